import type { Address, MoveIn } from '../house/house';
import { genderName } from '../shared/text/gender-name';
import { daysBetween, type Yyyymmdd } from '../shared/day';
import { isInDong } from '../shared/dong-code';
import { withParticle } from '../shared/text/particle';
import { areaNamesLabel } from '../shared/text/area-names';
import type { Judged } from './habit-fit';
import type { MateHas, MateTerms, MateWant } from './mate-terms';

/** Days of moving in that lie so far apart still go together. */
export const NEAR_DAYS = 14;

const shared = (text: string): Judged => ({ isShared: true, text });
const differs = (text: string): Judged => ({ isShared: false, text });

/** What of a room is more than the one who looks for it can pay; empty where all can be paid. */
const tooDear = (room: MateHas, budget: MateWant): string =>
  [
    ...(room.monthly + room.maintenance > budget.monthly ? ['한 달 비용'] : []),
    ...(room.deposit > budget.deposit ? ['보증금'] : []),
  ].join('과 ');

const PAYABLE = shared('한 달 비용과 보증금이 예산에 맞아요');

/** Whether a room can be paid; nothing where there are not one room and one budget. */
export function moneyFit(mine: MateTerms, theirs: MateTerms): Judged {
  if (mine.side === 'WANT' && theirs.side === 'HAS') {
    const dear = tooDear(theirs, mine);
    return dear === '' ? PAYABLE : differs(`${withParticle(dear, '이/가')} 예산을 넘어요`);
  }
  if (mine.side === 'HAS' && theirs.side === 'WANT') {
    const dear = tooDear(mine, theirs);
    return dear === '' ? PAYABLE : differs(`예산이 ${dear}보다 적어요`);
  }
  return null;
}

/** The first day on which somebody may move in; null where that can be agreed on. */
function firstDay(moveIn: MoveIn, today: Yyyymmdd): Yyyymmdd | null {
  if (moveIn.kind === 'NEGOTIABLE') return null;
  return moveIn.day !== null && moveIn.day > today ? moveIn.day : today;
}

/** Whether the days of moving in lie near each other, or can be brought there. */
export function dayFit(mine: MateTerms, theirs: MateTerms, today: Yyyymmdd): Judged {
  const my = firstDay(mine.moveIn, today);
  const their = firstDay(theirs.moveIn, today);
  if (my === null || their === null) return shared('입주일을 서로 맞출 수 있어요');
  const later = daysBetween(my, their);
  if (Math.abs(later) <= NEAR_DAYS) return shared('입주하려는 날이 가까워요');
  return differs(later > 0 ? '두 주 넘게 늦게 입주해요' : '두 주 넘게 먼저 입주해요');
}

const named = (dongs: readonly Address[]): string => areaNamesLabel(dongs.map(({ dong }) => dong));

/** The dongs that lie in those of both, in the order of their codes: the same whoever asks. */
function commonDongs(mine: readonly Address[], theirs: readonly Address[]): Address[] {
  const lieIn = (some: readonly Address[], others: readonly Address[]): Address[] =>
    some.filter((one) => others.some((other) => isInDong(one.dongliCode, other.dongliCode)));
  const all = [...lieIn(mine, theirs), ...lieIn(theirs, mine)];
  const byCode = new Map(all.map((dong) => [dong.dongliCode, dong]));
  return [...byCode.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, dong]) => dong);
}

/** Whether there is a dong for both; its name is said as spec/readings R9 says. */
export function dongFit(mine: MateTerms, theirs: MateTerms): Judged {
  const common = named(commonDongs(mine.dongs, theirs.dongs));
  if (common !== '') return shared(`동네가 맞아요 · ${common}`);
  const where = theirs.side === 'HAS' ? '방이 다른 동네에 있어요' : '다른 동네에서 찾아요';
  return differs(`${where} · ${named(theirs.dongs)}`);
}

type Wishing = Pick<MateTerms, 'gender' | 'wish'>;

/** Whether somebody wants to live with somebody of that gender. */
const accepts = (one: Wishing, other: Wishing): boolean =>
  one.wish === null || one.wish === other.gender;

/** Whether neither of the two is ruled out by the wish of the other. */
const wishesMeet = (a: Wishing, b: Wishing): boolean => accepts(a, b) && accepts(b, a);

/** Whether the wishes for a gender go together; nothing where one of the two has none. */
export function genderFit(mine: MateTerms, theirs: MateTerms): Judged {
  if (wishesMeet(mine, theirs))
    return mine.wish === null || theirs.wish === null ? null : shared('서로 찾는 성별이 맞아요');
  return differs(
    theirs.wish !== null && !accepts(theirs, mine)
      ? `${genderName(theirs.wish)} 메이트를 찾아요`
      : withParticle(genderName(theirs.gender), '이에요/예요'),
  );
}

/**
 * Whether two listings may be shown to each other's people: one has a room, the other wants one,
 * and no wish for a gender rules either out.
 */
export const mayMeet = (
  a: Wishing & Pick<MateTerms, 'side'>,
  b: Wishing & Pick<MateTerms, 'side'>,
): boolean => a.side !== b.side && wishesMeet(a, b);
