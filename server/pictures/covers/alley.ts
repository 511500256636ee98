import type { Drawing } from '../scenes/stage';
import { circle, each, ellipse, gradient, halo, leaf, rect, shape, stroke, times } from './shapes';

/** An alley of villas at dusk, with a shop whose lights are on. */
export const alley = (): Drawing => ({
  defs:
    gradient('sky', '#47437f', '#f0a277') +
    gradient('shop', '#ffe7b0', '#f4c67a') +
    halo('lamp', '#ffe0a3', 0.75),
  body: [
    rect(0, 0, 640, 480, 0, 'url(#sky)'),
    circle(424, 52, 22, '#fff1cf'),
    shape('M0 250Q90 176 190 214T400 186T640 226V480H0Z', '#5f5687'),
    farHouses(),
    villa(),
    shopHouse(),
    road(),
    streetLamp(),
    each(POTS, ([x, y, size]) => pot(x, y, size)),
    cat(),
  ].join(''),
  ground: '#5f5687',
});

function farHouses(): string {
  const lit = (isLit: boolean) => (isLit ? '#ffd98a' : '#6b6391');
  return (
    rect(236, 150, 70, 200, 0, '#4d4674') +
    rect(312, 180, 84, 180, 0, '#57507f') +
    times(
      4,
      (floor) =>
        rect(250, 170 + floor * 30, 12, 14, 1, lit(floor % 2 === 1)) +
        rect(276, 170 + floor * 30, 12, 14, 1, lit(floor % 3 === 0)) +
        rect(330, 200 + floor * 30, 14, 14, 1, lit(floor % 2 === 1)) +
        rect(362, 200 + floor * 30, 14, 14, 1, lit(false)),
    )
  );
}

function pane(x: number, y: number, [w, h]: readonly [number, number], isLit: boolean): string {
  const shine = shape(
    `M${x} ${y}h${w * 0.5}l${-w * 0.3} ${h}h${-w * 0.2}Z`,
    '#fff',
    ' opacity=".12"',
  );
  return (
    rect(x - 3, y - 3, w + 6, h + 6, 2, '#efe4d6') +
    rect(x, y, w, h, 1, isLit ? '#ffd98a' : '#6d7a99') +
    stroke(`M${x + w / 2} ${y}v${h}`, '#efe4d6', 3) +
    (isLit ? '' : shine)
  );
}

const PANES = [
  [26, 92, true],
  [128, 92, false],
  [26, 180, false],
  [128, 180, true],
] as const;

const villa = () =>
  shape('M0 60H214V372H0Z', '#b9745a') +
  shape('M214 60L252 92V360L214 372Z', '#8f5442') +
  rect(-4, 48, 224, 16, 2, '#e8ddd0') +
  times(19, (row) => stroke(`M0 ${78 + row * 15.5}H214`, '#a5654d', 1.2, ' opacity=".6"')) +
  each(
    PANES,
    ([x, y, isLit]) => pane(x, y, [62, 52], isLit) + rect(x - 8, y + 58, 78, 6, 2, '#e8ddd0'),
  ) +
  rect(22, 268, 76, 104, 0, '#3a3350') +
  rect(30, 276, 60, 96, 0, '#2c2743') +
  rect(122, 262, 78, 110, 3, '#4a3b45') +
  rect(130, 270, 62, 102, 2, '#2f8f86') +
  rect(138, 280, 46, 40, 2, '#bfe3df') +
  circle(184, 332, 3, '#f0e7da');

const GOODS = ['#d8694f', '#8fb8b0', '#e7a867', '#f4f1e8', '#54708c'];

const shelf = (row: number) =>
  rect(432, 284 + row * 28, 96, 4, 1, '#8a6a50') +
  times(5, (at) =>
    rect(436 + at * 18, 270 + row * 28, 12, 14, 2, GOODS[(row * 2 + at) % 5] ?? '#f4f1e8'),
  );

const shopHouse = () =>
  shape('M400 110H640V380H400Z', '#d9cbb8') +
  shape('M400 110L372 140V366L400 380Z', '#b3a48f') +
  rect(392, 98, 252, 16, 2, '#f2e9dc') +
  pane(432, 138, [58, 50], false) +
  pane(540, 138, [58, 50], true) +
  rect(418, 234, 206, 146, 3, '#5a4a40') +
  rect(426, 262, 108, 108, 2, 'url(#shop)') +
  rect(544, 262, 72, 118, 2, '#7a5c48') +
  rect(552, 270, 56, 110, 2, 'url(#shop)') +
  times(3, shelf) +
  times(10, (fold) =>
    shape(`M${410 + fold * 22} 222h22v28q-11 12 -22 0Z`, fold % 2 === 1 ? '#fff8ec' : '#00a99b'),
  ) +
  rect(408, 214, 224, 12, 3, '#00877c') +
  shape('M426 380H534L510 430H370Z', '#ffe0a3', ' opacity=".35"');

const road = () =>
  shape('M0 372H252L372 366L400 380H640V480H0Z', '#6a6480') +
  shape('M0 372H252L300 366H372L400 380H640V388H396L366 374H256L0 384Z', '#8b85a0') +
  shape('M250 376L318 372L520 480H150Z', '#5d5774') +
  stroke('M290 390L298 404M306 420L320 446M328 462L340 484', '#cfc7de', 4, ' opacity=".5"');

const streetLamp = () =>
  rect(300, 128, 7, 244, 2, '#39334f') +
  stroke('M303 134q0 -18 22 -18h10', '#39334f', 6) +
  shape('M326 112h30l-5 10h-20Z', '#39334f') +
  circle(341, 132, 100, 'url(#lamp)') +
  ellipse(341, 124, 11, 4, '#ffeec2') +
  stroke(
    'M-10 40Q150 96 303 142Q480 106 650 60M-10 64Q160 112 303 152Q500 120 650 84',
    '#2c2743',
    1.8,
    ' opacity=".6"',
  );

const POTS = [
  [214, 372, 1],
  [244, 370, 0.8],
  [394, 392, 1],
] as const;

const pot = (x: number, y: number, k: number) =>
  leaf(x, y - 18 * k, 34 * k, -26, '#4f8a63') +
  leaf(x, y - 18 * k, 38 * k, 4, '#6fa680') +
  leaf(x, y - 18 * k, 32 * k, 30, '#5f9b72') +
  shape(`M${x - 13 * k} ${y - 20 * k}h${26 * k}l${-4 * k} ${22 * k}h${-18 * k}Z`, '#d98b66');

const cat = () =>
  ellipse(330, 424, 26, 5, '#2c2743', ' opacity=".3"') +
  shape('M312 424q-4 -22 12 -24h10q14 4 12 24Z', '#f0e7da') +
  circle(336, 394, 11, '#f0e7da') +
  shape('M327 388l1 -10 7 6ZM338 384l7 -6 1 10Z', '#f0e7da') +
  shape('M318 404q6 -6 12 -2l-2 10q-8 2 -10 -8Z', '#d99a6c') +
  stroke('M312 420q-12 -2 -10 -14', '#f0e7da', 5);
