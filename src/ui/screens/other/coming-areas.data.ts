import type { ComingArea } from '#core';
import type { IconName } from '../../components/icon/Icon';

/** What a page says of an area whose screens are still to come. */
export interface ComingWords {
  /** One line: what a person will find here. */
  readonly promise: string;
  readonly icon: IconName;
}

export const COMING_AREAS: Readonly<Record<ComingArea, ComingWords>> = {
  communities: {
    promise: '혼자 사는 사람끼리 묻고 답하는 게시판이 열릴 거예요.',
    icon: 'talk',
  },
  deal: {
    promise: '집주인이나 세입자와 중개 없이 바로 만날 수 있게 될 거예요.',
    icon: 'swap',
  },
  calculator: {
    promise: '보증금과 월세로 실제 드는 비용과 중개보수를 계산할 수 있게 될 거예요.',
    icon: 'calculator',
  },
  roomMatch: {
    promise: '원하는 조건을 적어 두면 꼭 맞는 방을 찾아 드릴 거예요.',
    icon: 'search',
  },
};
