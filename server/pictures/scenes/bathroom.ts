import type { Dice } from './dice';
import { mix } from './color';
import type { Scene } from './scene';
import { drawShell } from './shell';
import { Stage } from './stage';

const TILES = [
  ['#6fb7b0', '#7cc0b8', '#63aaa4', '#74bab3'],
  ['#8fa9c2', '#9bb4cb', '#829db7', '#93adc5'],
  ['#c9a58f', '#d3b19c', '#bd9883', '#ccab96'],
  ['#a3b18e', '#afbc9b', '#96a581', '#a7b592'],
] as const;

/** A bathroom with a glass wall, tiled; the palette only tones it. */
export const bathroom: Scene = ({ palette, dice }) => {
  const stage = new Stage({
    palette: {
      ...palette,
      wall: mix('#e4ecec', palette.wall, 0.25),
      wallLeft: mix('#d7e2e2', palette.wallLeft, 0.25),
      wallRight: mix('#ecf2f2', palette.wallRight, 0.25),
      floor: mix('#9fb0b3', palette.floor, 0.15),
      floorDark: mix('#8fa1a4', palette.floorDark, 0.15),
      ceiling: mix('#fbfcfc', palette.ceiling, 0.25),
      shade: '#27323d',
    },
    width: 2.5,
    depth: 3.6,
    focal: 440,
  });
  drawShell(stage, { planks: false, ceilingLight: !palette.isNight });
  drawGrout(stage);
  drawShower(stage, dice);
  drawMirror(stage, dice.chance(0.6));
  drawBasin(stage, dice.pick(['#b98a5a', '#8d6a4c', '#d9d3c8', '#6f7f86']));
  drawToilet(stage);
  drawGlass(stage);
  drawTowel(stage, dice.pick(['#e7a867', '#8fb8b0', '#d97f6b', '#9aa9bd', '#f1ede4']));
  stage.flat([0.75, 1.3], [2.3, 2.8], stage.lit('#f4f1ea'), { y: 0.005, round: 8 });
  return stage.drawing();
};

function drawGrout(stage: Stage): void {
  const { width, height, depth } = stage;
  const white = (
    from: readonly [number, number, number],
    to: readonly [number, number, number],
    opacity: number,
  ) => {
    stage.line([from, to], '#ffffff', 1.3, opacity * (stage.palette.isNight ? 0.35 : 1));
  };
  for (let y = 0.3; y < height; y += 0.3) {
    white([0, y, depth], [width, y, depth], 0.8);
    white([0, y, 0.8], [0, y, depth], 0.75);
    white([width, y, 0.8], [width, y, depth], 0.8);
  }
  for (let x = 0.25; x < width; x += 0.25) {
    white([x, 0, depth], [x, height - 0.05, depth], 0.8);
    white([x, 0, 0.8], [x, 0, depth], 0.35);
  }
  for (let z = 1.2; z < depth; z += 0.3) {
    white([0, 0, z], [0, height, z], 0.75);
    white([width, 0, z], [width, height, z], 0.8);
    white([0, 0, z], [width, 0, z], 0.35);
  }
}

function drawShower(stage: Stage, dice: Dice): void {
  const tiles = dice.pick(TILES);
  for (let column = 0; column < 4; column += 1)
    for (let row = 0; row < 7; row += 1) {
      const [x, y] = [1.5 + column * 0.25, row * 0.3];
      const color = stage.lit(tiles[(column * 3 + row * 5) % 4] ?? tiles[0]);
      stage.upright([x, x + 0.25], [y, y + 0.3], 3.6, color, { stroke: '#e9f4f3', round: 1.3 });
    }
  const [x, y] = stage.at(1.95, 1.95, 3.55);
  stage.raw(
    `<path d="M${x + 26} ${y + 74}V${y}h-22" fill="none" stroke="#dfe7ea" stroke-width="4" stroke-linejoin="round"/><ellipse cx="${x + 2}" cy="${y + 3}" rx="15" ry="4.5" fill="#eef3f5"/><circle cx="${x + 26}" cy="${y + 80}" r="6" fill="#eef3f5"/>`,
  );
  stage.box([1.62, 2.45], [1.22, 1.25], [3.42, 3.6], '#ffffff');
  for (const [color, at, height] of [
    ['#e7a867', 1.74, 22],
    ['#ffffff', 1.88, 18],
    ['#3f8f86', 2.3, 20],
  ] as const) {
    const [left, foot] = stage.at(at, 1.25, 3.5);
    stage.raw(
      `<rect x="${left - 5}" y="${foot - height}" width="10" height="${height}" rx="2.5" fill="${color}"/><rect x="${left - 2.5}" y="${foot - height - 5}" width="5" height="6" fill="#5c6b70"/>`,
    );
  }
}

