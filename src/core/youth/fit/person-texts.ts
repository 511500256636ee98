import type { Yyyymmdd } from '../../shared/day';
import { formatManwon, WON_PER_MANWON } from '../../shared/money';
import { ageOn } from './age';
import type { Person } from './person';

/** What a person says, in a line: `만 26세 · 1인 가구 · 월 230만원 · 서울 관악구`; empty for nothing. */
export function personLine(
  { birthDay, household, income }: Person,
  today: Yyyymmdd,
  areaName: string | null,
): string {
  const years = ageOn(birthDay, today);
  const parts = [
    years === null ? null : `만 ${years}세`,
    household === null ? null : `${household}인 가구`,
    income === null ? null : `월 ${formatManwon(income / WON_PER_MANWON)}원`,
    areaName,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}
