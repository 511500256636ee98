import {
  APP_PAGES,
  COUNTRY,
  dongHeadline,
  EMPTY_FILTER,
  groupThousands,
  HOUSE_SORT,
  listPageAfter,
  listPageBefore,
  listPageFrom,
  listPageTo,
  mapAddressFrom,
  sameFilter,
  seoulDay,
  type HouseFilter,
  type MapAddress,
} from '#core';
import { dongData } from './structured-data/dong-data';
import { dongList } from './dong-list';
import { siteHead, type PageDeps, type PageHead, type PresentHead } from './page-head';

const { title: MAP_TITLE, path: MAP_PATH } = APP_PAGES.map;

/** The app says so over the map: the screen is the map, but no page of a dong that is to be found. */
const noDongHead = (deps: PageDeps): PageHead =>
  siteHead(deps, { status: 404, title: MAP_TITLE, isListed: false });

/** Whether the list shows all houses of its dong, in the order that nobody chose. */
const showsWholeDong = ({ layer, filter, sort, spot }: MapAddress): boolean =>
  layer.kind === 'house' &&
  sort === HOUSE_SORT.recommended &&
  spot === null &&
  sameFilter(filter, { ...EMPTY_FILTER, dongliCode: filter.dongliCode });

async function countOf({ houses, clock }: PageDeps, filter: HouseFilter): Promise<number> {
  const today = seoulDay(clock.now());
  const { total } = await houses.tally({ bounds: COUNTRY, filter, today });
  return total;
}

const dongPagePath = (code: string, page: number | null): string | null =>
  page === null ? null : `${MAP_PATH}${listPageTo(`dong=${code}`, page)}`;

/**
 * `/map`, and `/map?dong=1162010200` with its name and how many rooms the list there has: counted as
 * the list counts, with what else the address asks; direct deals, of which not everybody is shown the
 * same, are counted nowhere. Its later pages are pages of their own; one that
 * shows a part of the houses, or another order, is named by the page that shows them all.
 */
export const mapPage: PresentHead = async (deps, { query, asked }) => {
  const search = query.toString();
  // As the app reads it: beside a point the dong only filters, beside a broken one it does not.
  const address = mapAddressFrom(search);
  const { dong: code, filter } = address;
  if (code === null) return siteHead(deps, { title: MAP_TITLE, path: MAP_PATH });
  // The address names something else than a dong.
  if (filter.dongliCode === null) return noDongHead(deps);
  const page = showsWholeDong(address) ? listPageFrom(search) : null;
  const [dong, list] = await Promise.all([
    asked.ask(`dong ${code}`, () => deps.dongs.one(code)),
    page === null ? null : dongList(deps, filter, page),
  ]);
  if (dong === null) return noDongHead(deps);
  const count = list?.total ?? (address.layer.kind === 'house' ? await countOf(deps, filter) : 0);
  const title = dongHeadline({ ...dong, count });
  // Houses that were let took the page with them, or there never was one.
  if (list !== null && list.page > 1 && list.items.length === 0)
    return siteHead(deps, { status: 404, title, isListed: false });
  const name = [dong.sido, dong.sigungu, dong.dong].filter(Boolean).join(' ');
  const rooms = count > 0 ? `방 ${groupThousands(count)}개를` : '방을';
  return siteHead(deps, {
    title,
    description: `${name}의 원룸, 고시원, 쉐어하우스, 청년주택 ${rooms} 지도에서 찾고 실제로 드는 월 비용까지 비교해 보세요.`,
    path: dongPagePath(code, page ?? 1),
    previous: dongPagePath(code, list && listPageBefore(list.page)),
    next: dongPagePath(code, list && listPageAfter(list.page, list.total)),
    data: dongData(dong, title, list),
    // Nothing is to be found where nothing is on offer.
    isListed: count > 0,
  });
};
