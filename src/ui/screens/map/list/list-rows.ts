import type { Inventory } from '#core';
import type { MapItem } from '../answer/map-source';

/** What stands in one line of the list. */
export type ListRow =
  | { readonly kind: 'house'; readonly house: MapItem; readonly position: number }
  | { readonly kind: 'ad'; readonly ad: Inventory };

/** So many cards come first; a shorter list has no advertisement. */
const CARDS_BEFORE_AD = 5;

/** The houses in their order, with the advertisement after the fifth. */
export function listRows(houses: readonly MapItem[], ad: Inventory | null): readonly ListRow[] {
  const rows: ListRow[] = houses.map((house, index) => ({
    kind: 'house',
    house,
    position: index + 1,
  }));
  if (ad !== null && rows.length >= CARDS_BEFORE_AD) {
    rows.splice(CARDS_BEFORE_AD, 0, { kind: 'ad', ad });
  }
  return rows;
}
