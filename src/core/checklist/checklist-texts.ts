import type { Yyyymmdd } from '../shared/day';
import { formatManwon, formatPrice } from '../shared/money';
import { withParticle } from '../shared/text/particle';
import type { CheckGrade, Checklist, ChecklistPlace } from './checklist';
import type { ChecklistTally } from './checklist-total';

/** What a checklist is called: as the person named it, else by its price or where it is. */
export function checklistName({ title, place }: Checklist): string {
  const there = place?.value;
  const price = there?.price;
  return (
    title?.value.trim() ||
    (price ? formatPrice(price) : '') ||
    there?.address.trim() ||
    there?.dong.trim() ||
    '이름 없는 집'
  );
}

/** What is said of the house below its name: `원룸 · 신림동 · 2층/4층`; empty where nothing is known. */
export function checklistLine({ title, place }: Checklist): string {
  const there = place?.value;
  if (!there) return '';
  const price = there.price !== null && title?.value.trim() ? formatPrice(there.price) : '';
  return [price, there.kind, there.dong, there.floor]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' · ');
}

/** `관리비 7만원`; empty where nobody said. */
export const maintenanceText = (place: ChecklistPlace | null | undefined): string => {
  const fee = place?.maintenance ?? null;
  if (fee === null) return '';
  return fee === 0 ? '관리비 없음' : `관리비 ${formatManwon(fee)}원`;
};

/** `오늘 본 집`, `11월 20일에 본 집`, `2025년 11월 20일에 본 집`; empty where nobody said. */
export function seenText({ seenOn }: Checklist, today: Yyyymmdd): string {
  const day = seenOn?.value ?? null;
  if (day === null) return '';
  if (day === today) return '오늘 본 집';
  const year = day.slice(0, 4);
  const of = `${String(Number(day.slice(4, 6)))}월 ${String(Number(day.slice(6, 8)))}일에 본 집`;
  return year === today.slice(0, 4) ? of : `${year}년 ${of}`;
}

/** `좋음 12 · 보통 4 · 나쁨 2`, without what there is none of. */
export const tallyText = ({ good, fair, bad, unknown }: ChecklistTally): string =>
  [
    ['좋음', good],
    ['보통', fair],
    ['나쁨', bad],
    ['모름', unknown],
  ]
    .filter(([, count]) => count !== 0)
    .map(([name, count]) => `${String(name)} ${String(count)}`)
    .join(' · ');

/** What is said of a room at the end of its bar: the worst of it. */
export function roomVerdict(tally: ChecklistTally): {
  readonly text: string;
  readonly grade: CheckGrade | null;
} {
  const { good, fair, bad, answered, of } = tally;
  if (answered === 0) return { text: '아직이에요', grade: null };
  if (bad > 0) return { text: `나쁨 ${String(bad)}`, grade: 'BAD' };
  if (fair > 0) return { text: `보통 ${String(fair)}`, grade: 'FAIR' };
  return good === of
    ? { text: '모두 좋음', grade: 'GOOD' }
    : { text: `좋음 ${String(good)}`, grade: 'GOOD' };
}

const COUNTS = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열'];

/** `두 가지`, `12가지` */
export const kindsText = (count: number): string => {
  const word = COUNTS[count];
  return word ? `${word} 가지` : `${String(count)}가지`;
};

/** What is left of a room: `두 가지가 남았어요`, `다 봤어요` */
export const leftText = (open: number): string =>
  open === 0 ? '다 봤어요' : `${withParticle(kindsText(open), '이/가')} 남았어요`;

/** How much water comes, by the seconds that a litre takes; null of what nobody could time. */
export const litresAMinute = (seconds: number): number | null =>
  seconds > 0 ? Math.round(60 / seconds) : null;
