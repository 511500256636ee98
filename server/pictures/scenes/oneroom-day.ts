import { mix } from './color';
import { drawAircon, drawBooks, drawPicture, drawPlant } from './decor';
import { drawKitchenette } from './furniture-kitchen';
import { drawBed, drawRoundRug, drawRug } from './furniture-rest';
import { drawChair, drawDesk, drawDeskLamp, drawMonitor } from './furniture-work';
import type { Scene } from './scene';
import { drawShell } from './shell';
import { Stage } from './stage';
import { drawSun, drawWindow } from './window';

/** One room: kitchen at the left, desk under the window, bed at the right. */
export const oneroomDay: Scene = ({ palette, view, dice }) => {
  const stage = new Stage({ palette, width: 3.5, depth: 4.7, eyeX: dice.between(1.68, 1.84) });
  const { accent, duvet, duvetFold, isNight } = palette;
  drawShell(stage, { ceilingLight: !isNight });
  const right = dice.pick([2.2, 2.35, 2.45]);
  drawWindow(stage, [1.0, right], [dice.pick([0.92, 0.8, 1.0]), 2.02], {
    view,
    seed: dice.whole(1, 9999),
    panes: dice.pick([2, 2, 3]),
    ...(dice.chance(0.7)
      ? { curtain: { color: stage.lit(dice.pick(['#f6efe2', '#e9eef0', '#efe3d8'])) } }
      : { blind: dice.between(0.15, 0.4) }),
  });
  drawAircon(stage, [2.58, 3.38], 1.98);
  if (dice.chance(0.55)) {
    drawPicture(stage, [2.62, 2.92], [1.25, 1.66], accent, duvet);
    drawPicture(stage, [3.0, 3.2], [1.36, 1.66], duvet, accent);
  } else drawBooks(stage, [2.66, 3.36], 1.4, 4.68, dice.whole(1, 99));
  if (view !== 'brick') drawSun(stage, [1.05, right], { drift: -0.35, reach: 2, opacity: 0.42 });
  drawKitchenette(stage, [2.75, 4.65]);
  drawDesk(stage, [1.0, 2.05], [4.1, 4.65]);
  drawDeskLamp(stage, [1.18, 0.735, 4.4], isNight);
  if (dice.chance(0.65))
    drawMonitor(stage, [1.45, 1.88], [1.12, 0.84], 4.45, { frame: '#39424a', screen: '#6fa7b3' });
  const rug = mix(duvetFold, accent, 0.12);
  if (dice.chance(0.5)) drawRug(stage, [0.95, 2.25], [2.75, 3.95], rug);
  else drawRoundRug(stage, 1.6, 3.3, 0.8, rug);
  drawChair(stage, 1.36, 3.66, accent, 'away');
  drawBed(stage, [2.38, 3.5], [2.35, 4.62]);
  if (dice.chance(0.7)) drawPlant(stage, [2.16, 0, 4.36], dice.between(0.7, 0.95));
  return stage.drawing();
};
