import { dongHeadline } from '#core';
import { siteHead, type PresentHead } from './page-head';

/** A legal-dong code. */
const DONG = /^\d{10}$/;

/** `/map`, and `/map?dong=1162010200` with its name and how many rooms are on offer there. */
export const mapPage: PresentHead = async (deps, { query }) => {
  const code = query.get('dong') ?? '';
  const dong = DONG.test(code) ? await deps.houses.inDong(code) : null;
  if (dong === null) return siteHead(deps, { title: '지도', path: '/map' });
  const name = [dong.sido, dong.sigungu, dong.dong].filter(Boolean).join(' ');
  return siteHead(deps, {
    title: dongHeadline(dong),
    description: `${name}의 원룸, 고시원, 쉐어하우스, 청년주택을 지도에서 찾고 실제로 드는 월 비용까지 비교해 보세요.`,
    path: `/map?dong=${code}`,
  });
};
