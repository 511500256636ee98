import { mix } from './color';
import { drawBooks, drawClothesRail } from './decor';
import { drawFridge, drawSideCabinets } from './furniture-kitchen';
import { drawBed } from './furniture-rest';
import { drawChair, drawDesk, drawDeskLamp, drawLaptop } from './furniture-work';
import type { Dice } from './dice';
import type { Scene } from './scene';
import { drawShell } from './shell';
import { Stage } from './stage';
import { drawWindow } from './window';

/** A narrow room of a goshiwon: bed, desk, a small refrigerator, clothes on a rail. */
export const goshiwon: Scene = ({ palette, view, dice }) => {
  const width = dice.pick([2.2, 2.3, 2.45]);
  const stage = new Stage({ palette, width, depth: 4, eyeX: 1.2, focal: 470 });
  const { isNight, shade, wood } = palette;
  const pale = mix(wood, '#ffffff', isNight ? 0.1 : 0.35);
  drawShell(stage, { ceilingLight: !isNight });
  drawWindow(stage, [0.95, dice.pick([1.55, 1.65, 1.8])], [1.35, 2.02], {
    view,
    seed: dice.whole(1, 9999),
    blind: dice.pick([0, 0.2, 0.28, 0.5]),
  });
  drawBooks(stage, [0.95, width - 0.2], 1.16, 3.98, dice.whole(1, 99));
  if (dice.chance(0.7))
    drawSideCabinets(stage, {
      side: 'left',
      z: [2.2, 3.98],
      y: [1.62, 2.2],
      reach: 0.4,
      doors: dice.pick([3, 4]),
      color: pale,
    });
  drawBed(stage, [0.03, 0.86], [2, 3.95]);
  stage.upright([1, width - 0.05], [0.2, 0.69], 3.9, shade, { opacity: 0.1 });
  drawDesk(stage, [0.98, width - 0.04], [3.4, 3.97], pale);
  drawDeskLamp(stage, [1.14, 0.735, 3.7], isNight || dice.chance(0.4));
  drawFridge(stage, [width - 0.52, width - 0.06], [3.42, 3.9], 0.64, stage.lit('#eef2f4'));
  if (dice.chance(0.7)) drawLaptop(stage, [1.42, 0.745, 3.6]);
  stage.box([width - 0.4, width - 0.04], [0.735, 0.93], [3.6, 3.8], stage.lit('#e2e8ec'), {
    round: 2,
  });
  drawChair(stage, 1.2, 2.72, palette.accent, 'away');
  if (dice.chance(0.75)) drawClothesRail(stage, width - 0.18, clothes(dice));
  return stage.drawing();
};

const CLOTHES = ['#d97f6b', '#f0ede6', '#54708c', '#d9b04b', '#7fa08f', '#8a7fa6'] as const;

const clothes = (dice: Dice) =>
  Array.from({ length: dice.whole(3, 5) }, (_, index) => ({
    color: dice.pick(CLOTHES),
    z: 2.4 + index * 0.165,
    length: dice.between(0.6, 0.82),
  }));
