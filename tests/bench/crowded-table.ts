import type { Figures } from './figures';

const SAMPLE = '3,000';
const kB = (bytes = Number.NaN) => (bytes / 1000).toFixed(1);
const times = (ours: number, bare: number) => `${(ours / bare).toFixed(2)} ×`;

/** Beside what the same run measured with the sample: nothing of it may grow with the houses. */
export function crowdedTable({ screens, panning, answering, crowded }: Figures): string[] {
  const small = { map: screens.find(({ name }) => name === '/map'), panning, answering };
  const of = (figure: (from: typeof small) => string) => `${figure(small)} | ${figure(crowded)} |`;
  return [
    `### The map with ${crowded.houses.toLocaleString('en')} houses`,
    '',
    'The figures above, measured again over PostgreSQL with a crowd of houses.',
    '',
    `| | ${SAMPLE} | ${crowded.houses.toLocaleString('en')} |`,
    '|---|--:|--:|',
    `| JavaScript of /map, own / engine (kB) | ${of(({ map }) => `${kB(map?.own)} / ${kB(map?.engine)}`)}`,
    `| /map usable after (ms) | ${of(({ map }) => (map?.usableMs ?? Number.NaN).toFixed(0))}`,
    `| marks while panning | ${of((from) => String(from.panning.marks))}`,
    `| longest task to bare MapLibre | ${of(({ panning: { bare, ours } }) => times(ours.longestTaskMs, bare.longestTaskMs))}`,
    `| script a frame to bare MapLibre | ${of(({ panning: { bare, ours } }) => times(ours.scriptPerFrameMs, bare.scriptPerFrameMs))}`,
    `| count of the filter (ms) | ${of((from) => from.answering.countMs.toFixed(0))}`,
    `| Back from a house (ms) | ${of((from) => from.answering.backMs.toFixed(0))}`,
    `| requests for that | ${of((from) => String(from.answering.backRequests))}`,
    '',
  ];
}
