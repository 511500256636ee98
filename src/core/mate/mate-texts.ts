import { genderName } from '../shared/text/gender-name';
import type { MoveIn } from '../house/house';
import type { GenderCode } from '../shared/codes';
import type { Yyyymmdd } from '../shared/day';
import { formatManwon } from '../shared/money';
import { areaNamesLabel } from '../shared/text/area-names';
import type { AgeBand, MateOccupation, MateSide, MateTerms } from './mate-terms';

const SIDES: Readonly<Record<MateSide, string>> = { HAS: '방 있어요', WANT: '방 구해요' };

const AGE_BANDS: Readonly<Record<AgeBand, string>> = {
  TWENTIES_EARLY: '20대 초반',
  TWENTIES_MIDDLE: '20대 중반',
  TWENTIES_LATE: '20대 후반',
  THIRTIES_EARLY: '30대 초반',
  THIRTIES_MIDDLE: '30대 중반',
  THIRTIES_LATE: '30대 후반',
  FORTIES_UP: '40대 이상',
};

const OCCUPATIONS: Readonly<Record<MateOccupation, string>> = {
  STUDENT: '대학생',
  OFFICE: '직장인',
  FREELANCER: '프리랜서',
  PREPARING: '취업·시험 준비',
  OTHER: '그 밖의 일',
};

/** 방 있어요 · 방 구해요 */
export const mateSideName = (side: MateSide): string => SIDES[side];

/** 20대 초반 … 40대 이상 */
export const ageBandName = (age: AgeBand): string => AGE_BANDS[age];

/** 대학생 · 직장인 · 프리랜서 · 취업·시험 준비 · 그 밖의 일 */
export const mateOccupationName = (occupation: MateOccupation): string => OCCUPATIONS[occupation];

/** Whom somebody wants to live with: 여성만 · 남성만 · 성별 무관. */
export const genderWishText = (wish: GenderCode | null): string =>
  wish === null ? '성별 무관' : `${genderName(wish)}만`;

/** `월 35만` of a room, `월 40만까지` of one who wants a room; `월세 없음` */
export function mateHeadline({ side, monthly }: Pick<MateTerms, 'side' | 'monthly'>): string {
  if (monthly <= 0) return '월세 없음';
  return `월 ${formatManwon(monthly)}${side === 'WANT' ? '까지' : ''}`;
}

/** `20대 후반 · 여성 · 직장인` */
export const matePersonLine = (mate: Pick<MateTerms, 'age' | 'gender' | 'occupation'>): string =>
  [ageBandName(mate.age), genderName(mate.gender), mateOccupationName(mate.occupation)].join(' · ');

/** `신림동 · 방 2개 중 1개` of a room, `신림동 외 2` where one is wanted (spec/readings R9). */
export function matePlaceLine(mate: Pick<MateTerms, 'rooms' | 'dongs'>): string {
  const dongs = areaNamesLabel(mate.dongs.map(({ dong }) => dong));
  return mate.rooms === null ? dongs : `${dongs} · 방 ${mate.rooms}개 중 1개`;
}

/** `12월 10일부터`, in another year `2027년 1월 3일부터`; a day that has come is 바로. */
export function mateMoveInText(moveIn: MoveIn, today: Yyyymmdd): string {
  if (moveIn.kind === 'NEGOTIABLE') return '입주일 협의';
  const day = moveIn.day ?? today;
  if (day <= today) return '바로 입주 가능';
  const year = day.slice(0, 4) === today.slice(0, 4) ? '' : `${Number(day.slice(0, 4))}년 `;
  return `${year}${Number(day.slice(4, 6))}월 ${Number(day.slice(6))}일부터`;
}

/** `6개월 이상`, `기간 무관` */
export const mateStayText = (stay: number | null): string =>
  stay === null ? '기간 무관' : `${stay}개월 이상`;
