import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { SUPPLY_CODES } from '#core';
import { drawNoticeCard, parseNoticeCard } from '../../../server/pictures/scenes/notice-card';

const draw = (name: string): string => {
  const card = parseNoticeCard(`/notice/card/${name}.svg`);
  if (card === null) throw new Error(name);
  return drawNoticeCard(card);
};

describe('the card of a notice', () => {
  it.each(SUPPLY_CODES)('of %s is a picture that sharp reads', async (code) => {
    for (const day of ['20261125', '20260109', 'always']) {
      const svg = draw(`${code}/${day}`);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
      const { width, height } = await sharp(Buffer.from(svg)).metadata();
      expect([width, height]).toEqual([1200, 630]);
    }
  });

  it('is another one for each day, and the same in every year', () => {
    const days = ['20261125', '20261126', '20261225', '20261105', 'always'];
    const drawn = new Set(days.map((day) => draw(`SUPLY00001/${day}`)));
    expect(drawn.size).toBe(days.length);
    expect(draw('SUPLY00001/20271125')).toBe(draw('SUPLY00001/20261125'));
  });

  it('tells homes from money', () => {
    const sign = /stroke="#00665d"/;
    const [home, money] = ['SUPLY00001', 'SUPLY00007'].map((code) => draw(`${code}/always`));
    expect(home).toMatch(sign);
    expect(home).toContain('M5 20.5V5a1');
    expect(money).not.toContain('M5 20.5V5a1');
  });

  it.each([
    '/notice/card/SUPLY00012/20261125.svg',
    '/notice/card/SUPLY00001/20260230.svg',
    '/notice/card/SUPLY00001/2026112.svg',
    '/notice/card/SUPLY00001/.svg',
    '/notice/card/SUPLY00001/20261125.svg/..',
    '/notice/card/supply/always.svg',
    '/notice/card/SUPLY00001/always.svg"><script>',
    '',
  ])('is none at %j', (path) => {
    expect(parseNoticeCard(path)).toBeNull();
  });
});
