import { mix } from './color';
import type { Span, Stage } from './stage';

export function drawBed(stage: Stage, [x0, x1]: Span, [z0, z1]: Span): void {
  const { bed, duvet, duvetFold, wall, wood } = stage.palette;
  stage.shadow([x0 - 0.12, x1 + 0.04], [z0 - 0.1, z1]);
  stage.box([x0, x1], [0.06, 0.24], [z0, z1], wood);
  stage.box([x0 + 0.02, x1 - 0.02], [0.24, 0.44], [z0 + 0.02, z1], bed, { round: 4 });
  stage.box([x0, x1], [0.24, 0.86], [z1 - 0.08, z1], wood);
  stage.box([x0 + 0.1, x1 - 0.1], [0.44, 0.58], [z1 - 0.5, z1 - 0.14], mix(bed, wall, 0.2), {
    round: 7,
    contrast: 0.7,
  });
  stage.box([x0 - 0.02, x1 + 0.01], [0.3, 0.5], [z0 - 0.01, z1 - 0.72], duvet, { round: 6 });
  stage.box([x0 - 0.025, x1 + 0.012], [0.33, 0.515], [z1 - 1.02, z1 - 0.7], duvetFold, {
    round: 6,
    contrast: 0.6,
  });
}

export function drawSofa(stage: Stage, [x0, x1]: Span, [z0, z1]: Span, color: string): void {
  const seat = mix(color, '#ffffff', 0.1);
  const middle = (x0 + x1) / 2;
  stage.shadow([x0 - 0.05, x1 + 0.05], [z0 - 0.08, z1]);
  stage.box([x0, x1], [0.08, 0.42], [z0, z1], mix(color, stage.palette.shade, 0.08), { round: 4 });
  stage.box([x0, x1], [0.42, 0.82], [z1 - 0.2, z1], color, { round: 6 });
  stage.box([x0 + 0.14, middle - 0.01], [0.4, 0.53], [z0 - 0.01, z1 - 0.2], seat, { round: 6 });
  stage.box([middle + 0.01, x1 - 0.14], [0.4, 0.53], [z0 - 0.01, z1 - 0.2], seat, { round: 6 });
  stage.box([x0, x0 + 0.15], [0.1, 0.62], [z0, z1], color, { round: 5 });
  stage.box([x1 - 0.15, x1], [0.1, 0.62], [z0, z1], color, { round: 5 });
}

export function drawCushion(
  stage: Stage,
  [x, y, z]: readonly [number, number, number],
  color: string,
  tilt: number,
): void {
  const [left, top] = stage.at(x, y, z);
  stage.raw(
    `<rect x="${left - 15}" y="${top - 14}" width="30" height="28" rx="6" transform="rotate(${tilt} ${left} ${top})" fill="${color}"/>`,
  );
}

export function drawRug(stage: Stage, [x0, x1]: Span, [z0, z1]: Span, color: string): void {
  stage.flat([x0, x1], [z0, z1], color, { y: 0.005, round: 8 });
  stage.flat([x0 + 0.1, x1 - 0.1], [z0 + 0.08, z1 - 0.08], mix(color, '#ffffff', 0.22), {
    y: 0.006,
    round: 3,
  });
}

export function drawRoundRug(stage: Stage, x: number, z: number, radius: number, color: string) {
  const [cx, cy] = stage.at(x, 0, z);
  const scale = stage.scale(z) * radius;
  stage.raw(
    `<ellipse cx="${cx}" cy="${cy}" rx="${scale}" ry="${scale * 0.27}" fill="${color}"/>` +
      `<ellipse cx="${cx}" cy="${cy}" rx="${scale * 0.86}" ry="${scale * 0.225}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2"/>`,
  );
}
