import type { IconName } from '../components/icon/Icon';
import { PATH } from './paths';

/** One entry of a navigation. `within` names the paths below which it counts as the current one. */
export interface Area {
  readonly path: string;
  readonly name: string;
  readonly icon: IconName;
  readonly within: readonly string[];
}

const MAP: Area = { path: PATH.map, name: '지도', icon: 'map', within: ['/map', '/place'] };
const YOUTH: Area = {
  path: PATH.youth,
  name: '청년',
  icon: 'sprout',
  within: ['/youth/todays', '/youth/notices', '/youth/guide', '/notices'],
};
const COMMUNITY: Area = {
  path: PATH.communities,
  name: '커뮤니티',
  icon: 'talk',
  within: ['/youth/communities', '/posts'],
};
const FEED: Area = { path: PATH.feed, name: '피드', icon: 'book', within: ['/feed', '/contents'] };
const DEAL: Area = { path: PATH.deal, name: '직거래', icon: 'swap', within: ['/deal', '/direct'] };
const MATE: Area = { path: PATH.mate, name: '메이트', icon: 'people', within: ['/mate'] };
const ZZIM: Area = {
  path: PATH.zzim,
  name: '찜',
  icon: 'heart',
  within: ['/zzim', '/compare', '/collections', '/checklists', '/checklist'],
};
const MORE: Area = {
  path: PATH.more,
  name: '더보기',
  icon: 'menu',
  within: ['/more', '/outbox'],
};
const HOME: Area = { path: PATH.home, name: '홈', icon: 'home', within: [] };

/** The tabs at the bottom of a phone. */
export const PHONE_TABS: readonly Area[] = [
  HOME,
  MAP,
  { ...YOUTH, within: [...YOUTH.within, ...COMMUNITY.within] },
  ZZIM,
  MORE,
];

/** The navigation at the top of wider windows; 더보기 stands at its right end. */
export const TOP_NAVIGATION: readonly Area[] = [MAP, YOUTH, FEED, COMMUNITY, DEAL, MATE, ZZIM];
export const TOP_MORE = MORE;

/** The quick menu of the home screen. */
export const QUICK_MENU: readonly Omit<Area, 'within'>[] = [
  MAP,
  { path: PATH.notices, name: '청년공고', icon: 'megaphone' },
  DEAL,
  MATE,
  COMMUNITY,
  { path: PATH.feed, name: '매거진', icon: 'book' },
  { path: PATH.checklists, name: '체크리스트', icon: 'checklist' },
  { path: PATH.calculator, name: '계산기', icon: 'calculator' },
];

/** True on the area's own pages: `/mate/write` lies within `/mate`, `/mates` does not. */
export function isWithin(area: Area, path: string): boolean {
  return (
    path === area.path || area.within.some((one) => path === one || path.startsWith(`${one}/`))
  );
}
