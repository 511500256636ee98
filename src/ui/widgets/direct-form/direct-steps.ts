import { DIRECT_STEP, type DirectStep } from '#core';

/** What the form asks, and last how others will see it. */
export type FormStep = DirectStep | 'check';

export const STEPS: readonly DirectStep[] = Object.values(DIRECT_STEP);
const ALL: readonly FormStep[] = [...STEPS, 'check'];

interface StepWords {
  /** 가격 */
  readonly name: string;
  /** 한 달에 얼마인가요? */
  readonly question: string;
}

export const STEP_WORDS: Readonly<Record<FormStep, StepWords>> = {
  room: { name: '방 종류', question: '어떤 방인가요?' },
  place: { name: '위치', question: '방이 어디에 있나요?' },
  price: { name: '가격', question: '한 달에 얼마인가요?' },
  facts: { name: '방 정보', question: '방은 어떻게 생겼나요?' },
  photos: { name: '사진', question: '방을 보여 주세요' },
  words: { name: '소개', question: '어떤 점이 좋은가요?' },
  check: { name: '확인', question: '다른 사람에게는 이렇게 보여요' },
};

/** The step that an address names; the first where it names none. */
export const stepOf = (search: string): FormStep => {
  const asked = new URLSearchParams(search).get('step');
  return ALL.find((step) => step === asked) ?? 'room';
};

/** Whether an address names a step: it was walked to, or loaded again. */
export const namesStep = (search: string): boolean => new URLSearchParams(search).has('step');

export const stepAt = (path: string, step: FormStep): string => `${path}?step=${step}`;

export const stepAfter = (step: FormStep): FormStep => ALL[ALL.indexOf(step) + 1] ?? 'check';
export const stepBefore = (step: FormStep): FormStep | null => ALL[ALL.indexOf(step) - 1] ?? null;
