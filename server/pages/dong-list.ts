import { COUNTRY, LIST_PAGE_SIZE, seoulDay, stepsToListPage, type HouseFilter } from '#core';
import type { ListedHouses } from './structured-data/dong-data';
import type { PageDeps } from './page-head';

/** A page of the houses in a dong, in the order that nobody chose; empty behind the last one. */
export async function dongList(
  { houses, clock }: Pick<PageDeps, 'houses' | 'clock'>,
  filter: HouseFilter,
  page: number,
): Promise<ListedHouses> {
  const now = clock.now();
  const asked = {
    bounds: COUNTRY,
    filter,
    sort: 'recommended',
    now,
    today: seoulDay(now),
  } as const;
  let cursor: string | null = null;
  for (const limit of stepsToListPage(page)) {
    const { next, total } = await houses.list({ ...asked, limit, cursor });
    if (next === null) return { page, items: [], total };
    cursor = next;
  }
  const { items, total } = await houses.list({ ...asked, limit: LIST_PAGE_SIZE, cursor });
  return { page, items, total };
}
