import { drawBooks, drawPicture, drawPlant } from '../scenes/decor';
import { drawMug } from '../scenes/furniture-kitchen';
import { drawRoundRug } from '../scenes/furniture-rest';
import { PALETTES } from '../scenes/palettes.data';
import { drawShell } from '../scenes/shell';
import { Stage, type Drawing } from '../scenes/stage';
import { drawSun, drawWindow } from '../scenes/window';

/** A wide window with a bench before it, the sun in the room. */
export function windowSeat(): Drawing {
  const stage = new Stage({ palette: PALETTES.green, width: 3.6, depth: 3.8, eyeX: 1.8 });
  const { accent, cabinet, duvet, duvetFold } = stage.palette;
  drawShell(stage, { ceilingLight: false });
  const curtain = { color: '#f6efe2' };
  drawWindow(stage, [0.75, 2.75], [0.8, 2.12], { view: 'trees', seed: 23, panes: 3, curtain });
  drawPicture(stage, [3.06, 3.4], [1.3, 1.74], accent, duvet);
  drawBooks(stage, [0.1, 0.46], 1.5, 3.78, 12);
  drawSun(stage, [0.8, 2.7], { drift: -0.35, reach: 1.8, opacity: 0.4, panes: 3 });
  stage.shadow([0.7, 2.85], [3.1, 3.8]);
  stage.box([0.75, 2.8], [0.04, 0.42], [3.25, 3.8], cabinet, { round: 1.5 });
  stage.box([0.73, 2.82], [0.42, 0.5], [3.22, 3.8], duvetFold, { round: 5 });
  stage.box([0.86, 1.24], [0.5, 0.86], [3.58, 3.76], duvet, { round: 7 });
  stage.box([1.3, 1.62], [0.5, 0.8], [3.56, 3.74], accent, { round: 7 });
  drawMug(stage, [2.4, 0.5, 3.45]);
  drawPlant(stage, [3.15, 0, 3.4], 0.95);
  drawRoundRug(stage, 1.75, 2.55, 0.75, '#dfe4d6');
  return stage.drawing();
}
