import { mix } from './color';
import { drawBooks, drawPlant } from './decor';
import { drawBed, drawRoundRug, drawRug } from './furniture-rest';
import { drawChair, drawDesk, drawDeskLamp, drawMonitor } from './furniture-work';
import type { Scene } from './scene';
import { drawShell } from './shell';
import { Stage } from './stage';
import { drawSun, drawWindow } from './window';

/** One room with the bed at the left and a desk along the right wall. */
export const oneroomEvening: Scene = ({ palette, view, dice }) => {
  const stage = new Stage({ palette, width: 3.5, depth: 4.6, eyeX: dice.between(1.68, 1.84) });
  const { accent, duvetFold, isNight, light, wood } = palette;
  drawShell(stage, { ceilingLight: false });
  drawWindow(stage, [1.25, dice.pick([2.6, 2.75, 2.9])], [0.88, 2.02], {
    view,
    seed: dice.whole(1, 9999),
    curtain: { color: mix(duvetFold, palette.wall, 0.55), isLong: true },
  });
  if (isNight) stage.glow([0.75, 1.45, 4.4], 210, light, 0.5);
  drawBooks(stage, [0.3, 0.98], 1.62, 4.58, dice.whole(1, 99));
  if (dice.chance(0.7)) drawBooks(stage, [0.3, 0.86], 1.28, 4.58, dice.whole(1, 99));
  if (view !== 'brick') drawSun(stage, [1.3, 2.7], { drift: 0.3, reach: 2, opacity: 0.35 });
  drawBed(stage, [0.06, 1.18], [2.3, 4.5]);
  stage.box([1.3, 1.68], [0, 0.46], [4.1, 4.5], wood);
  drawDeskLamp(stage, [1.49, 0.46, 4.28], isNight);
  const rug = isNight ? '#7d6a86' : mix(duvetFold, accent, 0.2);
  if (dice.chance(0.6)) drawRug(stage, [1.35, 2.6], [2.5, 3.7], rug);
  else drawRoundRug(stage, 1.95, 3.1, 0.75, rug);
  drawDesk(stage, [2.55, 3.46], [2.95, 4.45]);
  drawMonitor(stage, [2.86, 3.4], [1.16, 0.82], 3.9, {
    frame: '#2a2536',
    screen: stage.gradient('#5aa7b5', '#7b6fb8'),
  });
  if (isNight) stage.glow([3.1, 1, 3.9], 80, '#9fd3e0', 0.35);
  drawChair(stage, 2.5, 2.6, mix(accent, '#a03c2a', isNight ? 0.45 : 0), 'away');
  if (dice.chance(0.75))
    drawPlant(stage, [2.42, 0, 4.32], dice.between(0.7, 0.95), isNight ? '#4a7a68' : '#5f9b72');
  const [x, y] = stage.at(1.7, 2.4, 3.2);
  stage.raw(
    `<path d="M${x} ${y}v34" stroke="#3a3242" stroke-width="2"/><path d="M${x - 9} ${y + 34}h18l16 22h-50Z" fill="${isNight ? '#ffdca0' : accent}"/>`,
  );
  if (isNight) stage.glow([1.7, 1.95, 3.2], 190, light, 0.5);
  return stage.drawing(
    isNight ? '<rect width="640" height="480" fill="#ffb765" opacity=".06"/>' : '',
  );
};
