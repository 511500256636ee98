import type { IconName } from '../../components/icon/Icon';

/** An area whose screens are still to come: its paths, and what will be there. */
export interface ComingArea {
  readonly title: string;
  /** One line: what a person will find here. */
  readonly promise: string;
  readonly icon: IconName;
  /** Exact paths, and with a final `/` everything below. */
  readonly paths: readonly string[];
}

const COMING_AREAS: readonly ComingArea[] = [
  {
    title: '청년',
    promise: '청년을 위한 주거 소식과 지원 정보를 한곳에 모아 보여 드릴 거예요.',
    icon: 'sprout',
    paths: ['/youth/todays', '/youth/guide'],
  },
  {
    title: '청년공고',
    promise: '청년·공공임대 공고를 마감 날짜 순서로 보여 드릴 거예요.',
    icon: 'megaphone',
    paths: ['/youth/notices', '/notices/'],
  },
  {
    title: '커뮤니티',
    promise: '혼자 사는 사람끼리 묻고 답하는 게시판이 열릴 거예요.',
    icon: 'talk',
    paths: ['/youth/communities', '/posts/'],
  },
  {
    title: '피드',
    promise: '집 구하기와 혼자 살기에 도움이 되는 글을 읽을 수 있게 될 거예요.',
    icon: 'book',
    paths: ['/feed', '/feed/', '/contents/'],
  },
  {
    title: '직거래',
    promise: '집주인이나 세입자와 중개 없이 바로 만날 수 있게 될 거예요.',
    icon: 'swap',
    paths: ['/deal', '/deal/', '/direct', '/direct/'],
  },
  {
    title: '메이트',
    promise: '생활 방식이 맞는 룸메이트를 찾을 수 있게 될 거예요.',
    icon: 'people',
    paths: ['/mate', '/mate/'],
  },
  {
    title: '체크리스트',
    promise: '집을 보러 가서 확인할 것을 사진과 함께 적어 둘 수 있게 될 거예요.',
    icon: 'checklist',
    paths: ['/checklists', '/checklists/', '/checklist/', '/view/'],
  },
  {
    title: '계산기',
    promise: '보증금과 월세로 실제 드는 비용과 중개보수를 계산할 수 있게 될 거예요.',
    icon: 'calculator',
    paths: ['/more/price-calculator'],
  },
];

/** Undefined for a path that leads nowhere. */
export function comingAreaOf(path: string): ComingArea | undefined {
  return COMING_AREAS.find((area) =>
    area.paths.some((one) => (one.endsWith('/') ? path.startsWith(one) : path === one)),
  );
}