function drawMirror(stage: Stage, isRound: boolean): void {
  const [x, y] = stage.at(0.72, 1.62, 3.58);
  const glass = stage.gradient('#f4fafb', '#bfd5da');
  const frame = stage.lit('#b98a5a');
  stage.raw(
    isRound
      ? `<circle cx="${x}" cy="${y}" r="50" fill="${frame}"/><circle cx="${x}" cy="${y}" r="46.5" fill="${glass}"/>`
      : `<rect x="${x - 52}" y="${y - 46}" width="104" height="92" rx="6" fill="${frame}"/><rect x="${x - 49}" y="${y - 43}" width="98" height="86" rx="4" fill="${glass}"/>`,
  );
  stage.raw(
    `<path d="M${x - 30} ${y + 20}L${x + 14} ${y - 34}M${x - 14} ${y + 32}L${x + 32} ${y - 22}" stroke="#fff" stroke-width="7" opacity=".5" stroke-linecap="round"/>`,
  );
  stage.glow([0.72, 2.2, 3.5], 120, '#fff3d2', 0.55);
  stage.box([0.52, 0.92], [2.14, 2.2], [3.45, 3.58], '#fff6df', { contrast: 0.4 });
}

function drawBasin(stage: Stage, color: string): void {
  stage.shadow([0.05, 1.3], [3, 3.6], 0.14);
  stage.box([0.1, 1.28], [0.36, 0.78], [3.1, 3.6], stage.lit(color), { round: 2 });
  stage.line(
    [
      [0.69, 0.38, 3.1],
      [0.69, 0.76, 3.1],
    ],
    '#5a3f26',
    1.5,
    0.35,
  );
  stage.box([0.06, 1.32], [0.78, 0.84], [3.06, 3.6], stage.lit('#fbfbf9'), { round: 2 });
  const [x, y] = stage.at(0.7, 0.86, 3.3);
  const [soap, foot] = stage.at(1.16, 0.84, 3.2);
  stage.raw(
    `<path d="M${x - 48} ${y - 13}h96q-6 22 -48 22t-48 -22Z" fill="#ffffff"/><ellipse cx="${x}" cy="${y - 13}" rx="48" ry="9" fill="#e3ebec"/><ellipse cx="${x}" cy="${y - 12}" rx="40" ry="6.5" fill="#cfdcde"/><path d="M${x} ${y - 20}v-24q0 -8 8 -8h6v5" fill="none" stroke="#8d999e" stroke-width="5" stroke-linecap="round"/>` +
      `<rect x="${soap - 6}" y="${foot - 22}" width="12" height="22" rx="3" fill="#7cc0b8"/><path d="M${soap} ${foot - 22}v-7h-7" stroke="#5c6b70" stroke-width="2.6" fill="none"/>`,
  );
}

function drawToilet(stage: Stage): void {
  const [x, y] = stage.at(0.42, 0, 2.5);
  const k = stage.scale(2.5);
  stage.raw(
    `<ellipse cx="${x + 6}" cy="${y + 2}" rx="${0.3 * k}" ry="${0.09 * k}" fill="#27323d" opacity=".16"/><rect x="${x - 0.36 * k}" y="${y - 0.78 * k}" width="${0.22 * k}" height="${0.5 * k}" rx="6" fill="#e7eef0"/><path d="M${x - 0.2 * k} ${y - 0.4 * k}h${0.44 * k}q0 ${0.24 * k} ${-0.14 * k} ${0.3 * k}v${0.1 * k}h${-0.22 * k}v${-0.1 * k}q${-0.08 * k} ${-0.06 * k} ${-0.08 * k} ${-0.3 * k}Z" fill="#f4f8f9"/><ellipse cx="${x + 0.03 * k}" cy="${y - 0.41 * k}" rx="${0.25 * k}" ry="${0.08 * k}" fill="#ffffff"/><ellipse cx="${x + 0.04 * k}" cy="${y - 0.41 * k}" rx="${0.17 * k}" ry="${0.048 * k}" fill="#cbd8db"/>`,
  );
}

function drawGlass(stage: Stage): void {
  stage.face(
    [
      [1.45, 0, 2.35],
      [1.45, 2.05, 2.35],
      [1.45, 2.05, 3.58],
      [1.45, 0, 3.58],
    ],
    '#d7f0ee',
    { opacity: 0.34, stroke: '#ffffff', round: 2.4 },
  );
  stage.line(
    [
      [1.45, 2.05, 3.58],
      [1.45, 2.05, 2.35],
      [1.45, 0, 2.35],
    ],
    '#3c4950',
    4,
  );
}

function drawTowel(stage: Stage, color: string): void {
  const x = 2.42;
  stage.line(
    [
      [x, 1.45, 2.1],
      [x, 1.45, 2.75],
    ],
    '#8d999e',
    4.5,
  );
  stage.face(
    [
      [x, 1.46, 2.2],
      [x, 1.46, 2.62],
      [x, 0.86, 2.62],
      [x, 0.84, 2.2],
    ],
    stage.lit(color),
    {
      round: 4,
    },
  );
  stage.line(
    [
      [x, 0.98, 2.62],
      [x, 0.97, 2.2],
    ],
    '#ffffff',
    4,
    0.8,
  );
}
