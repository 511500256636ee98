import { describe, expect, it } from 'vitest';
import { checkAppeal, MOST_APPEAL } from '#core';

describe('an appeal', () => {
  it('says why, in at most so many characters', () => {
    expect(checkAppeal(' 오해가 있었어요. ')).toEqual({ ok: true });
    expect(checkAppeal('가'.repeat(MOST_APPEAL))).toEqual({ ok: true });
    expect(checkAppeal('가'.repeat(MOST_APPEAL + 1))).toMatchObject({ ok: false });
  });

  it('is not blank', () => {
    expect(checkAppeal(' \n ')).toEqual({
      ok: false,
      message: '다시 봐야 하는 까닭을 적어 주세요.',
    });
  });
});
