import { mix } from './color';
import { drawFloorLamp, drawPlant } from './decor';
import { drawSideCabinets } from './furniture-kitchen';
import { drawCushion, drawRoundRug, drawRug, drawSofa } from './furniture-rest';
import type { Scene } from './scene';
import { drawShell } from './shell';
import { Stage } from './stage';
import { drawSun, drawWindow } from './window';

/** An officetel's living side: a wide window, a sofa, cupboards along the wall. */
export const officetel: Scene = ({ palette, view, dice }) => {
  const stage = new Stage({ palette, width: 4.2, depth: 4.6, focal: 420 });
  const { accent, cabinet, dark, isNight, wood } = palette;
  drawShell(stage, { ceilingLight: !isNight });
  drawWindow(stage, [0.25, 3.95], [0.28, 2.22], {
    view,
    seed: dice.whole(1, 9999),
    panes: dice.pick([3, 4]),
    hasSill: false,
    curtain: { color: stage.lit(dice.pick(['#e4e9ed', '#efe6da', '#dfe5df'])), isLong: true },
  });
  if (view !== 'brick')
    drawSun(stage, [0.3, 3.9], { drift: -0.6, reach: 2.1, opacity: 0.5, panes: 4 });
  stage.shadow([0, 0.6], [2.2, 4.2], 0.1);
  drawSideCabinets(stage, {
    side: 'left',
    z: [2, 4.1],
    y: [0, 2.3],
    reach: 0.5,
    doors: dice.pick([4, 5]),
    color: mix(cabinet, wood, dice.pick([0.06, 0.12, 0.4])),
  });
  const rug = mix(palette.duvetFold, palette.floor, 0.25);
  if (dice.chance(0.6)) drawRug(stage, [1.35, 3.1], [2.5, 3.75], rug);
  else drawRoundRug(stage, 2.2, 3.1, 1.05, rug);
  const sofa = stage.lit(dice.pick(['#5f7f93', '#8a9a86', '#b98a72', '#8d8590', '#c9b79c']));
  drawSofa(stage, [2.35, 4.1], [3.5, 4.3], sofa);
  drawCushion(stage, [2.72, 0.62, 3.75], mix('#f0c46a', accent, 0.4), -8);
  if (dice.chance(0.7)) drawCushion(stage, [3.72, 0.62, 3.75], stage.lit('#f4f6f7'), 7);
  drawCoffeeTable(stage, dark, wood);
  if (dice.chance(0.8)) drawPlant(stage, [2.35, 0.41, 3.0], 0.36, '#6a9a7c');
  if (isNight || dice.chance(0.75)) drawFloorLamp(stage, 0.86, 4.1);
  if (dice.chance(0.7)) drawPlant(stage, [1.02, 0, 3.3], dice.between(0.85, 1.1));
  return stage.drawing();
};

function drawCoffeeTable(stage: Stage, legs: string, top: string): void {
  stage.shadow([1.75, 2.55], [2.75, 3.2]);
  for (const z of [3.15, 2.8])
    for (const x of [1.82, 2.4]) stage.box([x, x + 0.035], [0, 0.36], [z, z + 0.035], legs);
  stage.box([1.76, 2.5], [0.36, 0.41], [2.76, 3.22], top, { round: 2 });
  const [x, y] = stage.at(2.0, 0.41, 2.98);
  stage.raw(
    `<rect x="${x - 20}" y="${y - 5}" width="40" height="6" rx="1" fill="#d98b66"/><rect x="${x - 17}" y="${y - 10}" width="36" height="5.5" rx="1" fill="#f4f6f7"/>`,
  );
}
