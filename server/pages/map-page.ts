import { dongHeadline, groupThousands, mapAddressFrom } from '#core';
import { goneHead, siteHead, type PresentHead } from './page-head';

/** A legal-dong code. */
const DONG = /^\d{10}$/;

/** `/map`, and `/map?dong=1162010200` with its name and how many rooms are on offer there. */
export const mapPage: PresentHead = async (deps, { query }) => {
  // As the app reads it: a point stands above a dong, one that is broken does not.
  const { dong: code } = mapAddressFrom(query.toString());
  if (code === null) return siteHead(deps, { title: '지도', path: '/map' });
  if (!DONG.test(code)) return goneHead(deps);
  const [dong, count] = await Promise.all([deps.dongs.one(code), deps.dongs.countHouses(code)]);
  if (dong === null) return goneHead(deps);
  const name = [dong.sido, dong.sigungu, dong.dong].filter(Boolean).join(' ');
  const rooms = count > 0 ? `방 ${groupThousands(count)}개를` : '방을';
  return siteHead(deps, {
    title: dongHeadline({ ...dong, count }),
    description: `${name}의 원룸, 고시원, 쉐어하우스, 청년주택 ${rooms} 지도에서 찾고 실제로 드는 월 비용까지 비교해 보세요.`,
    path: `/map?dong=${code}`,
    // Nothing is to be found where nothing is on offer.
    isListed: count > 0,
  });
};
