import { expect, test } from 'vitest';
import {
  dealAlarmOffer,
  dealAlarmSet,
  dealAlarmsFull,
  dealAlarmText,
  dealSearchName,
  type ToldListing,
} from '#core';

const fresh: ToldListing = { why: 'NEW', name: '월세 500/45 원룸' };
const cheaper: ToldListing = { why: 'CHEAPER', name: '전세 9,000 원룸' };
const sillim = { dealType: 'direct', place: '신림동' } as const;

test.each([
  [[fresh], '신림동 직거래 새 글', '월세 500/45 원룸'],
  [[cheaper], '신림동 직거래 가격이 내려간 글', '전세 9,000 원룸'],
  [[fresh, fresh, fresh], '신림동 직거래 새 글 3개', '월세 500/45 원룸 외 2개'],
  [[cheaper, cheaper], '신림동 직거래 가격이 내려간 글 2개', '전세 9,000 원룸 외 1개'],
  [
    [fresh, cheaper, fresh],
    '신림동 직거래 새 글 2개 · 가격이 내려간 글 1개',
    '월세 500/45 원룸 외 2개',
  ],
] as const)('a search that found %j is told of by its name and theirs', (told, title, message) => {
  expect(dealAlarmText(sillim, [...told] as [ToldListing, ...ToldListing[]])).toEqual({
    title,
    message,
  });
});

test('a search is called by its dong and its kind', () => {
  expect(dealSearchName('mate', '신림동')).toBe('신림동 메이트');
  expect(dealSearchName('direct', null)).toBe('전국 직거래');
  expect(dealAlarmOffer('direct', '신림동')).toBe('신림동에 새 직거래 글이 올라오면 알려 드려요');
  expect(dealAlarmOffer('mate', null)).toBe('새 메이트 글이 올라오면 알려 드려요');
  expect(dealAlarmSet('mate', '신림동')).toBe('신림동 메이트 새 글을 알려 드릴게요');
  expect(dealAlarmsFull(10)).toContain('10개까지');
});
