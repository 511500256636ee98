import {
  APP_PAGES,
  COUNTRY,
  dongHeadline,
  dongPath,
  groupThousands,
  mapAddressFrom,
  seoulDay,
} from '#core';
import { siteHead, type PageDeps, type PageHead, type PresentHead } from './page-head';

const MAP_TITLE = '지도';

/** The app says so over the map: the screen is the map, but no page of a dong that is to be found. */
const noDongHead = (deps: PageDeps): PageHead =>
  siteHead(deps, { status: 404, title: MAP_TITLE, isListed: false });

/**
 * `/map`, and `/map?dong=1162010200` with its name and how many rooms the list there has: counted as
 * the list counts, with what else the address asks.
 */
export const mapPage: PresentHead = async (deps, { query }) => {
  // As the app reads it: beside a point the dong only filters, beside a broken one it does not.
  const { dong: code, filter } = mapAddressFrom(query.toString());
  if (code === null) return siteHead(deps, { title: MAP_TITLE, path: APP_PAGES.map.path });
  // The address names something else than a dong.
  if (filter.dongliCode === null) return noDongHead(deps);
  const today = seoulDay(deps.clock.now());
  const [dong, { total: count }] = await Promise.all([
    deps.dongs.one(code),
    deps.houses.tally({ bounds: COUNTRY, filter, today }),
  ]);
  if (dong === null) return noDongHead(deps);
  const name = [dong.sido, dong.sigungu, dong.dong].filter(Boolean).join(' ');
  const rooms = count > 0 ? `방 ${groupThousands(count)}개를` : '방을';
  return siteHead(deps, {
    title: dongHeadline({ ...dong, count }),
    description: `${name}의 원룸, 고시원, 쉐어하우스, 청년주택 ${rooms} 지도에서 찾고 실제로 드는 월 비용까지 비교해 보세요.`,
    path: dongPath(code),
    // Nothing is to be found where nothing is on offer.
    isListed: count > 0,
  });
};
