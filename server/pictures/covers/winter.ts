import { drawBooks, drawPlant } from '../scenes/decor';
import { Dice } from '../scenes/dice';
import { drawBed, drawRug } from '../scenes/furniture-rest';
import { drawDeskLamp } from '../scenes/furniture-work';
import { PALETTES, type Palette } from '../scenes/palettes.data';
import { drawShell } from '../scenes/shell';
import { rounded, Stage, type Drawing, type Span } from '../scenes/stage';
import { drawWindow } from '../scenes/window';
import { circle, ellipse, rect, stroke, times } from './shapes';

const PALETTE: Palette = {
  ...PALETTES.evening,
  wall: '#7f8aa0',
  wallLeft: '#6d788f',
  wallRight: '#8b95a9',
  ceiling: '#99a2b3',
  duvet: '#b8604a',
  duvetFold: '#e9d9c6',
  accent: '#e7a867',
};
const WIDTH: Span = [0.95, 2.6];
const HEIGHT: Span = [0.9, 2.08];

/** Snow outside, a blanket and a heater inside. */
export function winter(): Drawing {
  const stage = new Stage({ palette: PALETTE, width: 3.4, depth: 4.4, eyeX: 1.7 });
  drawShell(stage, { ceilingLight: false });
  const curtain = { color: '#cfc6c9', isLong: true };
  drawWindow(stage, WIDTH, HEIGHT, { view: 'evening', seed: 29, curtain });
  drawSnow(stage);
  drawBooks(stage, [2.72, 3.26], 1.5, 4.38, 5);
  drawBed(stage, [0.05, 1.2], [2.2, 4.3]);
  drawRug(stage, [1.35, 2.75], [2.3, 3.5], '#a58f86');
  stage.box([2.72, 3.3], [0, 0.5], [3.7, 4.3], PALETTE.wood);
  drawDeskLamp(stage, [3, 0.5, 4], true);
  drawHeater(stage);
  drawPlant(stage, [1.42, 0, 4.1], 0.7, '#4f8a72');
  return stage.drawing(rect(0, 0, 640, 480, 0, '#ffb765', ' opacity=".05"'));
}

function drawSnow(stage: Stage): void {
  const [left, top] = stage.at(WIDTH[0], HEIGHT[1], stage.depth);
  const [right, bottom] = stage.at(WIDTH[1], HEIGHT[0], stage.depth);
  const dice = new Dice(7);
  const flake = () =>
    circle(
      rounded(dice.between(left, right)),
      rounded(dice.between(top, bottom)),
      rounded(dice.between(1, 2.7)),
      '#fff',
      ' opacity=".9"',
    );
  const wide = right - left;
  stage.raw(
    `${times(60, flake)}<path d="M${left} ${bottom}v-9q${wide * 0.2} -9 ${wide * 0.42} -3t${wide * 0.58} -4v16Z" fill="#f4f6fa"/>`,
  );
}

function drawHeater(stage: Stage): void {
  const [x, y] = stage.at(2, 0, 3.5);
  const k = stage.scale(3.5);
  stage.glow([2, 0.35, 3.45], 150, '#ff9a4d', 0.55);
  const bar = (height: number) =>
    rect(x - 0.2 * k, y - height * k, 0.4 * k, 0.035 * k, 2, '#ff9a4d');
  stage.raw(
    ellipse(x, y, 0.34 * k, 0.07 * k, '#1e1826', ' opacity=".25"') +
      rect(x - 0.3 * k, y - 0.55 * k, 0.6 * k, 0.5 * k, 10, '#e9edf0') +
      rect(x - 0.24 * k, y - 0.49 * k, 0.48 * k, 0.32 * k, 6, '#4a3838') +
      bar(0.42) +
      bar(0.34) +
      bar(0.26) +
      circle(x, y - 0.105 * k, 0.03 * k, '#00c1b1') +
      stroke(
        `M${x - 0.22 * k} ${y - 0.05 * k}v${0.05 * k}M${x + 0.22 * k} ${y - 0.05 * k}v${0.05 * k}`,
        '#c5ced6',
        6,
      ),
  );
}
