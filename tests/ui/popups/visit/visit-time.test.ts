import { describe, expect, it } from 'vitest';
import { firstVisitDay, visitAt, visitFields } from '../../../../src/ui/popups/visit/visit-time';

/** A Sunday, 14:40 in Seoul. */
const NOW = Date.parse('2026-11-22T14:40:00+09:00');

describe('the time of a visit', () => {
  it('begins with the next afternoon, or with the time that stands', () => {
    expect(visitFields(null, NOW)).toEqual({ day: '2026-11-23', minute: '15:00' });
    expect(visitFields('2026-11-28T06:00:00Z', NOW)).toEqual({
      day: '2026-11-28',
      minute: '15:00',
    });
    expect(firstVisitDay(NOW)).toBe('2026-11-22');
  });

  it('is a moment of Seoul', () => {
    expect(visitAt({ day: '2026-11-28', minute: '15:00' }, null, NOW)).toEqual({
      ok: true,
      at: '2026-11-28T15:00:00+09:00',
    });
  });

  it('is another one than those that stand', () => {
    const standing = {
      state: 'PROPOSED',
      at: '2026-11-29T06:00:00Z',
      agreedAt: '2026-11-28T06:00:00Z',
      isMine: false,
    } as const;
    const fault = '이미 그 시간이에요. 다른 시간을 골라 주세요.';
    for (const day of ['2026-11-28', '2026-11-29'])
      expect(visitAt({ day, minute: '15:00' }, standing, NOW)).toEqual({ ok: false, fault });
    expect(visitAt({ day: '2026-11-30', minute: '15:00' }, standing, NOW).ok).toBe(true);
  });

  it.each([
    [{ day: '', minute: '15:00' }, '날짜와 시간을 모두 골라 주세요.'],
    [{ day: '2026-11-28', minute: '' }, '날짜와 시간을 모두 골라 주세요.'],
    [{ day: '2026-11-22', minute: '14:00' }, '지금부터 60일 안의 시간을 골라 주세요.'],
    [{ day: '2027-11-22', minute: '14:00' }, '지금부터 60일 안의 시간을 골라 주세요.'],
  ])('says why there is none: %o', (fields, fault) => {
    expect(visitAt(fields, null, NOW)).toEqual({ ok: false, fault });
  });
});
