import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError, STORAGE_KEY, type Notice } from '#core';
import { MemoryClock } from '../../../src/adapters/memory/memory-clock';
import { notice, NOTICE_NOW } from '../../support/notices';
import { PLACES } from '../../support/places';
import { AskedSearch } from '../support/asked-search';
import { renderApp } from '../support/render-app';

const NOTICES: readonly Notice[] = [
  notice({ id: '1', title: '청년 월세 지원 하반기 신청', organisation: '국토교통부' }),
  ...Array.from({ length: 24 }, (_, at) =>
    notice({ id: String(at + 2), title: `신림 매입임대 ${at + 1}차` }),
  ),
];

function openSearch(address = '', part: { silent?: boolean; failure?: Error } = {}) {
  const search = new AskedSearch(NOTICES, PLACES);
  search.isSilent = part.silent ?? false;
  search.failure = part.failure ?? null;
  const services = renderApp(`/search${address}`, {
    search,
    clock: new MemoryClock(NOTICE_NOW),
  });
  return { ...services, search };
}

const asking = (q: string, kind = '') => `?q=${encodeURIComponent(q)}${kind && `&kind=${kind}`}`;
const field = () => screen.findByRole('combobox', { name: '공고, 글, 직거래, 장소 검색' });
const tabs = async () => within(await screen.findByRole('navigation', { name: '검색 결과' }));
const section = (name: string) => screen.findByRole('region', { name });
const links = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('link').textContent);

beforeEach(() => {
  localStorage.clear();
});

