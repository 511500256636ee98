import {
  AREA_UNIT,
  dayText,
  DEAL_TYPE,
  dealName,
  formatManwon,
  sliderLabel,
  toPyeong,
  type AreaUnit,
  type DealType,
  type NumberRange,
  type Yyyymmdd,
} from '#core';

interface Limits {
  readonly min: number;
  readonly max: number;
}

/**
 * The handles of a slider for what a filter asks; a limit that is not asked is the range's own, and
 * no handle stands outside of it.
 */
export function handlesOf(limits: Limits, range: NumberRange): readonly [number, number] {
  const inside = (n: number) => Math.min(limits.max, Math.max(limits.min, n));
  return [inside(range.from ?? limits.min), inside(range.to ?? limits.max)];
}

/** A whole area of a slider in the person's unit: `33㎡`, `10평`. */
export const areaLabel =
  (unit: AreaUnit) =>
  (n: number): string =>
    unit === AREA_UNIT.M2 ? `${n}㎡` : `${toPyeong(n)}평`;

/**
 * spec/readings R3's words for a range behind its name, `보증금 1,000만 이하`; empty where nothing is
 * asked.
 */
export function rangeText(
  name: string,
  limits: Limits,
  range: NumberRange,
  format: (n: number) => string = formatManwon,
): string {
  if (range.from === null && range.to === null) return '';
  return `${name} ${sliderLabel(limits, handlesOf(limits, range), format)}`;
}

/** `풀옵션·주차`, `풀옵션 외 2`; empty for none. */
export function namesText(names: readonly string[]): string {
  const [first, ...others] = names;
  if (first === undefined) return '';
  return others.length > 1 ? `${first} 외 ${others.length}` : names.join('·');
}

/** `월세·전세`, in the order of the filter. */
export function dealsText(asked: readonly DealType[]): string {
  const types = Object.values(DEAL_TYPE).filter((type) => asked.includes(type));
  return types.map(dealName).join('·');
}

/** `12.1`, and `2027.1.5` in another year than this. */
export function shortDay(day: Yyyymmdd, today: Yyyymmdd): string {
  const [year, ...rest] = dayText(day).split('.').map(Number);
  return (year === Number(today.slice(0, 4)) ? rest : [year, ...rest]).join('.');
}
