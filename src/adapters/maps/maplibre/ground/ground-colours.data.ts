/** The colours of the ground, light and dark (spec/look L19). */
export interface GroundColours {
  readonly land: string;
  readonly water: string;
  /** The lines between areas. */
  readonly border: string;
  readonly label: string;
  readonly waterLabel: string;
  readonly campusLabel: string;
  readonly stationLabel: string;
  readonly station: string;
  readonly halo: string;
  /** How much white the colour of a line takes, 0 … 1, to be seen on this ground. */
  readonly lineTint: number;
}

export const GROUND_COLOURS: Readonly<Record<'light' | 'dark', GroundColours>> = {
  light: {
    land: '#f3f2ed',
    water: '#b4d8ea',
    border: '#b9bcc2',
    label: '#62666d',
    waterLabel: '#2c7093',
    campusLabel: '#386135',
    stationLabel: '#2b2f35',
    station: '#ffffff',
    halo: '#ffffff',
    lineTint: 0,
  },
  dark: {
    land: '#1b1f23',
    water: '#1d4253',
    border: '#4a535d',
    label: '#98a1ab',
    waterLabel: '#74b3cf',
    campusLabel: '#7fae8b',
    stationLabel: '#dfe4e9',
    station: '#1b1f23',
    halo: '#1b1f23',
    lineTint: 0.14,
  },
};