describe('what is found', () => {
  it('shows three of each kind, with counts, and everything that was asked for marked', async () => {
    openSearch(asking('신림'));
    const notices = await section('공고');
    expect(links(notices)).toEqual([
      '신림 매입임대 24차',
      '신림 매입임대 23차',
      '신림 매입임대 22차',
    ]);
    expect(within(notices).getByRole('link', { name: '공고 24개 모두 보기' })).toBeTruthy();
    const marked = (row: HTMLElement) =>
      [...row.querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(marked(notices)).toEqual(['신림', '신림', '신림']);
    const places = await section('장소');
    expect(links(places)).toContain('신림역');
    const nav = await tabs();
    expect(nav.getByRole('link', { name: /^공고/ }).textContent).toBe('공고24');
    expect(nav.getByRole('link', { name: /^전체/ }).getAttribute('aria-current')).toBe('page');
  });

  it('finds by initial consonants, and marks what they stand for', async () => {
    openSearch(asking('ㅇㅅㅈㅇ'));
    const notices = await section('공고');
    expect(links(notices)).toEqual(['청년 월세 지원 하반기 신청']);
    expect(notices.querySelector('mark')?.textContent).toBe('월세 지원');
    expect(screen.queryByRole('region', { name: '장소' })).toBeNull();
  });

  it('marks what it was found by, also beside its title', async () => {
    openSearch(asking('토교'));
    const notices = await section('공고');
    expect(notices.querySelector('p mark')?.textContent).toBe('토교');
    expect(notices.querySelector('a mark')).toBeNull();
  });

  it('opens a kind whole, in the same entry, and more of it by a button', async () => {
    const { stores, search } = openSearch(asking('신림'));
    const { page } = stores.history.current;
    const all = await screen.findByRole('link', { name: '공고 24개 모두 보기' });
    search.asked.length = 0;
    fireEvent.click(all);
    expect(stores.history.current).toMatchObject({
      page,
      url: `/search?q=%EC%8B%A0%EB%A6%BC&kind=notice`,
    });
    expect(within(await section('공고')).getAllByRole('listitem')).toHaveLength(20);
    expect(search.asked).toEqual([]);
    search.failure = new AppError('offline');
    fireEvent.click(screen.getByRole('button', { name: '공고 더 보기' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    search.failure = null;
    fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    await screen.findByText(/매입임대 1차/);
    expect(within(await section('공고')).getAllByRole('listitem')).toHaveLength(24);
    expect(screen.queryByRole('button', { name: '공고 더 보기' })).toBeNull();
  });

  it('leads from a place to the map there', async () => {
    openSearch(asking('신림역', 'place'));
    const places = await section('장소');
    expect(screen.queryByRole('region', { name: '공고' })).toBeNull();
    const to =
      within(places)
        .getByRole('link', { name: /신림역/ })
        .getAttribute('href') ?? '';
    expect(to.startsWith('/map?')).toBe(true);
    expect(new URLSearchParams(to.slice(4)).get('q')).toBe('신림역');
  });

  it('says what else to try where there is nothing, by kind', async () => {
    openSearch(asking('매입임대', 'place'));
    expect(await screen.findByText('찾는 게 없어요')).toBeTruthy();
    expect(screen.getByText(/초성으로도 찾을 수 있어요/)).toBeTruthy();
    fireEvent.click((await tabs()).getByRole('link', { name: /^공고/ }));
    expect(await section('공고')).toBeTruthy();
  });

  it('says that it is looking, and what failed', async () => {
    const { search } = openSearch(asking('신림'), { failure: new AppError('offline') });
    const retry = await screen.findByRole('button', { name: /다시/ });
    expect(screen.getByText('검색하지 못했어요')).toBeTruthy();
    search.failure = null;
    fireEvent.click(retry);
    expect(await section('공고')).toBeTruthy();
  });

  it('waits in the shape of what comes', async () => {
    openSearch(asking('신림'), { silent: true });
    expect(await screen.findByRole('status', { name: '검색 결과 불러오는 중' })).toBeTruthy();
  });
});

describe('the field', () => {
  it('asks on Enter what is typed, in the same entry, and the kind stays', async () => {
    const { stores, search } = openSearch('?kind=notice');
    const { page } = stores.history.current;
    const input = await field();
    expect(document.activeElement).toBe(input);
    fireEvent.change(input, { target: { value: '월세' } });
    fireEvent.submit(input);
    expect(await screen.findByRole('link', { name: /하반기/ })).toBeTruthy();
    expect(stores.history.current.page).toBe(page);
    expect(new URLSearchParams(stores.history.current.url.slice(7)).get('kind')).toBe('notice');
    expect(search.asked).toEqual([
      'notice 월세',
      'post 월세',
      'deal 월세',
      'content 월세',
      'place 월세',
    ]);
    // Once more asks nothing else.
    fireEvent.submit(input);
    expect(search.asked).toHaveLength(5);
  });

  it('asks at once on Enter, and is cleared by its button', async () => {
    const { stores } = openSearch();
    const input = await field();
    fireEvent.change(input, { target: { value: ' 월세 ' } });
    fireEvent.submit(input);
    expect(stores.history.current.url).toBe('/search?q=%EC%9B%94%EC%84%B8');
    expect(await section('공고')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '검색어 지우기' }));
    expect(stores.history.current.url).toBe('/search');
    expect(document.activeElement).toBe(input);
    expect(await screen.findByText('최근 검색')).toBeTruthy();
  });

  it('takes any text for a text', async () => {
    openSearch(`${asking('<b>.*%_\\"')}%ED%A0%BD`);
    expect(await screen.findByText('찾는 게 없어요')).toBeTruthy();
  });
});

describe('recent searches', () => {
  it('are of this device, the newest first, and forgotten together', async () => {
    localStorage.setItem(STORAGE_KEY.RECENT_SEARCHES, JSON.stringify(['신림', '월세']));
    openSearch();
    expect(await screen.findByRole('button', { name: '신림' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '월세' }));
    expect(await section('공고')).toBeTruthy();
    expect(JSON.parse(localStorage.getItem(STORAGE_KEY.RECENT_SEARCHES) ?? '')).toEqual([
      '월세',
      '신림',
    ]);
    fireEvent.click(screen.getByRole('button', { name: '검색어 지우기' }));
    fireEvent.click(await screen.findByRole('button', { name: '월세 지우기' }));
    expect(screen.queryByRole('button', { name: '월세' })).toBeNull();
    expect(JSON.parse(localStorage.getItem(STORAGE_KEY.RECENT_SEARCHES) ?? '')).toEqual(['신림']);
    fireEvent.click(await screen.findByRole('button', { name: '모두 지우기' }));
    expect(localStorage.getItem(STORAGE_KEY.RECENT_SEARCHES)).toBeNull();
    expect(await screen.findByText(/초성으로도 찾을 수 있어요/)).toBeTruthy();
  });

  it('keep what somebody opened, and nothing that was only typed', async () => {
    openSearch(asking('월세'));
    await screen.findByRole('link', { name: /하반기/ });
    fireEvent.change(await field(), { target: { value: '월세 지' } });
    fireEvent.keyDown(await field(), { key: 'Escape' });
    expect(localStorage.getItem(STORAGE_KEY.RECENT_SEARCHES)).toBeNull();
    fireEvent.click(await screen.findByRole('link', { name: /하반기/ }));
    expect(localStorage.getItem(STORAGE_KEY.RECENT_SEARCHES)).toBe('["월세"]');
  });
});

it('Back brings what was found, without a request', async () => {
  const { stores, search } = openSearch(asking('월세'));
  await section('공고');
  search.asked.length = 0;
  act(() => {
    stores.history.push('/mate');
  });
  await screen.findByRole('heading', { name: '메이트' });
  stores.history.back();
  expect(links(await section('공고'))).toEqual(['청년 월세 지원 하반기 신청']);
  expect(search.asked).toEqual([]);
});

it('the list of notices leads to it, with notices first', async () => {
  renderApp('/youth/notices', { clock: new MemoryClock(NOTICE_NOW) });
  const [link] = await screen.findAllByRole('link', { name: '검색' });
  expect(link?.getAttribute('href')).toBe('/search?kind=notice');
});
