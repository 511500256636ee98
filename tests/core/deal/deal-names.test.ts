import { expect, test } from 'vitest';
import { DEAL_STATUS, dealStatusName, PARTY, partyName, UTILITY, utilityName } from '#core';

test('every party, status and utility has its name', () => {
  expect(Object.values(PARTY).map(partyName)).toEqual(['집주인', '세입자', '중개사']);
  expect(Object.values(DEAL_STATUS).map(dealStatusName)).toEqual(['공개', '예약', '완료', '숨김']);
  expect(Object.values(UTILITY).map(utilityName)).toEqual(['수도', '전기', '인터넷', '가스·기타']);
});
