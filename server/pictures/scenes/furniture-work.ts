import { mix } from './color';
import type { Place, Span, Stage } from './stage';

export function drawDesk(
  stage: Stage,
  [x0, x1]: Span,
  [z0, z1]: Span,
  color = stage.palette.wood,
): void {
  const leg = mix(color, stage.palette.shade, 0.15);
  stage.shadow([x0 - 0.04, x1 + 0.04], [z0 - 0.06, z1], 0.1);
  for (const z of [z1 - 0.06, z0 + 0.03])
    for (const x of [x0 + 0.03, x1 - 0.07])
      stage.box([x, x + 0.045], [0, 0.7], [z, z + 0.045], leg);
  stage.box([x0, x1], [0.69, 0.735], [z0, z1], color);
}

/** `faces` says where the one who sits on it looks. */
export function drawChair(
  stage: Stage,
  x: number,
  z: number,
  color: string,
  faces: 'away' | 'here',
): void {
  const { wood } = stage.palette;
  const width = 0.42;
  stage.shadow([x - 0.03, x + width + 0.03], [z - 0.03, z + 0.42], 0.1);
  for (const at of [x + 0.02, x + width - 0.06])
    stage.box([at, at + 0.035], [0, 0.44], [z + 0.36, z + 0.395], wood);
  if (faces === 'here')
    stage.box([x + 0.02, x + width - 0.02], [0.52, 0.84], [z + 0.38, z + 0.42], color, {
      round: 4,
    });
  stage.box([x, x + width], [0.42, 0.48], [z, z + 0.42], color, { round: 4 });
  for (const at of [x + 0.02, x + width - 0.06])
    stage.box([at, at + 0.035], [0, 0.42], [z + 0.02, z + 0.055], wood);
  if (faces === 'here') return;
  for (const at of [x + 0.02, x + width - 0.06])
    stage.box([at, at + 0.04], [0.46, 0.6], [z, z + 0.03], wood);
  stage.box([x + 0.01, x + width - 0.01], [0.56, 0.85], [z - 0.01, z + 0.03], color, { round: 5 });
}

export function drawDeskLamp(stage: Stage, [x, y, z]: Place, isOn: boolean): void {
  const { accent, dark, light } = stage.palette;
  const [left, top] = stage.at(x, y, z);
  const k = stage.scale(z);
  const hood = isOn ? '#ffe3ad' : accent;
  stage.raw(
    `<path d="M${left} ${top}v${-0.3 * k}" stroke="${mix(dark, '#ffffff', 0.1)}" stroke-width="${0.025 * k}"/>` +
      `<ellipse cx="${left}" cy="${top}" rx="${0.08 * k}" ry="${0.025 * k}" fill="${dark}"/>` +
      `<path d="M${left - 0.07 * k} ${top - 0.42 * k}h${0.14 * k}l${0.06 * k} ${0.18 * k}h${-0.26 * k}Z" fill="${hood}" stroke="${hood}" stroke-width="2" stroke-linejoin="round"/>`,
  );
  if (isOn) stage.glow([x, y + 0.32, z], 1.15 * k, light, 0.75);
}

/** A screen on its foot, between two corners. */
export function drawMonitor(
  stage: Stage,
  x: Span,
  [top, bottom]: Span,
  z: number,
  colors: { readonly frame: string; readonly screen: string },
): void {
  const [left, upper] = stage.at(x[0], top, z);
  const [right, lower] = stage.at(x[1], bottom, z);
  const [w, h] = [right - left, lower - upper];
  stage.raw(
    `<path d="M${(left + right) / 2} ${lower}v10" stroke="${mix(colors.frame, '#ffffff', 0.3)}" stroke-width="4"/>` +
      `<rect x="${left}" y="${upper}" width="${w}" height="${h}" rx="2.5" fill="${colors.frame}"/>` +
      `<rect x="${left + 2.2}" y="${upper + 2.2}" width="${w - 4.4}" height="${h - 4.4}" rx="1" fill="${colors.screen}"/>`,
  );
}

export function drawLaptop(stage: Stage, [x, y, z]: Place): void {
  const [left, bottom] = stage.at(x, y, z);
  stage.raw(
    `<path d="M${left} ${bottom + 5}l6 -30h34l4 30Z" fill="#59646f"/><path d="M${left + 8} ${bottom + 1}l4.5 -23h26l3 23Z" fill="#a9d4da"/>`,
  );
}
