import { describe, expect, test } from 'vitest';
import { BUNDLED_KINDS, bundleText, type Bundle } from '#core';

const bundle = (given: Partial<Bundle>): Bundle => ({
  kind: 'LIKE',
  about: 'post',
  people: 1,
  nickname: '새싹',
  words: '자취 첫날 필요한 것',
  ...given,
});

describe('what a bundle says', () => {
  test.each([
    [{ people: 1 }, '새싹님이 글에 공감했어요'],
    [{ people: 2 }, '새싹님 외 1명이 글에 공감했어요'],
    [{ people: 4, about: 'comment' }, '새싹님 외 3명이 댓글에 공감했어요'],
    [{ kind: 'COMMENT', people: 4 }, '새싹님 외 3명이 글에 댓글을 남겼어요'],
    [{ kind: 'REPLY', about: 'comment' }, '새싹님이 회원님에게 답글을 남겼어요'],
    [{ kind: 'LIKE', people: 0 }, '공감이 취소되었어요'],
    [{ kind: 'COMMENT', people: 0 }, '댓글이 지워졌어요'],
    [{ kind: 'REPLY', people: 0 }, '답글이 지워졌어요'],
  ] as const)('%j reads %s', (given, title) => {
    expect(bundleText(bundle(given)).title).toBe(title);
  });

  test('quotes on one line, and not to the end', () => {
    expect(bundleText(bundle({ words: ' 첫째 줄\n\n둘째  줄 ' })).message).toBe('첫째 줄 둘째 줄');
    const { message } = bundleText(bundle({ words: '가'.repeat(200) }));
    expect(message).toBe(`${'가'.repeat(59)}…`);
  });

  test.each(BUNDLED_KINDS)('of %s quotes nothing once nobody is left', (kind) => {
    expect(bundleText(bundle({ kind, people: 0 })).message).toBe('');
  });
});
