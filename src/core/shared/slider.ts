import { formatManwon } from './money';

interface Limits {
  readonly min: number;
  readonly max: number;
}

/** Both handles inside the limits and in order; a handle that is no number stands on its own. */
function ordered({ min, max }: Limits, [first, second]: readonly [number, number]) {
  const inside = (handle: number, limit: number): number =>
    // + 0 turns −0 into 0.
    Math.min(Math.max(Number.isNaN(handle) ? limit : handle, min), max) + 0;
  const one = inside(first, min);
  const other = inside(second, max);
  return { lower: Math.min(one, other), upper: Math.max(one, other) };
}

/**
 * What a range slider says (spec/readings R3): 전체 · 없음 · `{upper} 이하` · `{lower} 이상` ·
 * `{lower} ~ {upper}`. Handles in the wrong order are swapped, values outside are clamped. `format`
 * writes a value; amounts in 만원 unless another is given.
 */
export function sliderLabel(
  range: Limits,
  value: readonly [number, number],
  format: (n: number) => string = formatManwon,
): string {
  const { lower, upper } = ordered(range, value);
  if (lower === range.min && upper === range.max) return '전체';
  if (upper === range.min) return '없음';
  if (lower === range.min) return `${format(upper)} 이하`;
  if (upper === range.max) return `${format(lower)} 이상`;
  return `${format(lower)} ~ ${format(upper)}`;
}

/**
 * What a range slider asks (spec/readings R3), with the same order and clamping as its label: a
 * handle on its own limit, min for the lower and max for the upper, asks nothing (null).
 */
export function sliderQuery(
  range: Limits,
  value: readonly [number, number],
): { from: number | null; to: number | null } {
  const { lower, upper } = ordered(range, value);
  return { from: lower === range.min ? null : lower, to: upper === range.max ? null : upper };
}
