/** A stretch of a river: its centre line from upstream to downstream, and how wide it is there. */
export interface RiverStretch {
  readonly name: string;
  /** Metres from bank to bank, about. */
  readonly width: number;
  readonly points: readonly (readonly [lat: number, lng: number])[];
}

/**
 * The Han from Paldang to its mouth, by the middles of its bridges. Stretches meet in the point
 * that both name, so that a line of changing width has no gap.
 */
// oxfmt-ignore
export const HAN_RIVER: readonly RiverStretch[] = [
  { name: '한강', width: 500, points: [
    [37.5245, 127.2795], [37.5345, 127.258], [37.5475, 127.244], [37.562, 127.225],
    [37.5725, 127.203], [37.578, 127.181], [37.581, 127.16], [37.5755, 127.141],
    [37.5655, 127.1245], [37.5545, 127.1165], [37.5435, 127.113],
  ] },
  { name: '한강', width: 850, points: [
    [37.5435, 127.113], [37.535, 127.1045], [37.528, 127.0985], [37.5235, 127.0915],
    [37.5225, 127.079], [37.526, 127.0645], [37.5315, 127.0545], [37.5365, 127.0445],
    [37.5385, 127.0345], [37.5365, 127.0215], [37.5275, 127.012], [37.516, 126.997],
    [37.5105, 126.983], [37.5125, 126.97], [37.5175, 126.9585], [37.5245, 126.9485],
    [37.5335, 126.9365], [37.5395, 126.924], [37.541, 126.9135], [37.544, 126.903],
    [37.551, 126.8915], [37.559, 126.878], [37.5705, 126.861],
  ] },
  { name: '한강', width: 1000, points: [
    [37.5705, 126.861], [37.58, 126.846], [37.5885, 126.8275], [37.597, 126.81],
    [37.605, 126.785], [37.62, 126.763], [37.64, 126.738], [37.663, 126.716],
    [37.69, 126.698], [37.72, 126.684], [37.752, 126.672],
  ] },
];
