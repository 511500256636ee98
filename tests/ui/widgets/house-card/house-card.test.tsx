import { renderParts } from '../../support/render-parts';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, test } from 'vitest';
import type { HouseSummary } from '#core';
import { HouseCard } from '../../../../src/ui/widgets/house-card/HouseCard';
import { lineInk } from '../../../../src/ui/widgets/line-badge/line-ink';
import { maintenanceText } from '../../../../src/ui/widgets/price-tag/maintenance-text';
import { summary } from '../../../support/scripted-houses';

const NOW = Date.parse('2026-11-20T12:00:00+09:00');

const card = (
  part: Partial<HouseSummary> = {},
  props: Partial<ComponentProps<typeof HouseCard>> = {},
) => renderParts(<HouseCard house={summary('1', part)} now={NOW} {...props} />);

it('says what a house is, where and how lately it was confirmed', () => {
  const text = card().container.textContent;
  for (const part of ['월세 1,000/50', '관리비 7만', '원룸 · 23.1㎡(7평) · 3층/5층', '3일 전 확인'])
    expect(text).toContain(part);
});

it('shows two chips and how many more there are', () => {
  const text = card({ options: ['FULL', 'PARKING', 'PET', 'SHORT_TERM'] }).container.textContent;
  expect(text).toContain('풀옵션주차+2');
  expect(text).not.toContain('반려동물');
});

it('without a picture says that one is coming', () => {
  card();
  expect(screen.getByText('사진 준비 중')).toBeTruthy();
});

it('of a house that is let says so and no time', () => {
  const text = card({ status: 'SOLD' }).container.textContent;
  expect(text).toContain('거래 완료');
  expect(text).not.toContain('확인');
});

it('says what it costs a month in the place of the fee', () => {
  const text = card({}, { cost: '실월비용 61만' }).container.textContent;
  expect(text).toContain('실월비용 61만');
  expect(text).not.toContain('관리비');
});

it('says that it was seen', () => {
  expect(card().container.textContent).not.toContain('본 집');
  expect(card({}, { isSeen: true }).container.textContent).toContain('본 집');
});

test.each([
  ['a rent', { deposit: 1000, monthly: 55 }, '5만 내림', '월세 5만 내림'],
  ['a deposit', { deposit: 1500, monthly: 50 }, '500만 내림', '보증금 500만 내림'],
])('shows how far %s fell, says it in full, and leaves the time', (_, former, seen, said) => {
  const formerPrice = { ...former, changedOn: '20261110' };
  const text = card({ formerPrice, options: ['FULL', 'PARKING', 'PET'] }).container.textContent;
  expect(text).toContain(`${seen}${said}풀옵션+2`);
  expect(text).toContain('3일 전 확인');
});

test.each([
  ['rose', { deposit: 1000, monthly: 45, changedOn: '20261110' }],
  ['fell long ago', { deposit: 1000, monthly: 55, changedOn: '20261010' }],
])('says nothing of a price that %s', (_, formerPrice) => {
  expect(card({ formerPrice }).container.textContent).not.toContain('내림');
});

it('can be chosen only while houses are compared, and four at most', () => {
  const { services } = card({}, { canCompare: true });
  const { compare, toasts } = services.stores;
  const find = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: /비교에 담기/ });
  expect(find()).toBeNull();
  act(() => {
    compare.choose(true);
  });
  fireEvent.click(screen.getByRole('checkbox'));
  expect(compare.codes).toEqual(['h1']);
  expect(find()?.checked).toBe(true);
  act(() => {
    for (const code of ['h1', 'h2', 'd3', 'h4', 'h5']) compare.toggle(code);
  });
  fireEvent.click(screen.getByRole('checkbox'));
  expect(compare.codes).toEqual(['h2', 'd3', 'h4', 'h5']);
  expect(toasts.current?.message).toBe('네 곳까지 비교할 수 있어요');
});

test.each([
  [null, '관리비 확인 필요'],
  [0, '관리비 없음'],
  [7, '관리비 7만'],
])('a maintenance fee of %s is %s', (fee, text) => {
  expect(maintenanceText(fee)).toBe(text);
});

test.each([
  ['#00a84d', 'light'],
  ['#fabe00', 'dark'],
  ['rubbish', 'light'],
])('on %s stands %s ink', (color, ink) => {
  expect(lineInk(color)).toBe(ink);
});
