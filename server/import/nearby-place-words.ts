import { NEARBY_CATEGORY, type NearbyCategory } from '#core';
import { choice } from './field-values';

/** The words of public lists for our categories; the codes themselves are understood as well. */
const CATEGORY_WORDS: Readonly<Record<string, NearbyCategory>> = {
  지하철역: NEARBY_CATEGORY.SUBWAY,
  지하철: NEARBY_CATEGORY.SUBWAY,
  전철역: NEARBY_CATEGORY.SUBWAY,
  도시철도역: NEARBY_CATEGORY.SUBWAY,
  편의점: NEARBY_CATEGORY.CONVENIENCE,
  '체인화 편의점': NEARBY_CATEGORY.CONVENIENCE,
  마트: NEARBY_CATEGORY.MART,
  대형마트: NEARBY_CATEGORY.MART,
  할인점: NEARBY_CATEGORY.MART,
  슈퍼마켓: NEARBY_CATEGORY.MART,
  카페: NEARBY_CATEGORY.CAFE,
  커피숍: NEARBY_CATEGORY.CAFE,
  '커피 전문점': NEARBY_CATEGORY.CAFE,
  '커피전문점/카페/다방': NEARBY_CATEGORY.CAFE,
  ...NEARBY_CATEGORY,
  ...Object.fromEntries(Object.values(NEARBY_CATEGORY).map((code) => [code, code])),
};

const parse = choice(CATEGORY_WORDS);

/** The category of a word; null for what the map does not show: barbers, pharmacies … */
export function categoryOf(word: string): NearbyCategory | null {
  const parsed = parse(word);
  return parsed.ok ? parsed.value : null;
}
