import { daysBetween, seoulDay, type Yyyymmdd } from '../shared/day';
import { withParticle } from '../shared/text/particle';
import type { Confirmation, DirectDeal, Offerer } from './deal';
import { CONFIRMED_DAYS } from './deal-life';
import { partyName } from './deal-names';

/** What a page says where a deal is over or was not confirmed (spec/readings R41). */
export const DEAL_ENDED = '거래가 끝났거나 확인되지 않은 글입니다.';

/** `11월 28일` */
export const monthDay = (day: Yyyymmdd): string =>
  `${Number(day.slice(4, 6))}월 ${Number(day.slice(6))}일`;

/** The day of a confirmation as a card says it: `오늘 확인`, `어제 확인`, `3일 전 확인`. */
export function confirmedText(confirmedAt: string, now: number): string {
  const days = daysBetween(seoulDay(Date.parse(confirmedAt)), seoulDay(now));
  if (days <= 0) return '오늘 확인';
  return days === 1 ? '어제 확인' : `${days}일 전 확인`;
}

/** What a map of a room shows, and how near it is to the truth. */
export function locationNote({
  exactPlace,
  isMiddle,
}: Pick<DirectDeal, 'exactPlace' | 'isMiddle'>): string {
  if (isMiddle)
    return '정확한 자리를 몰라 동네 가운데를 보여 드려요. 실제 위치는 올린 사람에게 물어보세요.';
  const circle = exactPlace === null ? '원 안에 집이 있어요. ' : '';
  return `${circle}도보 시간은 직선거리로 어림한 값이에요.`;
}

/** The days that a confirmation still holds, as seven cells. */
export interface ConfirmationWeek {
  /** 0 to {@link CONFIRMED_DAYS}. */
  readonly left: number;
  /** `11월 21일 확인` */
  readonly from: string;
  /** `11월 28일까지` */
  readonly until: string;
  /** For a screen reader: `7일 중 6일 남았어요`. */
  readonly words: string;
}

/** How much of a confirmation's week is left; a day that has begun counts as left. */
export function confirmationWeek(of: Confirmation, now: number): ConfirmationWeek {
  const [from, until] = [Date.parse(of.confirmedAt), Date.parse(of.shownUntil)];
  const days = daysBetween(seoulDay(now), seoulDay(until));
  const left = now >= until ? 0 : Math.min(CONFIRMED_DAYS, Math.max(1, days));
  return {
    left,
    from: `${monthDay(seoulDay(from))} 확인`,
    until: `${monthDay(seoulDay(until))}까지`,
    words: `${CONFIRMED_DAYS}일 중 ${left}일 남았어요`,
  };
}

/** What the one who offers a room is to it (spec/facts F5), a row each: name and what is said. */
export function relationRows(offerer: Offerer): readonly { label: string; text: string }[] {
  if (offerer.party === 'BROKER')
    return [
      { label: '중개사무소', text: offerer.office },
      { label: '주소', text: offerer.address },
      { label: '등록번호', text: offerer.registrationNumber },
      { label: '공인중개사', text: offerer.representative },
      { label: '전화', text: offerer.tel },
    ];
  if (offerer.party === 'LAND_LORD') return [{ label: '방과의 관계', text: '이 집의 집주인' }];
  return [
    { label: '방과의 관계', text: '지금 사는 세입자' },
    {
      label: '집주인 동의',
      text: offerer.landlordAgreed ? '집주인도 알고 있어요' : '아직 확인되지 않았어요',
    },
  ];
}

/** Who confirmed, as the confirmation card begins: `어제 세입자가 확인했어요`. */
export function confirmedByText(offerer: Offerer, confirmedAt: string, now: number): string {
  const when = confirmedText(confirmedAt, now).replace(/ 확인$/, '');
  return `${when} ${withParticle(partyName(offerer.party), '이/가')} 확인했어요`;
}

/** What a reader who asked whether it is still there is told: `물어봤어요 · 11월 28일까지 답이 없으면 내려가요`. */
export const askedText = ({ until }: Pick<ConfirmationWeek, 'until'>): string =>
  `물어봤어요 · ${until} 답이 없으면 내려가요`;
