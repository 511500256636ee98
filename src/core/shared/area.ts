/**
 * 평 of an area in ㎡: × 121/400, rounded to one decimal (facts.md F8). What is no finite number
 * counts as 0.
 */
export function toPyeong(squareMetres: number): number {
  const tenths = Math.round((squareMetres * 121) / 40);
  return Number.isFinite(tenths) ? tenths / 10 : 0;
}

/** `23.1㎡(7평)`, as a house card says it (facts.md F8). */
export function areaText(squareMetres: number): string {
  return `${squareMetres}㎡(${toPyeong(squareMetres)}평)`;
}
