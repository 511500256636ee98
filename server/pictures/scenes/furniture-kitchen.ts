import { mix } from './color';
import type { Place, Span, Stage } from './stage';

interface SideCabinet {
  readonly side: 'left' | 'right';
  readonly y: Span;
  readonly z: Span;
  readonly reach: number;
  readonly doors: number;
  readonly color?: string;
}

/** A row of cabinets along a side wall. */
export function drawSideCabinets(stage: Stage, cabinet: SideCabinet): void {
  const { side, y, z, reach, doors, color = stage.palette.cabinet } = cabinet;
  const { shade } = stage.palette;
  const [y0, y1] = y;
  const x: Span = side === 'left' ? [0, reach] : [stage.width - reach, stage.width];
  const front = side === 'left' ? x[1] : x[0];
  const along = (share: number) => z[0] + ((z[1] - z[0]) * share) / doors;
  stage.box(x, y, z, color, { round: 1.5 });
  for (let door = 1; door < doors; door += 1)
    stage.line(
      [
        [front, y0 + 0.02, along(door)],
        [front, y1 - 0.02, along(door)],
      ],
      shade,
      1.3,
      0.22,
    );
  const handle = y0 > 1.2 ? y0 + 0.06 : y1 - 0.08;
  for (let door = 0; door < doors; door += 1) {
    const middle = along(door + 0.5);
    stage.line(
      [
        [front, handle, middle - 0.08],
        [front, handle, middle + 0.08],
      ],
      shade,
      2,
      0.4,
    );
  }
}

/** A kitchen in one piece along the left wall: washer, sink, plate, cupboards. */
export function drawKitchenette(stage: Stage, [z0, z1]: Span): void {
  drawSideCabinets(stage, { side: 'left', z: [z0, z1], y: [1.5, 2.2], reach: 0.34, doors: 4 });
  stage.box([0, 0.02], [0.88, 1.5], [z0, z1], mix('#e6ebe8', stage.palette.wall, 0.4));
  stage.shadow([0, 0.72], [z0 - 0.07, z1 + 0.01], 0.1);
  drawSideCabinets(stage, { side: 'left', z: [z0, z1], y: [0, 0.84], reach: 0.58, doors: 4 });
  stage.box(
    [0, 0.6],
    [0.84, 0.88],
    [z0 - 0.01, z1 + 0.01],
    mix('#d8cfc4', stage.palette.wall, 0.3),
  );
  stage.flat([0.12, 0.46], [z0 + 0.35, z0 + 0.8], '#aab4bb', { y: 0.885 });
  const tap = z0 + 0.58;
  stage.line(
    [
      [0.1, 0.89, tap],
      [0.1, 1.14, tap],
      [0.26, 1.14, tap],
      [0.26, 1.07, tap],
    ],
    '#8f9aa2',
    3.4,
  );
  stage.flat([0.12, 0.48], [z0 + 1.1, z0 + 1.55], '#2f363c', { y: 0.885 });
  drawWasher(stage, [0.58, 0.4, z0 + 0.23]);
}

function drawWasher(stage: Stage, place: Place): void {
  const [x, y] = stage.at(...place);
  stage.raw(
    `<g opacity=".9"><ellipse cx="${x}" cy="${y}" rx="9" ry="27" fill="#e8eef1" stroke="#9aa5ad" stroke-width="2.4"/><ellipse cx="${x + 1}" cy="${y}" rx="5.6" ry="18" fill="#5d6b76"/></g>`,
  );
}

export function drawFridge(stage: Stage, x: Span, z: Span, height = 1.6, color = '#f4f6f7'): void {
  const { shade } = stage.palette;
  stage.shadow([x[0] - 0.03, x[1] + 0.06], [z[0] - 0.06, z[1]]);
  stage.box(x, [0, height], z, color, { round: 3 });
  const groove = (from: Span, to: Span) => {
    stage.line(
      [
        [...from, z[0]],
        [...to, z[0]],
      ],
      shade,
      1.6,
      0.25,
    );
  };
  groove([x[0], height * 0.62], [x[1], height * 0.62]);
  groove([x[0] + 0.07, height * 0.68], [x[0] + 0.07, height * 0.84]);
  groove([x[0] + 0.07, height * 0.4], [x[0] + 0.07, height * 0.56]);
}

/** A bent tap that stands on a worktop. */
export function drawTap(stage: Stage, place: Place, color = '#aab1ac'): void {
  const [x, y] = stage.at(...place);
  stage.raw(
    `<path d="M${x} ${y}v-26q0 -9 9 -9q8 0 8 8" fill="none" stroke="${color}" stroke-width="3.6" stroke-linecap="round"/>`,
  );
}

export function drawKettle(stage: Stage, place: Place, color: string): void {
  const [x, y] = stage.at(...place);
  stage.raw(
    `<path d="M${x - 13} ${y}q-3 -22 13 -22t13 22Z" fill="${color}"/><path d="M${x - 8} ${y - 20}q8 -13 16 0" fill="none" stroke="#3a443e" stroke-width="2.6"/>`,
  );
}

export function drawJar(stage: Stage, place: Place, color: string): void {
  const [x, y] = stage.at(...place);
  stage.raw(
    `<rect x="${x - 6}" y="${y - 18}" width="12" height="18" rx="2.5" fill="${color}"/><rect x="${x - 5}" y="${y - 22}" width="10" height="4.5" rx="1.5" fill="${stage.palette.wood}"/>`,
  );
}

export function drawMug(stage: Stage, place: Place, color = '#ffffff'): void {
  const [x, y] = stage.at(...place);
  stage.raw(
    `<rect x="${x - 9}" y="${y - 17}" width="18" height="17" rx="4" fill="${color}"/><path d="M${x + 9} ${y - 13}q8 1 0 8" fill="none" stroke="${color}" stroke-width="3"/>`,
  );
}
