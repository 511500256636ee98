import { expect, it } from 'vitest';
import { noticeSearchText } from '#core';
import { noticeContent, noticeUnit } from '../../support/notices';

it('searches the title, whose it is, what it is, where, and what it says', () => {
  const units = [noticeUnit({ name: '은천길', detail: null }), noticeUnit({ name: '19A형' })];
  expect(noticeSearchText(noticeContent({ title: '공고', office: null, units }))).toEqual({
    title: '공고',
    names: 'LH\n매입임대\n서울 관악구',
    body: '시세의 40~50%로 빌려주는 매입임대주택이에요.\n은천길\n19A형\n원룸 · 승강기',
  });
});

it('searches the beginning of a long text, in whole characters', () => {
  const { body } = noticeSearchText(noticeContent({ office: null, summary: '🏠'.repeat(9000) }));
  expect(body).toBe('🏠'.repeat(4000));
});
