import { describe, expect, test } from 'vitest';
import {
  GONE_ANSWER_MS,
  ITEM_TYPE,
  NOTIFICATION_KIND,
  ownerQuestions,
  type QuestionedDeal,
} from '#core';

const CONFIRMED = Date.parse('2026-11-21T09:00:00+09:00');
const DEAL: QuestionedDeal = {
  id: '7',
  dealType: 'direct',
  title: '신림역 10분 남향 원룸',
  confirmedAt: CONFIRMED,
  shownUntil: CONFIRMED + GONE_ANSWER_MS,
  isAsked: false,
  isSaidGone: false,
};

describe('an owner', () => {
  test('is asked nothing that nobody wants to know', () => {
    expect(ownerQuestions(DEAL)).toEqual([]);
  });

  test('is asked whether a room is still there', () => {
    expect(ownerQuestions({ ...DEAL, isAsked: true })).toEqual([
      {
        kind: NOTIFICATION_KIND.DEAL_CONFIRM,
        NOTI_TARGET_CD: ITEM_TYPE.DEAL,
        LINK: '7',
        key: `asked 7 ${CONFIRMED}`,
        title: '아직 있는지 물어봤어요',
        message: '‘신림역 10분 남향 원룸’을 보는 분이 궁금해해요. 알려 주시면 7일 더 보여 드려요.',
      },
    ]);
  });

  test('is told that a room is said to be gone, and until when to answer', () => {
    const [question, ...others] = ownerQuestions({ ...DEAL, isSaidGone: true });
    expect(others).toEqual([]);
    expect(question).toMatchObject({
      key: `gone 7 ${CONFIRMED}`,
      title: '방이 이미 나갔나요?',
      message:
        '2명이 ‘신림역 10분 남향 원룸’이 나갔다고 알려 주셨어요. 11월 23일까지 답이 없으면 목록에서 내려가요.',
    });
  });

  test('is asked in other words of somebody to live with', () => {
    const mate = { ...DEAL, dealType: 'mate', isAsked: true, isSaidGone: true } as const;
    expect(ownerQuestions(mate)).toMatchObject([
      { title: '아직 찾고 있는지 물어봤어요' },
      {
        title: '메이트를 이미 구했나요?',
        message:
          '2명이 ‘신림역 10분 남향 원룸’은 이미 구했다고 알려 주셨어요. 11월 23일까지 답이 없으면 목록에서 내려가요.',
      },
    ]);
  });

  test('is asked both, and anew once it was confirmed', () => {
    const both = { ...DEAL, isAsked: true, isSaidGone: true };
    const keys = [both, { ...both, confirmedAt: CONFIRMED + 1 }].flatMap((deal) =>
      ownerQuestions(deal).map(({ key }) => key),
    );
    expect(new Set(keys).size).toBe(4);
  });
});
