import type { Dice } from './dice';

/** The colours of one room (spec/look L15). */
export interface Palette {
  readonly wall: string;
  readonly wallLeft: string;
  readonly wallRight: string;
  readonly ceiling: string;
  readonly floor: string;
  readonly floorDark: string;
  readonly trim: string;
  readonly wood: string;
  readonly cabinet: string;
  readonly metal: string;
  readonly bed: string;
  readonly duvet: string;
  readonly duvetFold: string;
  readonly accent: string;
  readonly shade: string;
  readonly light: string;
  readonly dark: string;
  /** Lamps instead of the sun. */
  readonly isNight: boolean;
}

const day: Palette = {
  wall: '#f3ede4',
  wallLeft: '#e9e1d5',
  wallRight: '#f7f2ea',
  ceiling: '#fbf8f3',
  floor: '#d9b88f',
  floorDark: '#c9a579',
  trim: '#ffffff',
  wood: '#c99b6a',
  cabinet: '#f8f6f2',
  metal: '#cfd5da',
  bed: '#ffffff',
  duvet: '#8fb8b0',
  duvetFold: '#dfeae6',
  accent: '#e7a867',
  shade: '#3b2f2a',
  light: '#fff6df',
  dark: '#4a5560',
  isNight: false,
};

const evening: Palette = {
  wall: '#8d8297',
  wallLeft: '#75697f',
  wallRight: '#9a8ca0',
  ceiling: '#a89bad',
  floor: '#8a6450',
  floorDark: '#7a5646',
  trim: '#c9bccb',
  wood: '#8c5f45',
  cabinet: '#a79cab',
  metal: '#8c8798',
  bed: '#d9cdd3',
  duvet: '#54608c',
  duvetFold: '#8f97bd',
  accent: '#f0b25e',
  shade: '#1e1826',
  light: '#ffd491',
  dark: '#352f42',
  isNight: true,
};

const cool: Palette = {
  ...day,
  wall: '#e9eef1',
  wallLeft: '#dbe3e8',
  wallRight: '#f1f5f7',
  ceiling: '#f9fbfc',
  floor: '#cfc4b4',
  floorDark: '#beb2a1',
  wood: '#b99a78',
  cabinet: '#ffffff',
  metal: '#c5ced6',
  duvet: '#9aa9bd',
  duvetFold: '#dde4ec',
  accent: '#00c1b1',
  shade: '#27323d',
  light: '#ffffff',
  dark: '#3f4b57',
};

const green: Palette = {
  ...day,
  wall: '#eef0e6',
  wallLeft: '#dfe4d6',
  wallRight: '#f4f6ee',
  ceiling: '#fafaf5',
  floor: '#c9a57c',
  floorDark: '#b8936a',
  wood: '#b98a5a',
  cabinet: '#7f9c86',
  metal: '#d3d8d6',
  duvet: '#c98d6b',
  duvetFold: '#ecd9c8',
  accent: '#e3b04b',
  shade: '#2c3a30',
  light: '#fff8e2',
  dark: '#43524a',
};

const sand: Palette = {
  ...day,
  wall: '#f2e9dd',
  wallLeft: '#e6daca',
  wallRight: '#f7f0e6',
  ceiling: '#fbf7f0',
  floor: '#e0d3c3',
  floorDark: '#d2c3b0',
  wood: '#a9764d',
  cabinet: '#efe6da',
  metal: '#d8cfc6',
  bed: '#fffdf9',
  duvet: '#d99a7c',
  duvetFold: '#f1dccd',
  accent: '#3f8f86',
  shade: '#3d2f26',
  light: '#fff3dc',
  dark: '#5a4a40',
};

const rose: Palette = {
  ...day,
  wall: '#f4ebe8',
  wallLeft: '#e9dcd8',
  wallRight: '#f8f1ee',
  ceiling: '#fcf8f6',
  floor: '#d6c3b2',
  floorDark: '#c6b09d',
  wood: '#bd9272',
  cabinet: '#f6efec',
  duvet: '#b7848a',
  duvetFold: '#eddcdb',
  accent: '#6f8fa8',
  shade: '#3a2c2e',
  dark: '#574a4e',
};

const walnut: Palette = {
  ...day,
  wall: '#ecebe7',
  wallLeft: '#dedcd6',
  wallRight: '#f3f2ef',
  ceiling: '#fafaf8',
  floor: '#8f6b4d',
  floorDark: '#7d5b40',
  wood: '#7a5236',
  cabinet: '#e9e7e2',
  duvet: '#6f7f76',
  duvetFold: '#dcdfd8',
  accent: '#cf8a4a',
  shade: '#2b2521',
  dark: '#3d3a38',
};

export const PALETTES = { day, evening, cool, green, sand, rose, walnut };
export type PaletteName = keyof typeof PALETTES;

const DUVETS = [
  ['#8fb8b0', '#dfeae6'],
  ['#9aa9bd', '#dde4ec'],
  ['#d99a7c', '#f1dccd'],
  ['#a9b08a', '#e6e8d6'],
  ['#c7a0a4', '#f0e0e0'],
  ['#e4d6bf', '#f6efe2'],
] as const;

const ACCENTS = ['#e7a867', '#3f8f86', '#d97f6b', '#6f8fa8', '#e3b04b', '#7f9c86'] as const;

/** The same room lived in by somebody else: other bedding, another accent. */
export function varyPalette(palette: Palette, dice: Dice): Palette {
  const [duvet, duvetFold] = dice.pick(DUVETS);
  const accent = dice.pick(ACCENTS);
  const isOther = dice.chance(0.6);
  if (palette.isNight) return isOther ? { ...palette, accent } : palette;
  return isOther ? { ...palette, duvet, duvetFold, accent } : palette;
}
