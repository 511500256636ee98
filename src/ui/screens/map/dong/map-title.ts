import type { ReadyList } from '../list/house-list-store';
import type { DongPage } from '../map-ports';

/** What the window is called. A list of other houses, which stays readable meanwhile, counts none. */
export function mapTitle(page: DongPage | null, list: ReadyList | null): string {
  if (page === null) return '지도';
  return page.title(list?.dong === page.code ? list.total : 0);
}
