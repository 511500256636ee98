import { mix } from './color';
import type { WindowView } from './scene';
import { rounded, type Span, type Stage } from './stage';
import { windowView } from './window-view';

interface WindowOptions {
  readonly view: WindowView;
  readonly seed: number;
  readonly panes?: number;
  /** How much of it a blind covers, 0–1. */
  readonly blind?: number;
  readonly curtain?: { readonly color: string; readonly isLong?: boolean };
  readonly hasSill?: boolean;
}

/** A window in the far wall, with what is seen through it. */
export function drawWindow(stage: Stage, x: Span, y: Span, options: WindowOptions): void {
  const { palette, depth } = stage;
  const { panes = 2, blind = 0, hasSill = true } = options;
  const [left, top] = stage.at(x[0], y[1], depth);
  const [right, bottom] = stage.at(x[1], y[0], depth);
  const [w, h] = [rounded(right - left), rounded(bottom - top)];
  const { trim, shade } = palette;
  stage.raw(
    `<rect x="${left - 6}" y="${top - 6}" width="${w + 12}" height="${h + 12}" rx="2" fill="${mix(trim, shade, 0.08)}"/>`,
  );
  stage.raw(windowView(stage, { x: left, y: top, w, h }, options.view, options.seed));
  stage.raw(
    `<path d="M${left} ${top}h${w * 0.34}l${-w * 0.2} ${h}h${-w * 0.14}Z M${left + w * 0.62} ${top}h${w * 0.12}l${-w * 0.2} ${h}h${-w * 0.12}Z" fill="#fff" opacity=".13"/>` +
      `<rect x="${left}" y="${top}" width="${w}" height="${h}" fill="none" stroke="${trim}" stroke-width="4.5"/>`,
  );
  for (let pane = 1; pane < panes; pane += 1) {
    const at = left + (w * pane) / panes;
    stage.raw(
      `<path d="M${at} ${top}v${h}" stroke="${trim}" stroke-width="5"/><path d="M${at + 3} ${top + 2}v${h - 4}" stroke="${shade}" stroke-width="1" opacity=".14"/>`,
    );
  }
  if (hasSill)
    stage.box([x[0] - 0.1, x[1] + 0.1], [y[0] - 0.06, y[0]], [depth - 0.14, depth], trim);
  if (options.curtain) drawCurtain(stage, { left, right, top, bottom }, options.curtain);
  if (blind > 0) drawBlind(stage, { left, top, w, h: h * blind });
}

interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const FOLDS = 5;

function drawCurtain(
  stage: Stage,
  { left, right, top, bottom }: Edges,
  { color, isLong = false }: { color: string; isLong?: boolean },
): void {
  const { shade, wood } = stage.palette;
  const width = Math.max(24, (right - left) * 0.16);
  const fold = rounded(width / FOLDS);
  const end = Math.min(bottom + (isLong ? 70 : 26), stage.at(0, 0.05, stage.depth)[1]);
  for (let index = 0; index < FOLDS; index += 1) {
    const fill = mix(color, shade, index % 2 ? 0.1 : 0.01);
    for (const at of [left - 14 + index * fold, right + 14 - (index + 1) * fold])
      stage.raw(
        `<path d="M${rounded(at)} ${top - 14}h${fold + 0.6}V${end - (index % 2 ? 2 : 0)}h${-fold - 0.6}Z" fill="${fill}" opacity=".97"/>`,
      );
  }
  stage.raw(
    `<rect x="${left - 20}" y="${top - 17}" width="${right - left + 40}" height="4" rx="2" fill="${mix(wood, shade, 0.2)}"/>`,
  );
}

function drawBlind(
  stage: Stage,
  { left, top, w, h }: { left: number; top: number; w: number; h: number },
): void {
  const { shade, wall } = stage.palette;
  stage.raw(
    `<rect x="${left}" y="${top}" width="${w}" height="${h}" fill="${mix('#ffffff', wall, 0.35)}"/>`,
  );
  for (let slat = 1; slat < h / 7; slat += 1)
    stage.raw(`<path d="M${left} ${top + slat * 7}h${w}" stroke="${shade}" opacity=".09"/>`);
  stage.raw(
    `<rect x="${left}" y="${top + h - 3}" width="${w}" height="4" fill="${mix('#ffffff', shade, 0.15)}"/>`,
  );
}

/** Patches of sun on the floor below a window; none in the evening. */
export function drawSun(
  stage: Stage,
  [x0, x1]: Span,
  options: { drift?: number; reach?: number; opacity?: number; panes?: number } = {},
): void {
  if (stage.palette.isNight) return;
  const { drift = -0.5, reach = 1.7, opacity = 0.3, panes = 2 } = options;
  const near = stage.depth - reach;
  const far = stage.depth - 0.25;
  for (let pane = 0; pane < panes; pane += 1) {
    const a = x0 + ((x1 - x0) * pane) / panes + 0.05;
    const b = x0 + ((x1 - x0) * (pane + 1)) / panes - 0.05;
    stage.face(
      [
        [a, 0, far],
        [b, 0, far],
        [b + drift, 0, near],
        [a + drift, 0, near],
      ],
      stage.palette.light,
      { opacity, round: 0 },
    );
  }
}
