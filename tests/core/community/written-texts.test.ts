import { describe, expect, test } from 'vitest';
import {
  checkComment,
  checkPostTitle,
  MOST_COMMENT,
  MOST_POST_TITLE,
  tidyLines,
  tidyLine,
} from '#core';

describe('a title', () => {
  test('stands on one line, in NFC, without what hides in it', () => {
    expect(tidyLine('  벽지\n곰팡이\t 닦기 ')).toBe('벽지 곰팡이 닦기');
    expect(tidyLine('영통'.normalize('NFD'))).toBe('영통');
    expect(tidyLine('보\u200b증\u202e금')).toBe('보증금');
  });

  test.each(['', ' \n ', '\u200b\u3164'])('%j says nothing', (typed) => {
    expect(checkPostTitle(typed)).toEqual({ ok: false, message: '제목을 입력해 주세요.' });
  });

  test('is as long as it may be, as a person counts', () => {
    const longest = '👨‍👩‍👧'.repeat(MOST_POST_TITLE);
    expect(checkPostTitle(` ${longest} `)).toEqual({ ok: true, text: longest });
    expect(checkPostTitle(`${longest}가`)).toEqual({
      ok: false,
      message: '제목은 60자까지 쓸 수 있어요. 조금 줄여 주세요.',
    });
  });
});

describe('a comment', () => {
  test('keeps its lines, and one blank line between them', () => {
    expect(tidyLines(' 첫 줄 \r\n둘째 줄\n\n\n\n셋째\u2028넷째 ')).toBe(
      '첫 줄\n둘째 줄\n\n셋째\n넷째',
    );
  });

  test.each(['', ' \n ', '\u2066\n\u2069'])('%j says nothing', (typed) => {
    expect(checkComment(typed)).toEqual({ ok: false, message: '댓글을 입력해 주세요.' });
  });

  test('is as long as it may be', () => {
    const longest = '가'.repeat(MOST_COMMENT);
    expect(checkComment(`${longest}\n`)).toEqual({ ok: true, text: longest });
    expect(checkComment(`${longest}나`)).toEqual({
      ok: false,
      message: '댓글은 1,000자까지 쓸 수 있어요. 조금 줄여 주세요.',
    });
  });
});
