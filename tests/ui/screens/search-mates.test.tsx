import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SEARCH_KIND, type MateSummary, type Search, type SearchHit } from '#core';
import { mateHas } from '../../support/mates';
import { renderApp } from '../support/render-app';

const MATE: MateSummary = {
  ...mateHas(),
  id: '7',
  status: 'OPEN',
  title: '고양이와 함께 지낼 메이트',
  rentType: 'MONTH_RENT',
  author: { id: '8', nickname: '초록화분', image: '/face' },
  fit: null,
  photo: null,
  photoCount: 0,
  confirmedAt: '2026-11-20T03:00:00.000Z',
  shownUntil: '2026-11-27T03:00:00.000Z',
  createdAt: '2026-11-18T03:00:00.000Z',
  isExample: true,
  hold: null,
};

it('a mate who was found leads to their page, and says who they are and where', async () => {
  const hit: SearchHit = { kind: 'deal', deal: MATE, said: '고양이를 키워요' };
  const search: Search = {
    find: ({ kind }) => {
      const items = kind === SEARCH_KIND.deal ? [hit] : [];
      return Promise.resolve({ items, next: null, total: items.length, corrected: null });
    },
  };
  renderApp(`/search?q=${encodeURIComponent('고양이')}`, { search });
  const found = await screen.findByRole('region', { name: '직거래' });
  const link = within(found).getByRole('link');
  expect(link.getAttribute('href')).toBe('/mate/detail/7');
  expect(link.textContent).toBe(MATE.title);
  const row = link.closest('li');
  expect(row?.textContent).toContain('메이트 · 월 35만 · 신림동 · 방 2개 중 1개');
  expect(within(row ?? document.body).getByText(/예시/)).toBeTruthy();
});
