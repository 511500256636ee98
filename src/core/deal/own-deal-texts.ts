import { daysBetween, seoulDay } from '../shared/day';
import { DEAL_STATUS, type Confirmation, type OwnDirect } from './deal';
import { CONFIRMED_DAYS } from './deal-life';
import { monthDay } from './deal-texts';

/** From so many days before a deal leaves the lists on its owner is asked on top of it. */
const ASKED_DAYS = 3;

/** What an owner is asked of a deal that is about to leave the lists. */
export interface ConfirmQuestion {
  /** `D-1` */
  readonly due: string;
  /** `내일까지 알려 주시면 7일 더 보여 드려요.` */
  readonly words: string;
}

/** Null where nothing is to be asked yet, or where it has left. */
export function confirmQuestion({ shownUntil }: Confirmation, now: number): ConfirmQuestion | null {
  const until = Date.parse(shownUntil);
  const days = daysBetween(seoulDay(now), seoulDay(until));
  if (now >= until || days > ASKED_DAYS) return null;
  const when = ['오늘', '내일'][days] ?? monthDay(seoulDay(until));
  return { due: `D-${days}`, words: `${when}까지 알려 주시면 ${CONFIRMED_DAYS}일 더 보여 드려요.` };
}

/** Why a deal is on no list, and since when; null where it is on one, or is held. */
export function unlistedText(
  deal: Pick<OwnDirect, 'status' | 'shownUntil' | 'isSaidGone' | 'isHiddenByOwner'>,
  now: number,
): string | null {
  if (deal.status === DEAL_STATUS.DONE) return '거래가 끝난 글이에요';
  // Whoever hid it confirms nothing: that it lapsed since is not why.
  if (deal.isHiddenByOwner) return '내가 숨겨 두었어요';
  const until = Date.parse(deal.shownUntil);
  if (now < until) return null;
  const why = deal.isSaidGone ? '나갔다는 말에 답이 없어' : `${CONFIRMED_DAYS}일 동안 확인이 없어`;
  return `${why} ${monthDay(seoulDay(until))}에 숨겼어요`;
}
