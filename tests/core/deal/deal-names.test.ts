import { expect, test } from 'vitest';
import {
  DEAL_STATUS,
  dealStatusName,
  heldText,
  PARTY,
  partyName,
  UTILITY,
  utilityName,
} from '#core';

test('every party, status and utility has its name', () => {
  expect(Object.values(PARTY).map(partyName)).toEqual(['집주인', '세입자', '중개사']);
  expect(Object.values(DEAL_STATUS).map(dealStatusName)).toEqual(['공개', '예약', '완료', '숨김']);
  expect(Object.values(UTILITY).map(utilityName)).toEqual(['수도', '전기', '인터넷', '가스·기타']);
});

test('a deal that is held says why nobody else sees it', () => {
  expect((['HELD', 'HIDDEN'] as const).map((state) => heldText({ state }))).toEqual([
    '검토 중이라 나만 볼 수 있어요',
    '가려져서 나만 볼 수 있어요',
  ]);
});
