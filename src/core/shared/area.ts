/**
 * 평 of an area in ㎡: × 121/400, rounded to one decimal (spec/facts F8). What is no finite number
 * counts as 0.
 */
export function toPyeong(squareMetres: number): number {
  const tenths = Math.round((squareMetres * 121) / 40);
  return Number.isFinite(tenths) ? tenths / 10 : 0;
}

/** Which unit of area stands in front (spec/facts F8). */
export const AREA_UNIT = { M2: 'M2', PYEONG: 'PYEONG' } as const;
export type AreaUnit = keyof typeof AREA_UNIT;

/** `23.1㎡(7평)`, or `7평(23.1㎡)` for one who thinks in pyeong (spec/facts F8). */
export function areaText(squareMetres: number, unit: AreaUnit): string {
  const metric = `${squareMetres}㎡`;
  const pyeong = `${toPyeong(squareMetres)}평`;
  return unit === AREA_UNIT.M2 ? `${metric}(${pyeong})` : `${pyeong}(${metric})`;
}
