import type { Drawing } from '../scenes/stage';
import { circle, each, gradient, placed, rect, shadowOf, shape, stroke, times } from './shapes';

const SHADE = '#27323d';

/** The money of one month: a list, a calculator, coins and a coffee, seen from above. */
export const budget = (): Drawing => ({
  defs: gradient('desk', '#dfeae6', '#c9dcd6', true),
  body: [
    rect(0, 0, 640, 480, 0, 'url(#desk)'),
    shape('M260 -10L660 -10L430 490L70 490Z', '#fff', ' opacity=".3"'),
    notebook(),
    calculator(),
    coin(508, 352, 38, '#e0b35a'),
    coin(560, 396, 32, '#c9d1d6'),
    coin(452, 400, 30, '#d99a6c'),
    coin(582, 322, 24, '#e0b35a'),
    coffee(),
    pencil(),
  ].join(''),
  ground: '#d4e3de',
});

const LINES = [
  { y: -84, width: 84, isDone: true },
  { y: -50, width: 70, isDone: true },
  { y: -16, width: 92, isDone: true },
  { y: 18, width: 60, isDone: false },
  { y: 52, width: 76, isDone: false },
];

const notebook = () =>
  placed(
    262,
    246,
    -8,
    shadowOf(rect(-124, -150, 248, 300, 12, SHADE), 10, 14) +
      rect(-128, -152, 246, 304, 12, '#3f8f86') +
      rect(-120, -150, 240, 300, 10, '#fffdf8') +
      times(11, (ring) => stroke(`M-118 ${-130 + ring * 26}h-22`, '#8f9aa2', 5)) +
      rect(-88, -124, 110, 14, 7, '#4a5560') +
      each(
        LINES,
        ({ y, width, isDone }) =>
          rect(-88, y, 16, 16, 4, isDone ? '#00c1b1' : '#e6ebe8') +
          (isDone ? stroke(`M-84 ${y + 8}l4 4 6 -8`, '#17191c', 2.6) : '') +
          rect(-60, y + 4, width, 8, 4, '#cfd6d6') +
          rect(54, y + 4, 40, 8, 4, '#8fb8b0'),
      ) +
      stroke('M-88 92H94', '#4a5560', 3) +
      rect(-88, 108, 50, 12, 6, '#4a5560') +
      rect(28, 106, 66, 16, 8, '#e7a867'),
  );

function keyColor(row: number, column: number): string {
  if (column < 2) return '#f1ede4';
  return row === 3 ? '#00c1b1' : '#e7a867';
}

const calculator = () =>
  placed(
    500,
    170,
    9,
    shadowOf(rect(-72, -104, 144, 208, 16, SHADE), 10, 13) +
      rect(-72, -104, 144, 208, 16, '#4a5560') +
      rect(-72, -104, 144, 14, 7, '#fff', ' opacity=".1"') +
      rect(-54, -84, 108, 46, 8, '#cfe3df') +
      stroke('M6 -52v-20M18 -52v-20h14v20h-14M42 -52v-20', '#3f4f5c', 4) +
      times(4, (row) =>
        times(3, (column) =>
          rect(-54 + column * 38, -24 + row * 30, 30, 22, 6, keyColor(row, column)),
        ),
      ),
  );

const coin = (x: number, y: number, r: number, color: string) =>
  shadowOf(circle(x, y, r, SHADE), 5, 7) +
  circle(x, y, r, color) +
  circle(x, y, r - 6, 'none', ' stroke="#fff" stroke-opacity=".45" stroke-width="2.4"') +
  stroke(
    `M${x - r * 0.3} ${y - r * 0.28}l${r * 0.15} ${r * 0.56} ${r * 0.15} -${r * 0.42} ${r * 0.15} ${r * 0.42} ${r * 0.15} -${r * 0.56}`,
    '#fff',
    2.6,
    ' opacity=".7"',
  );

const coffee = () =>
  shadowOf(circle(84, 92, 62, SHADE), 8, 11) +
  circle(84, 92, 62, '#fff') +
  circle(84, 92, 50, '#8a5a3c') +
  stroke('M52 74A38 38 0 0 1 92 52', '#fff', 6, ' stroke-opacity=".35"') +
  shape(
    'M84 92m-20 6c4 -14 18 -18 20 -4c4 -14 20 -10 18 4c-2 10 -14 14 -18 20c-6 -6 -18 -10 -20 -20Z',
    '#d9b48f',
    ' opacity=".9"',
  ) +
  stroke('M20 108q-34 -12 -18 -44', '#fff', 13);

const pencil = () =>
  placed(
    86,
    372,
    28,
    shadowOf(rect(-7, -96, 14, 190, 7, SHADE), 7, 7) +
      rect(-7, -96, 14, 150, 4, '#f0c46a') +
      rect(-7, -96, 5, 150, 2, '#fff', ' opacity=".3"') +
      rect(-7, -108, 14, 18, 5, '#d8694f') +
      shape('M-7 54H7L1.5 84Q0 87 -1.5 84Z', '#f1dfc2') +
      shape('M-2.6 76H2.6L1.2 84Q0 87 -1.2 84Z', '#3f4a54'),
  );
