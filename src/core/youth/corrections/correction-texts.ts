import { withParticle } from '../../shared/text/particle';
import type { NoticeChange, NoticeField } from '../notice';

const LABELS: Readonly<Record<NoticeField, string>> = {
  TITLE: '제목',
  FROM: '접수 시작',
  UNTIL: '접수 마감',
  SCHEDULE: '일정',
  AREAS: '지역',
  UNITS: '주택',
  COUNT: '모집 호수',
  AMOUNTS: '금액',
  CONDITIONS: '신청 자격',
  DOCUMENTS: '서류',
  ATTACHMENTS: '첨부 파일',
  STATUS: '모집 상태',
  OTHER: '안내',
};

/** What a change is about, beside what was and is: 접수 마감, 모집 호수. */
export const changeLabel = (field: NoticeField): string => LABELS[field];

/** In a sentence a window is one thing, whichever of its ends was moved. */
const SPOKEN: Readonly<Partial<Record<NoticeField, string>>> = {
  FROM: '접수 기간',
  UNTIL: '접수 기간',
  COUNT: '호수',
};

/** `접수 기간과 호수가 바뀌었어요`; null where nothing is said to have changed. */
export function correctionText(changes: readonly NoticeChange[]): string | null {
  const names = [...new Set(changes.map(({ field }) => SPOKEN[field] ?? LABELS[field]))];
  const [first, second, ...more] = names;
  if (first === undefined) return null;
  if (second === undefined) return `${withParticle(first, '이/가')} 바뀌었어요`;
  const two = `${withParticle(first, '과/와')} ${second}`;
  return more.length === 0
    ? `${withParticle(two, '이/가')} 바뀌었어요`
    : `${two} 등 ${names.length}가지가 바뀌었어요`;
}
