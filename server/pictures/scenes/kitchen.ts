import { mix } from './color';
import { drawPlant } from './decor';
import { drawFridge, drawJar, drawKettle, drawMug, drawTap } from './furniture-kitchen';
import type { Scene } from './scene';
import { drawShell } from './shell';
import { Stage } from './stage';
import { drawWindow } from './window';

/** The kitchen of a one-room seen from the front: worktop, cupboards, refrigerator. */
export const kitchen: Scene = ({ palette, view, dice }) => {
  const stage = new Stage({ palette, width: 2.7, depth: 3.1, eyeX: 1.4, eyeY: 1.45, focal: 480 });
  const { cabinet, shade, wood } = palette;
  const front = mix(cabinet, palette.accent, dice.pick([0, 0, 0.35]));
  const back = 3.1;
  drawShell(stage, { ceilingLight: false });
  stage.upright(
    [0.02, 1.98],
    [0.88, 1.5],
    back,
    stage.lit(dice.pick(['#f4f2ec', '#dfe9e6', '#efe6e0'])),
  );
  for (let x = 0.2; x < 1.95; x += 0.18)
    stage.line(
      [
        [x, 0.9, back],
        [x, 1.5, back],
      ],
      shade,
      1,
      0.09,
    );
  for (const y of [1.05, 1.2, 1.35])
    stage.line(
      [
        [0.02, y, back],
        [1.98, y, back],
      ],
      shade,
      1,
      0.09,
    );
  if (dice.chance(0.45))
    drawWindow(stage, [0.78, 1.3], [1.16, 1.95], { view, seed: dice.whole(1, 9999), panes: 1 });
  const upper = dice.chance(0.5)
    ? ([
        [0.02, 0.62],
        [1.4, 1.98],
      ] as const)
    : ([[0.02, 1.98]] as const);
  for (const [x0, x1] of upper) {
    stage.box([x0, x1], [1.52, 2.15], [back - 0.34, back], front, { round: 1.5 });
    for (let x = x0 + 0.32; x < x1 - 0.1; x += 0.32)
      stage.line(
        [
          [x, 1.54, back - 0.34],
          [x, 2.13, back - 0.34],
        ],
        shade,
        1.3,
        0.25,
      );
  }
  stage.shadow([0, 2], [2.35, back]);
  stage.box([0.02, 1.98], [0.08, 0.86], [2.5, back], front, { round: 1.5 });
  for (let door = 0; door < 4; door += 1) {
    const x = 0.02 + door * 0.49;
    if (door > 0)
      stage.line(
        [
          [x, 0.1, 2.5],
          [x, 0.84, 2.5],
        ],
        shade,
        1.4,
        0.28,
      );
    stage.line(
      [
        [x + 0.16, 0.77, 2.5],
        [x + 0.33, 0.77, 2.5],
      ],
      mix(wood, '#ffffff', 0.3),
      3,
    );
  }
  stage.box(
    [0, 2],
    [0.86, 0.91],
    [2.46, back],
    mix(wood, '#ffffff', dice.pick([0.15, 0.45, 0.75])),
  );
  stage.flat([0.28, 0.78], [2.6, 2.98], '#aab4bb', { y: 0.912, round: 3 });
  drawTap(stage, [0.52, 0.92, 3], '#8f9aa2');
  stage.flat([1.12, 1.66], [2.6, 2.98], '#2f363c', { y: 0.912, round: 3 });
  for (const x of [1.26, 1.52]) drawPlate(stage, x);
  if (dice.chance(0.7))
    drawKettle(stage, [1.5, 0.92, 2.8], stage.lit(dice.pick(['#d8694f', '#3f8f86', '#e3b04b'])));
  for (const x of [0.9, 1.0])
    drawJar(stage, [x, 0.92, 2.95], dice.pick(['#e3b04b', '#cfe0d6', '#d9876a']));
  drawMug(stage, [1.82, 0.92, 2.8], stage.lit(dice.pick(['#ffffff', '#f0c46a', '#8fb8b0'])));
  const fridge = dice.pick([1.35, 1.6, 1.75]);
  drawFridge(stage, [2.06, 2.68], [2.42, back], fridge, stage.lit('#f4f6f7'));
  if (dice.chance(0.6)) drawPlant(stage, [2.35, fridge, 2.7], 0.3);
  return stage.drawing();
};

function drawPlate(stage: Stage, x: number): void {
  const [cx, cy] = stage.at(x, 0.914, 2.79);
  stage.raw(
    `<ellipse cx="${cx}" cy="${cy}" rx="17" ry="5" fill="none" stroke="#6b757d" stroke-width="1.6"/>`,
  );
}
