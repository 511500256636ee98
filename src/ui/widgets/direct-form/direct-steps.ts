import { DIRECT_STEP, type DirectStep } from '#core';
import { FormSteps } from '../step-form/form-steps';

/** What the form of a room asks. */
export const DIRECT_STEPS = new FormSteps<DirectStep>(
  DIRECT_STEP.room,
  Object.values(DIRECT_STEP),
  {
    room: { name: '방 종류', question: '어떤 방인가요?' },
    place: { name: '위치', question: '방이 어디에 있나요?' },
    price: { name: '가격', question: '한 달에 얼마인가요?' },
    facts: { name: '방 정보', question: '방은 어떻게 생겼나요?' },
    photos: { name: '사진', question: '방을 보여 주세요' },
    words: { name: '소개', question: '어떤 점이 좋은가요?' },
    check: { name: '확인', question: '다른 사람에게는 이렇게 보여요' },
  },
);
