import type { Drawing } from '../scenes/stage';
import { circle, each, ellipse, placed, rect, shadowOf, shape, stroke, times } from './shapes';

const SHADE = '#3b4a3f';

/** A meal for one being cooked, seen from above. */
export const cooking = (): Drawing => ({
  defs: '',
  body: [
    tiles(),
    pan(),
    egg(302, 216, 0.95, 10),
    egg(404, 262, 0.9, 130),
    each(ONIONS, ([x, y], index) => placed(x, y, index * 50, onion(9, 4))),
    board(),
    knife(),
    rice(),
    eggBox(),
    sideDish(),
  ].join(''),
  ground: '#e9ece4',
});

const tiles = () =>
  rect(0, 0, 640, 480, 0, '#e9ece4') +
  times(5, (row) => stroke(`M0 ${row * 120}H640`, '#d8ddd2', 2)) +
  times(7, (column) => stroke(`M${column * 120 - 30} 0V480`, '#d8ddd2', 2)) +
  shape('M300 -10L700 -10L470 490L110 490Z', '#fff', ' opacity=".35"');

const pan = () =>
  shadowOf(
    circle(350, 232, 146, SHADE) +
      rect(450, 300, 40, 190, 18, SHADE, ' transform="rotate(-42 450 300)"'),
    12,
    16,
    0.16,
  ) +
  `<g transform="rotate(-42 350 232)">${rect(332, 370, 36, 150, 16, '#c99b6a')}${rect(332, 370, 12, 150, 6, '#fff', ' opacity=".18"')}${rect(336, 360, 28, 30, 4, '#7e8990')}</g>` +
  circle(350, 232, 146, '#3f4a50') +
  circle(350, 232, 128, '#4c585f') +
  stroke('M246 184A116 116 0 0 1 340 116', '#fff', 9, ' stroke-opacity=".16"');

const egg = (x: number, y: number, size: number, turn: number) =>
  placed(
    x,
    y,
    turn,
    `<g transform="scale(${size})">${shape('M-58 6C-66 -26 -40 -34 -30 -48C-16 -66 14 -56 30 -46C54 -34 64 -8 52 14C44 34 36 50 8 50C-16 54 -50 42 -58 6Z', '#fffdf6')}${circle(-2, -2, 24, '#f5b93f')}${stroke('M-16 -10A18 18 0 0 1 -2 -20', '#fff', 5, ' stroke-opacity=".7"')}</g>`,
  );

const ONIONS = [
  [330, 312],
  [356, 150],
  [420, 184],
  [284, 288],
  [346, 238],
  [440, 226],
] as const;

const onion = (radius: number, hole: number, x = 0, y = 0) =>
  circle(x, y, radius, '#7fb06f') + circle(x, y, hole, '#e3f0d8');

const CUT = [
  [30, 10],
  [48, 30],
  [28, 44],
  [52, 62],
  [34, 80],
] as const;

const board = () =>
  placed(
    110,
    300,
    -10,
    shadowOf(rect(-90, -130, 180, 250, 20, SHADE), 9, 12) +
      rect(-90, -130, 180, 250, 20, '#d9b183') +
      times(4, (line) => stroke(`M${-60 + line * 40} -116V106`, '#c79b6a', 2, ' opacity=".5"')) +
      circle(0, -106, 11, '#e9ece4') +
      each(
        [-44, -26, -8],
        (x, index) =>
          stroke(`M${x} 96V${-30 - index * 8}`, index === 1 ? '#8fc07a' : '#6fa760', 11) +
          stroke(`M${x} 96V56`, '#f1f6e6', 11),
      ) +
      each(CUT, ([x, y]) => onion(8, 3.5, x, y)),
  );

const knife = () =>
  placed(
    214,
    408,
    74,
    shadowOf(rect(-9, -60, 18, 160, 6, SHADE), 6, 8) +
      shape('M-10 -76Q14 -40 12 40H-10Z', '#dfe5e8') +
      shape('M-10 -76Q2 -40 2 40H-10Z', '#c9d1d6') +
      rect(-10, 38, 22, 74, 7, '#5a4a40'),
  );

const GRAINS = [
  [-16, -10],
  [12, -18],
  [-4, 10],
  [22, 8],
  [-26, 14],
  [4, -30],
] as const;

const rice = () =>
  shadowOf(circle(566, 96, 70, SHADE), 9, 12) +
  circle(566, 96, 70, '#fff') +
  circle(566, 96, 57, '#dfe9e6') +
  circle(566, 94, 50, '#fffdf8') +
  each(GRAINS, ([x, y]) => placed(566 + x, 94 + y, x * 3, ellipse(0, 0, 7, 4, '#efeade')));

const eggBox = () =>
  shadowOf(rect(40, 24, 132, 92, 14, SHADE), 8, 10) +
  rect(40, 24, 132, 92, 14, '#b9a48a') +
  times(6, (index) => {
    const [x, y] = [64 + (index % 3) * 42, 48 + Math.floor(index / 3) * 44];
    const isTaken = index === 5;
    return (
      circle(x, y, 18, '#a08a70') +
      (isTaken
        ? ''
        : ellipse(x, y - 2, 13, 15, '#f2d9b8') +
          ellipse(x - 3, y - 6, 4, 6, '#fff', ' opacity=".5"'))
    );
  });

const sideDish = () =>
  shadowOf(circle(584, 258, 42, SHADE), 7, 9) +
  circle(584, 258, 42, '#00a99b') +
  circle(584, 258, 32, '#f4f1e8') +
  circle(576, 250, 9, '#d8694f') +
  circle(596, 256, 8, '#e7a867') +
  circle(582, 270, 8, '#d8694f');
