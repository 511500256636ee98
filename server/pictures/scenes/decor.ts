import { mix } from './color';
import { Dice } from './dice';
import { rounded, type Place, type Span, type Stage } from './stage';

export function drawPlant(stage: Stage, [x, y, z]: Place, size: number, color = '#5f9b72'): void {
  const { accent, shade } = stage.palette;
  const [left, foot] = stage.at(x, y, z);
  const k = stage.scale(z) * size;
  const leaf = (height: number, turn: number, fill: string) =>
    `<path transform="translate(${left} ${rounded(foot - 0.24 * k)}) rotate(${turn})" d="M0 0C${-0.15 * k} ${-height * k * 0.35} ${-0.1 * k} ${-height * k * 0.85} 0 ${-height * k}C${0.1 * k} ${-height * k * 0.85} ${0.15 * k} ${-height * k * 0.35} 0 0Z" fill="${fill}"/>`;
  const pot = mix(accent, '#ffffff', 0.15);
  if (y === 0)
    stage.raw(
      `<ellipse cx="${left + 0.04 * k}" cy="${foot}" rx="${0.24 * k}" ry="${0.06 * k}" fill="${shade}" opacity=".13"/>`,
    );
  stage.raw(
    leaf(0.72, -34, mix(color, shade, 0.2)) +
      leaf(0.7, 36, mix(color, shade, 0.12)) +
      leaf(0.86, -12, color) +
      leaf(0.8, 16, mix(color, '#ffffff', 0.14)) +
      leaf(0.5, -58, mix(color, '#ffffff', 0.06)) +
      leaf(0.52, 60, color) +
      `<path d="M${left - 0.17 * k} ${foot - 0.28 * k}h${0.34 * k}l${-0.05 * k} ${0.28 * k}h${-0.24 * k}Z" fill="${pot}" stroke="${pot}" stroke-width="2" stroke-linejoin="round"/>` +
      `<path d="M${left + 0.03 * k} ${foot - 0.28 * k}h${0.14 * k}l${-0.05 * k} ${0.28 * k}h${-0.09 * k}Z" fill="${shade}" opacity=".1"/>`,
  );
}

export function drawFloorLamp(stage: Stage, x: number, z: number): void {
  const { dark, isNight, light } = stage.palette;
  const [left, foot] = stage.at(x, 0, z);
  const k = stage.scale(z);
  const hood = isNight ? '#ffe7ba' : '#fff7e8';
  stage.raw(
    `<ellipse cx="${left}" cy="${foot}" rx="${0.15 * k}" ry="${0.045 * k}" fill="${dark}"/>` +
      `<path d="M${left} ${foot}V${foot - 1.3 * k}" stroke="${dark}" stroke-width="${0.022 * k}"/>` +
      `<path d="M${left - 0.13 * k} ${foot - 1.62 * k}h${0.26 * k}l${0.08 * k} ${0.34 * k}h${-0.42 * k}Z" fill="${hood}" stroke="${hood}" stroke-width="2" stroke-linejoin="round"/>`,
  );
  if (isNight) stage.glow([x, 1.42, z], 1.5 * k, light, 0.72);
}

/** A lamp that hangs from the ceiling; its light is drawn with it. */
export function drawPendant(stage: Stage, [x, y, z]: Place, hood: string): void {
  const [left, top] = stage.at(x, y, z);
  stage.raw(
    `<path d="M${left} ${top}v44" stroke="#3a443e" stroke-width="1.8"/><path d="M${left - 8} ${top + 43}h16q18 6 20 26h-56q2 -20 20 -26Z" fill="${hood}"/><ellipse cx="${left}" cy="${top + 69}" rx="28" ry="5" fill="#ffeec2"/>`,
  );
  stage.glow([x, y - 0.65, z], 110, '#fff0c4', 0.45);
}

export function drawAircon(stage: Stage, [x0, x1]: Span, y: number): void {
  const z = stage.depth;
  stage.box([x0, x1], [y, y + 0.27], [z - 0.2, z], '#ffffff', { round: 3, contrast: 0.6 });
  const [left, slit] = stage.at(x0 + 0.06, y + 0.06, z - 0.2);
  const [right] = stage.at(x1 - 0.06, y + 0.06, z - 0.2);
  stage.raw(
    `<path d="M${left} ${slit}H${right}" stroke="${stage.palette.shade}" opacity=".25" stroke-width="2.2"/><circle cx="${right - 4}" cy="${slit - 9}" r="1.5" fill="#00c1b1"/>`,
  );
}

/** A picture on the far wall: a sun and a hill in two colours. */
export function drawPicture(stage: Stage, x: Span, y: Span, sun: string, hill: string): void {
  const { shade, wood } = stage.palette;
  const [left, top] = stage.at(x[0], y[1], stage.depth);
  const [right, bottom] = stage.at(x[1], y[0], stage.depth);
  const [w, h] = [rounded(right - left), rounded(bottom - top)];
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  stage.raw(
    `<rect x="${left + 2}" y="${top + 3}" width="${w}" height="${h}" fill="${shade}" opacity=".12"/>` +
      `<rect x="${left}" y="${top}" width="${w}" height="${h}" fill="#fff" stroke="${mix(wood, shade, 0.1)}" stroke-width="2.5"/>` +
      `<circle cx="${cx}" cy="${cy + 2}" r="${w * 0.22}" fill="${sun}"/>` +
      `<path d="M${left + 4} ${bottom - 4}V${bottom - h * 0.3}Q${cx} ${bottom - h * 0.5} ${right - 4} ${bottom - h * 0.24}V${bottom - 4}Z" fill="${hill}"/>`,
  );
}

const SPINES = [
  '#c8594a',
  '#e7a867',
  '#3f8f86',
  '#54608c',
  '#f1ede4',
  '#8fb8b0',
  '#d9b04b',
] as const;

/** A board with books, its back at the given depth. */
export function drawBooks(stage: Stage, [x0, x1]: Span, y: number, z: number, seed: number): void {
  const dice = new Dice(seed);
  stage.box([x0 - 0.04, x1 + 0.04], [y - 0.03, y], [z - 0.2, z], stage.palette.wood);
  let x = x0;
  while (x < x1 - 0.05) {
    const width = dice.between(0.03, 0.065);
    const height = dice.between(0.16, 0.25);
    if (dice.chance(0.82))
      stage.box([x, x + width], [y, y + height], [z - 0.16, z - 0.02], dice.pick(SPINES), {
        round: 0.6,
      });
    else x += 0.05;
    x += width + 0.004;
  }
}

/** Clothes on a rail along the right side. */
export function drawClothesRail(
  stage: Stage,
  x: number,
  clothes: readonly { readonly color: string; readonly z: number; readonly length: number }[],
): void {
  const [first, last] = [clothes.at(0), clothes.at(-1)];
  if (!first || !last) return;
  stage.line(
    [
      [x, 1.95, first.z - 0.15],
      [x, 1.95, last.z + 0.2],
    ],
    '#7d8994',
    4,
  );
  for (const { color, z, length } of clothes.toReversed()) {
    const [left, top] = stage.at(x, 1.92, z);
    const k = stage.scale(z);
    stage.raw(
      `<path d="M${left} ${top}l${-0.14 * k} ${0.12 * k}v${length * k}h${0.25 * k}v${-length * k}Z" fill="${color}" stroke="${color}" stroke-width="3" stroke-linejoin="round"/>` +
        `<path d="M${left} ${top}l${0.11 * k} ${0.12 * k}v${length * k}h${-0.07 * k}Z" fill="${stage.palette.shade}" opacity=".1"/>`,
    );
  }
}
