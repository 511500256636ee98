import { renderParts } from '../../support/render-parts';
import { expect, it, test } from 'vitest';
import type { HouseSummary } from '#core';
import { HouseTile } from '../../../../src/ui/widgets/house-card/HouseTile';
import { priceDrop } from '../../../../src/ui/widgets/house-card/price-drop';
import { summary } from '../../../support/scripted-houses';

const NOW = Date.parse('2026-11-20T12:00:00+09:00');
const CHANGED = '20261110';

it('says what a house is', () => {
  const text = renderParts(<HouseTile house={summary('1')} />).container.textContent;
  for (const part of ['월세 1,000/50', '원룸 · 23.1㎡(7평)', '신림역 도보 약 5분'])
    expect(text).toContain(part);
});

test.each<[string, Partial<HouseSummary>, string, string]>([
  [
    'a rent',
    { formerPrice: { deposit: 1000, monthly: 60, changedOn: CHANGED } },
    '월 60만10만',
    '보증금 천만 원, 월 육십만 원에서 월세 10만 내림',
  ],
  [
    'a jeonse',
    {
      dealType: 'JEONSE',
      deposit: 9000,
      monthly: 0,
      formerPrice: { deposit: 12_000, monthly: 0, changedOn: CHANGED },
    },
    '전세 1억 2,0003,000만',
    '에서 전세 3,000만 내림',
  ],
  [
    'a deposit',
    { formerPrice: { deposit: 1500, monthly: 50, changedOn: CHANGED } },
    '월세 1,500/50500만',
    '에서 보증금 500만 내림',
  ],
])('shows what %s was and how far it fell, and says it in words', (_, part, seen, said) => {
  const house = summary('1', part);
  const { container } = renderParts(<HouseTile house={house} drop={priceDrop(house, NOW)} />);
  const former = container.querySelector('s')?.closest('[aria-hidden]');
  expect(former?.textContent).toBe(seen);
  expect(former?.nextElementSibling?.textContent).toContain(said);
  expect(container.textContent).not.toContain('원룸');
});

it('shows no price of long ago', () => {
  const formerPrice = { deposit: 1000, monthly: 60, changedOn: '20261001' };
  expect(priceDrop(summary('1', { formerPrice }), NOW)).toBeNull();
});

it.each([
  [true, 'eager'],
  [false, 'lazy'],
])('seen before any scroll: %s, its picture is fetched %s', (isFirst, loading) => {
  const house = summary('1', { photo: { small: '/s', medium: '/m', large: '/l' }, photoCount: 1 });
  const { container } = renderParts(<HouseTile house={house} isFirst={isFirst} />);
  expect(container.querySelector('img')?.getAttribute('loading')).toBe(loading);
});
