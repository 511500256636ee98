import { mix } from './color';
import { drawBooks, drawPicture, drawPlant } from './decor';
import { drawMug } from './furniture-kitchen';
import { drawChair, drawDesk, drawDeskLamp, drawLaptop, drawMonitor } from './furniture-work';
import type { Scene } from './scene';
import { drawShell } from './shell';
import { Stage } from './stage';
import { drawSun, drawWindow } from './window';

/** A desk close up, beside a window. */
export const deskCorner: Scene = ({ palette, view, dice }) => {
  const stage = new Stage({ palette, width: 2.9, depth: 3.2, eyeX: 1.45, eyeY: 1.3, focal: 500 });
  const { accent, duvet, isNight } = palette;
  drawShell(stage, { ceilingLight: false });
  drawWindow(stage, [0.3, 1.25], [0.95, 2], {
    view,
    seed: dice.whole(1, 9999),
    panes: dice.pick([1, 2]),
    ...(dice.chance(0.5)
      ? { blind: dice.between(0.15, 0.45) }
      : { curtain: { color: stage.lit(dice.pick(['#f6efe2', '#e4e9ed'])) } }),
  });
  if (view !== 'brick') drawSun(stage, [0.35, 1.2], { drift: 0.35, reach: 1.3, opacity: 0.4 });
  drawBooks(stage, [1.55, 2.5], 1.6, 3.18, dice.whole(1, 99));
  if (dice.chance(0.6))
    drawBooks(stage, [1.55, dice.pick([2.1, 2.5])], 1.25, 3.18, dice.whole(1, 99));
  else drawPicture(stage, [1.7, 2.0], [1.05, 1.42], accent, duvet);
  stage.flat([0.7, 2.3], [1.75, 2.5], mix(palette.duvetFold, accent, 0.18), { y: 0.004, round: 8 });
  drawDesk(stage, [0.55, 2.25], [2.5, 3.15]);
  drawDeskLamp(stage, [0.78, 0.735, 2.95], isNight || dice.chance(0.3));
  if (dice.chance(0.6))
    drawMonitor(stage, [1.2, 1.78], [1.18, 0.84], 2.95, { frame: '#39424a', screen: '#6fa7b3' });
  else drawLaptop(stage, [1.4, 0.745, 2.75]);
  drawMug(stage, [1.95, 0.74, 2.7], stage.lit(dice.pick(['#ffffff', '#f0c46a', '#d97f6b'])));
  if (dice.chance(0.6)) drawPlant(stage, [2.12, 0.74, 2.95], 0.3, '#6a9a7c');
  drawChair(stage, 1.2, 2.05, accent, 'away');
  if (dice.chance(0.6)) drawPlant(stage, [2.6, 0, 2.8], dice.between(0.75, 0.95));
  return stage.drawing();
};
