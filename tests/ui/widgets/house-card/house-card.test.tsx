import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, test } from 'vitest';
import type { HouseSummary } from '#core';
import { HouseCard } from '../../../../src/ui/widgets/house-card/HouseCard';
import { lineInk } from '../../../../src/ui/widgets/line-badge/line-ink';
import { maintenanceText } from '../../../../src/ui/widgets/price-tag/maintenance-text';
import { summary } from '../../../support/scripted-houses';

const NOW = Date.parse('2026-11-20T12:00:00+09:00');

afterEach(cleanup);

const card = (part: Partial<HouseSummary> = {}) =>
  render(
    <MemoryRouter>
      <HouseCard house={summary('1', part)} now={NOW} />
    </MemoryRouter>,
  ).container;

it('says what a house is, where and how lately it was confirmed', () => {
  const text = card().textContent;
  for (const part of ['월세 1,000/50', '관리비 7만', '원룸 · 23.1㎡(7평) · 3층/5층', '3일 전 확인'])
    expect(text).toContain(part);
});

it('shows two chips and how many more there are', () => {
  const text = card({ options: ['FULL', 'PARKING', 'PET', 'SHORT_TERM'] }).textContent;
  expect(text).toContain('풀옵션주차+2');
  expect(text).not.toContain('반려동물');
});

it('without a picture says that one is coming', () => {
  card();
  expect(screen.getByText('사진 준비 중')).toBeTruthy();
});

it('of a house that is let says so and no time', () => {
  const text = card({ status: 'SOLD' }).textContent;
  expect(text).toContain('거래 완료');
  expect(text).not.toContain('확인');
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
