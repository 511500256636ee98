import type { PostHold } from '../community/post';
import type { Utility } from '../shared/codes';
import type { DealStatus, Party } from './deal';

const PARTIES: Readonly<Record<Party, string>> = {
  LAND_LORD: '집주인',
  TENANT: '세입자',
  BROKER: '중개사',
};

const STATUSES: Readonly<Record<DealStatus, string>> = {
  OPEN: '공개',
  RESERVED: '예약',
  DONE: '완료',
  HIDDEN: '숨김',
};

const UTILITIES: Readonly<Record<Utility, string>> = {
  WATER: '수도',
  ELECTRIC: '전기',
  INTERNET: '인터넷',
  OTHER: '가스·기타',
};

/** Who offers a room. */
export const partyName = (party: Party): string => PARTIES[party];

/** How a deal stands. */
export const dealStatusName = (status: DealStatus): string => STATUSES[status];

/** What a fee pays for. */
export const utilityName = (utility: Utility): string => UTILITIES[utility];

/** Why nobody else sees a deal that moderators look at, or hid. */
export const heldText = ({ state }: Pick<PostHold, 'state'>): string =>
  `${state === 'HELD' ? '검토 중이라' : '가려져서'} 나만 볼 수 있어요`;
