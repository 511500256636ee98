import { mix } from '../scenes/color';
import { drawAircon, drawFloorLamp, drawPlant } from '../scenes/decor';
import { PALETTES } from '../scenes/palettes.data';
import { drawShell } from '../scenes/shell';
import { Stage, type Drawing, type Span } from '../scenes/stage';
import { drawSun, drawWindow } from '../scenes/window';

const CARD = '#d3a06b';

/** The day of moving in: boxes, a mattress against the wall, and light. */
export function moving(): Drawing {
  const palette = { ...PALETTES.day, accent: '#00c1b1' };
  const stage = new Stage({ palette, width: 3.6, depth: 4.7, eyeX: 1.75 });
  drawShell(stage);
  drawWindow(stage, [0.75, 2.3], [0.92, 2.05], { view: 'trees', seed: 17 });
  drawSun(stage, [0.8, 2.25], { drift: -0.2, reach: 2.3, opacity: 0.45 });
  drawAircon(stage, [2.55, 3.35], 1.98);
  stage.shadow([2.3, 3.5], [3.3, 4.55], 0.13);
  drawBox(stage, [2.45, 3.05], [0, 0.5], [3.85, 4.4]);
  drawBox(stage, [2.98, 3.48], [0, 0.42], [3.7, 4.2], '#c99560');
  drawBox(stage, [2.52, 3], [0.5, 0.9], [3.9, 4.35], '#dcae7c');
  drawMattress(stage);
  drawFloorLamp(stage, 0.72, 4.3);
  drawPlant(stage, [2.12, 0, 4.15], 0.95);
  stage.shadow([1, 1.75], [2.7, 3.4], 0.13);
  drawBox(stage, [1.08, 1.7], [0, 0.44], [2.75, 3.3], '#d8a873');
  drawOpenBox(stage);
  return stage.drawing();
}

/** A closed box with its tape and a label that nobody can read. */
function drawBox(stage: Stage, x: Span, y: Span, z: Span, color = CARD): void {
  stage.box(x, y, z, color, { round: 1.5 });
  const middle = (x[0] + x[1]) / 2;
  const tape: Span = [middle - 0.04, middle + 0.04];
  const height = y[1] - y[0];
  stage.upright(tape, [y[0] + height * 0.62, y[1]], z[0], '#f1dfc2', { round: 0.4 });
  stage.flat(tape, z, '#f6e8d0', { y: y[1], round: 0.4 });
  const [left, top] = stage.at(x[0] + (x[1] - x[0]) * 0.14, y[0] + height * 0.36, z[0]);
  const k = stage.scale(z[0]);
  stage.raw(
    `<g fill="#8a5f38"><rect x="${left}" y="${top}" width="${0.16 * k}" height="${0.03 * k}" rx="2" opacity=".5"/><rect x="${left}" y="${top + 0.055 * k}" width="${0.1 * k}" height="${0.03 * k}" rx="2" opacity=".35"/></g>`,
  );
}

function drawMattress(stage: Stage): void {
  stage.shadow([0.02, 0.5], [2.7, 4.5]);
  stage.box([0.04, 0.26], [0.02, 1.15], [2.75, 4.45], '#eef1ef', { round: 6 });
  for (const y of [0.3, 0.86])
    stage.line(
      [
        [0.26, y, 2.75],
        [0.26, y, 4.45],
      ],
      '#8fb8b0',
      3,
      0.75,
    );
}

/** A box in front, its flaps open, with towels in it. */
function drawOpenBox(stage: Stage): void {
  const [x0, x1, z0, z1, top] = [2.2, 2.86, 2.25, 2.75, 0.42];
  const { shade } = stage.palette;
  stage.shadow([2.1, 2.95], [2.15, 2.9], 0.14);
  stage.face(
    [
      [x0, top, z1],
      [x1, top, z1],
      [x1, top + 0.16, z1 + 0.16],
      [x0, top + 0.16, z1 + 0.16],
    ],
    mix(CARD, '#ffffff', 0.12),
  );
  const towel = [z0 + 0.12, z1 - 0.06] as const;
  stage.box([x0 + 0.06, x0 + 0.3], [0.2, 0.56], towel, '#00a99b', { round: 5 });
  stage.box([x0 + 0.33, x1 - 0.06], [0.2, 0.5], towel, '#f3ede4', { round: 5 });
  stage.box([x0, x1], [0, top], [z0, z1 - 0.48], CARD, { round: 1.5 });
  stage.face(
    [
      [x0, top, z0],
      [x1, top, z0],
      [x1 + 0.03, top - 0.17, z0 - 0.1],
      [x0 - 0.03, top - 0.17, z0 - 0.1],
    ],
    mix(CARD, '#ffffff', 0.2),
  );
  for (const [x, out, share] of [
    [x0, -0.17, 0.1],
    [x1, 0.16, 0.16],
  ] as const)
    stage.face(
      [
        [x, top, z0],
        [x, top, z1],
        [x + out, top - 0.055, z1 - 0.02],
        [x + out, top - 0.055, z0 + 0.02],
      ],
      mix(CARD, shade, share),
    );
}
