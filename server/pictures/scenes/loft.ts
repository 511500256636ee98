import { mix } from './color';
import { drawPicture, drawPlant } from './decor';
import { drawTap } from './furniture-kitchen';
import { drawCushion, drawRoundRug, drawSofa } from './furniture-rest';
import { drawChair, drawDesk, drawDeskLamp } from './furniture-work';
import type { Scene } from './scene';
import { drawShell } from './shell';
import { Stage } from './stage';
import { drawSun, drawWindow } from './window';

const IRON = '#4b4039';

/** A room of two storeys: the bed above the kitchen, a stair between. */
export const loft: Scene = ({ palette, view, dice }) => {
  const stage = new Stage({
    palette,
    width: 3.6,
    height: 3.7,
    depth: 5,
    eyeY: 1.55,
    focal: 400,
    horizon: 268,
  });
  drawShell(stage, { ceilingLight: false });
  drawWindow(stage, [0.3, 1.65], [0.95, 3.25], {
    view,
    seed: dice.whole(1, 9999),
    curtain: { color: stage.lit(dice.pick(['#fbf4ea', '#e8edf0', '#efe3dc'])), isLong: true },
  });
  if (view !== 'brick') drawSun(stage, [0.35, 1.6], { drift: 0.2, reach: 2.1, opacity: 0.5 });
  drawKitchenBelow(stage);
  drawBedAbove(stage);
  drawStair(stage);
  drawRoundRug(stage, 0.85, 3, 0.72, mix(palette.duvetFold, palette.floor, 0.3));
  drawDesk(stage, [0.08, 0.98], [3.9, 4.6]);
  drawDeskLamp(stage, [0.3, 0.735, 4.3], palette.isNight);
  drawChair(stage, 0.42, 3.25, palette.accent, 'away');
  const sofa = stage.lit(dice.pick(['#c98a6a', '#7f97a3', '#9aa587', '#b59aa0']));
  drawSofa(stage, [2.35, 3.55], [2.75, 3.45], sofa);
  drawCushion(stage, [2.72, 0.64, 3], mix(palette.accent, '#ffffff', 0.2), -8);
  if (dice.chance(0.75)) drawPlant(stage, [0.22, 0, 3], dice.between(0.75, 1));
  return stage.drawing();
};

function drawKitchenBelow(stage: Stage): void {
  const { cabinet, shade, wood } = stage.palette;
  stage.upright([1.95, 3.6], [0, 2.05], 5, shade, { opacity: 0.1 });
  stage.box([2.1, 3.55], [0, 0.86], [4.45, 5], cabinet, { round: 1.5 });
  stage.box([2.06, 3.58], [0.86, 0.9], [4.4, 5], wood);
  stage.box([2.1, 3.55], [1.42, 1.95], [4.65, 5], cabinet, { round: 1.5 });
  for (const x of [2.58, 3.07]) {
    stage.line(
      [
        [x, 0.05, 4.45],
        [x, 0.84, 4.45],
      ],
      shade,
      1.3,
      0.22,
    );
    stage.line(
      [
        [x, 1.44, 4.65],
        [x, 1.93, 4.65],
      ],
      shade,
      1.3,
      0.22,
    );
  }
  drawTap(stage, [2.75, 0.9, 4.6], '#9aa09c');
}

function drawBedAbove(stage: Stage): void {
  const { accent, bed, duvet, wood } = stage.palette;
  stage.box([1.9, 3.6], [2.05, 2.2], [3.3, 5], mix(wood, '#ffffff', 0.1), { contrast: 0.8 });
  stage.box([2.3, 3.5], [2.2, 2.42], [3.9, 4.95], bed, { round: 4 });
  stage.box([2.28, 3.5], [2.28, 2.47], [3.9, 4.5], duvet, { round: 5 });
  stage.box([2.5, 3.3], [2.42, 2.56], [4.66, 4.9], bed, { round: 5 });
  drawPicture(stage, [2.4, 2.8], [2.85, 3.3], accent, duvet);
  stage.glow([3.2, 3, 4.6], 90, '#ffe9bd', 0.7);
  const [x, y] = stage.at(3.2, 3, 4.9);
  stage.raw(`<circle cx="${x}" cy="${y}" r="10" fill="#fff3d6"/>`);
  for (let post = 1.95; post < 3.6; post += 0.165)
    stage.box([post, post + 0.022], [2.2, 2.98], [3.3, 3.32], IRON, { round: 0 });
  stage.box([1.9, 3.6], [2.97, 3.02], [3.28, 3.34], wood);
}

function drawStair(stage: Stage): void {
  for (let step = 7; step >= 0; step -= 1) {
    const [y, z] = [0.27 + step * 0.255, 2.95 + step * 0.2];
    stage.box([1.42, 1.9], [y - 0.06, y], [z, z + 0.24], stage.palette.wood, { round: 1 });
  }
  for (const x of [1.9, 1.42])
    stage.line(
      [
        [x, 0.1, 2.85],
        [x, 2.15, 4.55],
      ],
      IRON,
      5,
    );
}
