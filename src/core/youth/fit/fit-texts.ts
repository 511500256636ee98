import { withParticle } from '../../shared/text/particle';
import type { Verdict } from './condition-fit';
import { ageRangeText, askedAreasText } from './condition-texts';
import type { Condition } from '../notice-conditions';
import {
  isUnread,
  missingOf,
  openRanks,
  tooWideOf,
  type NoticeFit,
  type RankFit,
} from './notice-fit';
import type { Occupation, Person, PersonField } from './person';
import { GROUP_NAMES, MARRIAGE_NAMES, shortFieldName } from './person-words';

const VERDICTS: Readonly<Record<Verdict, string>> = {
  fits: '맞아요',
  fails: '안 맞아요',
  unknown: '알 수 없어요',
};

export const verdictWord = (verdict: Verdict): string => VERDICTS[verdict];

/** Who it is that may apply. */
const OCCUPIED: Readonly<Record<Occupation, string>> = {
  STUDENT: '대학생',
  JOB_SEEKER: '취업 준비생',
  EMPLOYED: '직장인',
  SELF_EMPLOYED: '사업자',
};

const onlyFor = (names: readonly string[]): string => `${names.join('·')}만 신청해요`;

/** Why a condition that is not met keeps one from applying: `대학생만 신청해요`. */
export function reasonText(condition: Condition): string {
  switch (condition.kind) {
    case 'age':
      return `${ageRangeText(condition)}만 신청해요`;
    case 'home':
      return condition.whose === 'SELF' ? '집이 없어야 신청해요' : '가족 모두 집이 없어야 신청해요';
    case 'income':
      return '소득이 기준보다 높아요';
    case 'assets':
      return '자산이 기준보다 많아요';
    case 'car':
      return condition.limit === 0 ? '자동차가 없어야 신청해요' : '자동차가 기준보다 비싸요';
    case 'residence':
      return `${askedAreasText(condition)}에 ${condition.orWork ? '살거나 다녀야' : '살아야'} 신청해요`;
    case 'apart':
      return '부모님과 따로 살아야 신청해요';
    case 'occupation':
      return onlyFor(condition.anyOf.map((word) => OCCUPIED[word]));
    case 'marriage':
      return onlyFor(condition.anyOf.map((word) => MARRIAGE_NAMES[word]));
    case 'group':
      return onlyFor(condition.anyOf.map((word) => GROUP_NAMES[word]));
    case 'unread':
      return '공고문에서 확인해 주세요';
  }
}

/** Said of an area that is too large to decide. */
const NARROWER = '시·군·구까지';

const filling = (field: PersonField, isTooWide: boolean): string =>
  `${withParticle(shortFieldName(field), '을/를')} ${isTooWide ? `${NARROWER} ` : ''}입력하면`;

/** `부모님 소득을 입력하면`; of an area that the person has said, `사는 곳을 시·군·구까지 입력하면`. */
export const fillingText = (field: PersonField, person: Person): string =>
  filling(field, (field === 'livesIn' || field === 'worksIn') && person[field] !== null);

/** What to fill in for a rank: `부모님 소득을 입력하면 알 수 있어요`. */
export function missingText(rank: Pick<RankFit, 'parts'>): { detail: string; short: string } {
  // Only what can be read whole is decided by what one fills in.
  const missing = isUnread(rank) ? [] : missingOf(rank);
  const [first] = missing;
  if (first === undefined) return { detail: '공고문에서 확인해 주세요', short: '공고문 확인' };
  const isTooWide = tooWideOf(rank).includes(first);
  const name = shortFieldName(first);
  if (missing.length === 1)
    return {
      detail: `${filling(first, isTooWide)} 알 수 있어요`,
      short: `${isTooWide ? NARROWER : name} 필요`,
    };
  const count = `${missing.length}가지`;
  return {
    detail: `${name} 등 ${withParticle(count, '을/를')} 입력하면 알 수 있어요`,
    short: `${count} 더 필요`,
  };
}

/** A verdict in words, why, and why where there is little room; null where there is no more to say. */
export interface FitText {
  readonly word: string;
  readonly detail: string | null;
  readonly short: string | null;
}

export function fitText(fit: NoticeFit): FitText {
  const word = verdictWord(fit.verdict);
  if (fit.verdict === 'fits') return { word, detail: fit.rank, short: fit.rank };
  if (fit.verdict === 'unknown') {
    const [nearest = { parts: [] }] = openRanks(fit);
    return { word, ...missingText(nearest) };
  }
  const [reason] = fit.reasons;
  const text = reason === undefined ? null : reasonText(reason.condition);
  return { word, detail: text, short: text };
}
