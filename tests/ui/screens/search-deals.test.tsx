import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { STORAGE_KEY, type DirectDraft } from '#core';
import cards from '../../../src/ui/widgets/house-card/house-card.module.scss';
import { notice } from '../../support/notices';
import { AskedSearch } from '../support/asked-search';
import { DealStage } from '../support/deal-stage';
import { renderApp } from '../support/render-app';

function openSearch(address: string, drafts: readonly Partial<DirectDraft>[], isSilent = false) {
  const stage = new DealStage();
  const deals = drafts.map((draft) => {
    const deal = stage.offer({ draft });
    return { deal: stage.deals.summary(null, deal), description: deal.draft.description };
  });
  const notices = [notice({ id: '1', title: '신림 매입임대' })];
  const search = new AskedSearch(notices, [], { deals }, stage.clock);
  search.isSilent = isSilent;
  renderApp(`/search?q=${address}`, { ...stage.services, search });
  return search;
}
const ask = (q: string, kind = '') => `${encodeURIComponent(q)}${kind}`;
const section = () => screen.findByRole('region', { name: '직거래' });
const ROOM = { title: '신림역 남향 방', description: '창문이 커요. 밤에는 조용해요.' };

it('a deal that was found stands as its card, with what it says marked below', async () => {
  openSearch(ask('신림'), [ROOM]);
  const found = await section();
  const link = within(found).getByRole('link');
  expect(link.getAttribute('href')).toBe('/direct/detail/1');
  expect(within(found).getByText('세입자')).toBeTruthy();
  const quote = found.querySelector('b');
  expect(quote?.textContent).toBe('신림역 남향 방');
  expect(quote?.querySelector('mark')?.textContent).toBe('신림');
  const regions = screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'));
  expect(regions.slice(0, 2)).toEqual(['공고', '직거래']);
});

it('what stands around the hit is quoted and marked, and going there remembers the question', async () => {
  localStorage.clear();
  openSearch(ask('조용', '&kind=deal'), [ROOM]);
  const found = await section();
  expect(found.querySelector('mark')?.textContent).toBe('조용');
  expect(screen.queryByRole('region', { name: '공고' })).toBeNull();
  fireEvent.click(within(found).getByRole('link'));
  expect(localStorage.getItem(STORAGE_KEY.RECENT_SEARCHES)).toBe('["조용"]');
});

it('all deals are listed behind their tab, the rest by a button', async () => {
  const search = openSearch(
    ask('신림', '&kind=deal'),
    Array.from({ length: 24 }, () => ROOM),
  );
  expect(within(await section()).getAllByRole('listitem')).toHaveLength(20);
  const tabs = within(screen.getByRole('navigation', { name: '검색 결과' }));
  expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('직거래24');
  search.asked.length = 0;
  fireEvent.click(screen.getByRole('button', { name: '직거래 더 보기' }));
  const found = await section();
  await waitFor(() => {
    expect(within(found).getAllByRole('listitem')).toHaveLength(24);
  });
  expect(search.asked).toEqual(['deal 신림']);
});

it('cards in their shape stand for deals that are on their way', async () => {
  openSearch(ask('신림', '&kind=deal'), [], true);
  const waiting = await screen.findByRole('status', { name: '검색 결과 불러오는 중' });
  expect(waiting.querySelectorAll(`.${cards.card}`)).toHaveLength(6);
});
