import { mix } from './color';
import { drawBooks, drawPendant, drawPlant } from './decor';
import type { Dice } from './dice';
import { drawFridge, drawJar, drawKettle, drawMug, drawTap } from './furniture-kitchen';
import { drawRoundRug } from './furniture-rest';
import { drawChair } from './furniture-work';
import type { Scene } from './scene';
import { drawShell } from './shell';
import { Stage } from './stage';
import { drawSun, drawWindow } from './window';

/** The kitchen of a shared house, with the table at which everybody eats. */
export const shareKitchen: Scene = ({ palette, view, dice }) => {
  const stage = new Stage({ palette, width: 4.6, depth: 5, focal: 420 });
  drawShell(stage, { ceilingLight: false });
  drawTiles(stage);
  drawWindow(stage, [1.25, 2.6], [1.12, 2.02], { view, seed: dice.whole(1, 9999) });
  drawFitted(stage);
  drawTap(stage, [2.0, 0.92, 4.75]);
  drawOven(stage);
  drawKettle(stage, [3.02, 0.91, 4.6], stage.lit(dice.pick(['#d8694f', '#3f8f86', '#54708c'])));
  for (const x of [0.3, 0.46, 0.62])
    drawJar(stage, [x, 0.91, 4.7], dice.pick(['#e3b04b', '#cfe0d6', '#d9876a', '#f1ede4']));
  drawFridge(stage, [3.62, 4.5], [4.3, 5], 1.82, stage.lit('#f4f1e8'));
  if (view !== 'brick') drawSun(stage, [1.3, 2.6], { reach: 1.9, opacity: 0.25 });
  drawBooks(stage, [4.1, 4.55], 2.06, 4.6, dice.whole(1, 99));
  drawTable(stage, dice);
  const hood = mix(palette.dark, palette.accent, dice.pick([0, 0.25, 0.5]));
  for (const x of [1.7, 2.9]) drawPendant(stage, [x, 2.4, 3.1], hood);
  if (dice.chance(0.7)) drawPlant(stage, [0.42, 0, 3.35], dice.between(0.85, 1.1));
  return stage.drawing();
};

function drawTiles(stage: Stage): void {
  const { shade } = stage.palette;
  stage.upright([0.02, 3.5], [0.88, 1.5], 5, stage.lit('#f6f4ec'));
  for (let x = 0.24; x < 3.4; x += 0.22)
    stage.line(
      [
        [x, 0.88, 5],
        [x, 1.5, 5],
      ],
      shade,
      1,
      0.08,
    );
  for (const y of [1.09, 1.3])
    stage.line(
      [
        [0.02, y, 5],
        [3.5, y, 5],
      ],
      shade,
      1,
      0.08,
    );
}

function drawFitted(stage: Stage): void {
  const { cabinet, shade } = stage.palette;
  for (const x of [
    [0.02, 1.1],
    [2.75, 3.5],
  ] as const) {
    stage.box(x, [1.52, 2.2], [4.62, 5], cabinet, { round: 1.5 });
    const middle = (x[0] + x[1]) / 2;
    stage.line(
      [
        [middle, 1.54, 4.62],
        [middle, 2.18, 4.62],
      ],
      shade,
      1.3,
      0.28,
    );
  }
  stage.shadow([0, 3.55], [4.28, 5]);
  stage.box([0.02, 3.5], [0.08, 0.86], [4.4, 5], cabinet, { round: 1.5 });
  for (let door = 0; door < 6; door += 1) {
    const x = 0.02 + door * 0.58;
    if (door > 0)
      stage.line(
        [
          [x, 0.1, 4.4],
          [x, 0.84, 4.4],
        ],
        shade,
        1.3,
        0.25,
      );
    stage.line(
      [
        [x + 0.2, 0.76, 4.4],
        [x + 0.38, 0.76, 4.4],
      ],
      '#e9dcb8',
      2.4,
    );
  }
  stage.box([0, 3.54], [0.86, 0.91], [4.36, 5], stage.lit('#efe6d8'));
}

function drawOven(stage: Stage): void {
  const [left, top] = stage.at(2.85, 0.7, 4.4);
  const [right, bottom] = stage.at(3.35, 0.2, 4.4);
  const [w, h] = [right - left, bottom - top];
  stage.raw(
    `<rect x="${left}" y="${top}" width="${w}" height="${h}" rx="3" fill="#37423c"/><rect x="${left + 5}" y="${top + 9}" width="${w - 10}" height="${h - 15}" rx="2" fill="#56645c"/><path d="M${left + 6} ${top + 5}h${w - 12}" stroke="#cdd5cf" stroke-width="2"/>`,
  );
}

const SEATS = ['#d98b66', '#7f9c86', '#e3b04b', '#fbf6ea', '#6f8fa8', '#b7848a'] as const;

function drawTable(stage: Stage, dice: Dice): void {
  const { palette } = stage;
  const seat = () => stage.lit(dice.pick(SEATS));
  drawRoundRug(stage, 2.3, 3.1, 1.45, stage.lit(dice.pick(['#dfc7a4', '#cfd8d2', '#e2d2cc'])));
  drawChair(stage, 1.35, 3.55, seat(), 'here');
  drawChair(stage, 2.75, 3.55, seat(), 'here');
  stage.shadow([1.15, 3.45], [2.65, 3.6]);
  const leg = mix(palette.wood, palette.shade, 0.15);
  for (const z of [3.35, 2.72])
    for (const x of [1.28, 3.24]) stage.box([x, x + 0.07], [0, 0.7], [z, z + 0.07], leg);
  stage.box([1.15, 3.45], [0.69, 0.745], [2.62, 3.5], mix(palette.wood, '#ffffff', 0.12), {
    round: 3,
  });
  drawFruit(stage);
  drawMug(stage, [1.6, 0.75, 2.9]);
  drawChair(stage, 1.5, 2.2, seat(), 'away');
  drawChair(stage, 2.68, 2.2, seat(), 'away');
}

function drawFruit(stage: Stage): void {
  const [x, y] = stage.at(2.3, 0.75, 3.05);
  stage.raw(
    `<ellipse cx="${x}" cy="${y + 1}" rx="34" ry="8" fill="#fff" opacity=".9"/><circle cx="${x - 12}" cy="${y - 7}" r="9" fill="#e5874e"/><circle cx="${x + 5}" cy="${y - 9}" r="9.5" fill="#f0a95c"/><circle cx="${x + 15}" cy="${y - 4}" r="8" fill="#d8694f"/><path d="M${x + 5} ${y - 18}q3 -6 8 -5" stroke="#5f8a63" stroke-width="2.4" fill="none"/>`,
  );
}
