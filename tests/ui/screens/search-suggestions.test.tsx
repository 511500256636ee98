import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError, STORAGE_KEY, type Notice } from '#core';
import { MemoryClock } from '../../../src/adapters/memory/memory-clock';
import { notice, NOTICE_NOW } from '../../support/notices';
import { PLACES } from '../../support/places';
import { AskedSearch } from '../support/asked-search';
import { renderApp } from '../support/render-app';

const NOTICES: readonly Notice[] = [
  notice({ id: '1', title: '청년 월세 지원 하반기 신청' }),
  ...Array.from({ length: 7 }, (_, at) =>
    notice({ id: String(at + 2), title: `신림 매입임대 ${at + 1}차` }),
  ),
];
const SILLIM = ['신림 검색', '신림역', '신림동'];

async function openSearch(address = '') {
  const search = new AskedSearch(NOTICES, PLACES);
  const { stores } = renderApp(`/search${address}`, {
    search,
    clock: new MemoryClock(NOTICE_NOW),
  });
  const input = await screen.findByRole<HTMLInputElement>('combobox', {
    name: '공고, 글, 직거래, 장소 검색',
  });
  const press = (key: string, more: Partial<KeyboardEventInit> = {}) =>
    fireEvent.keyDown(input, { key, ...more });
  const type = (value: string) => fireEvent.change(input, { target: { value } });
  return { search, history: stores.history, input, press, type };
}

const list = () => screen.findByRole('listbox', { name: '추천 검색' });
const names = () =>
  screen.queryAllByRole('option').map((option) => option.querySelector('p')?.textContent);
/** The option that the field says is meant. */
const active = (input: HTMLElement) => {
  const meant = screen
    .queryAllByRole('option')
    .filter(({ ariaSelected }) => ariaSelected === 'true');
  expect(meant.map(({ id }) => id)).toEqual(
    [input.getAttribute('aria-activedescendant')].filter((id) => id !== null),
  );
  return meant[0]?.querySelector('p')?.textContent ?? null;
};
const offered = (count: number) => screen.findByText(`추천 ${count}개`);

beforeEach(() => {
  localStorage.clear();
});

describe('what is suggested', () => {
  it('is the words at once, then places and notices, a few of each', async () => {
    const { search, history, input, type } = await openSearch();
    expect(input.getAttribute('aria-expanded')).toBe('false');
    expect(input.hasAttribute('aria-controls')).toBe(false);
    type('신림');
    expect(names()).toEqual(['신림 검색']);
    expect(screen.getByRole('status', { name: '추천 불러오는 중' })).toBeTruthy();
    await offered(7);
    expect(names().slice(0, 3)).toEqual(SILLIM);
    expect(names().slice(3)).toHaveLength(5);
    expect((await list()).querySelector('mark')?.textContent).toBe('신림');
    expect(input.getAttribute('aria-expanded')).toBe('true');
    expect(input.getAttribute('aria-controls')).toBe((await list()).id);
    expect(document.activeElement).toBe(input);
    // Nothing is asked of the page yet.
    expect(history.current.url).toBe('/search');
    expect(search.asked).toEqual(['notice 신림', 'place 신림']);
  });

  it('is found by initial consonants', async () => {
    const { type } = await openSearch();
    type('ㅅㄹㅇ');
    await offered(1);
    expect(names()).toEqual(['ㅅㄹㅇ 검색', '신림역']);
  });

  it('is asked once for letters in a row, and the last question wins', async () => {
    const { search, type } = await openSearch();
    for (const typed of ['시', '신', '신ㄹ', '신림']) type(typed);
    await offered(7);
    expect(search.asked).toEqual(['notice 신림', 'place 신림']);
    search.isSilent = true;
    type('신림역');
    await waitFor(() => {
      expect(search.asked).toContain('place 신림역');
    });
    // What was there before stays, and what is on its way is given up.
    expect(names()).toEqual(expect.arrayContaining(['신림역 검색', '신림동']));
    expect((await list()).getAttribute('aria-busy')).toBe('true');
    search.isSilent = false;
    type('월세');
    expect(search.cancelled).toEqual(['notice 신림역', 'place 신림역']);
    await offered(1);
    expect(names()).toEqual(['월세 검색', '청년 월세 지원 하반기 신청']);
  });

  it('says where there is nothing; the words can still be searched', async () => {
    const { type } = await openSearch();
    type('없는말');
    expect(await screen.findByText(/찾는 게 없어요/)).toBeTruthy();
    expect(names()).toEqual(['없는말 검색']);
  });

  it('says what failed, and asks again', async () => {
    const { search, type } = await openSearch();
    search.failure = new AppError('offline');
    type('신림');
    expect((await screen.findByRole('alert')).textContent).toContain('추천을 불러오지 못했어요');
    expect(names()).toEqual(['신림 검색']);
    search.failure = null;
    fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    await offered(7);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is over once the field is empty', async () => {
    localStorage.setItem(STORAGE_KEY.RECENT_SEARCHES, '["월세"]');
    const { search, history, type } = await openSearch('?q=%EC%8B%A0%EB%A6%BC');
    await screen.findByRole('region', { name: '공고' });
    search.asked.length = 0;
    type('신림역');
    type('');
    expect(names()).toEqual([]);
    expect(history.current.url).toBe('/search');
    expect(await screen.findByRole('button', { name: '월세' })).toBeTruthy();
    expect(search.asked).toEqual([]);
  });
});

describe('the keys', () => {
  it('walk the options, round at both ends', async () => {
    const { input, press, type } = await openSearch();
    type('ㅅㄹ');
    await offered(7);
    expect(active(input)).toBeNull();
    press('ArrowDown');
    expect(active(input)).toBe('ㅅㄹ 검색');
    press('ArrowDown');
    press('ArrowDown');
    expect(active(input)).toBe('신림동');
    press('ArrowUp');
    expect(active(input)).toBe('신림역');
    for (let at = 0; at < 2; at += 1) press('ArrowUp');
    expect(active(input)).toBe(names().at(-1));
    press('ArrowDown');
    expect(active(input)).toBe('ㅅㄹ 검색');
    // Other letters mean something else.
    type('ㅅㄹㅇ');
    expect(active(input)).toBeNull();
  });

  it('leave what is meant alone while more comes', async () => {
    const { input, press, type } = await openSearch();
    type('신림');
    press('ArrowDown');
    expect(active(input)).toBe('신림 검색');
    await offered(7);
    expect(active(input)).toBe('신림 검색');
  });

  it('belong to a syllable that is being composed', async () => {
    const { input, press, type } = await openSearch();
    type('신림');
    await offered(7);
    for (const key of ['ArrowDown', 'Escape', 'Enter']) press(key, { isComposing: true });
    expect(active(input)).toBeNull();
    expect(names()).toHaveLength(8);
  });

  it('take the suggestions away by Escape, and bring them back by an arrow', async () => {
    const { search, input, press, type } = await openSearch('?q=%EC%9B%94%EC%84%B8');
    await screen.findByRole('region', { name: '공고' });
    type('신림');
    await offered(7);
    press('Escape');
    expect(names()).toEqual([]);
    expect(input.getAttribute('aria-expanded')).toBe('false');
    expect(input.value).toBe('신림');
    expect(screen.getByRole('region', { name: '공고' })).toBeTruthy();
    search.asked.length = 0;
    press('ArrowUp');
    await offered(7);
    expect(search.asked).toEqual(['notice 신림', 'place 신림']);
    press('Escape');
    // And once more: what the page shows is in the field again.
    press('Escape');
    expect(input.value).toBe('월세');
  });

  it('open nothing in an empty field', async () => {
    const { search, press } = await openSearch();
    press('ArrowDown');
    press('Escape');
    expect(names()).toEqual([]);
    expect(search.asked).toEqual([]);
  });
});

describe('what is taken', () => {
  it('is a place: the map there, and Back finds all of these words', async () => {
    const { history, press, type } = await openSearch();
    type('ㅅㄹㅇ');
    await offered(1);
    press('ArrowDown');
    press('ArrowDown');
    press('Enter');
    const to = new URL(history.current.url, 'http://here');
    expect([to.pathname, to.searchParams.get('q')]).toEqual(['/map', '신림역']);
    expect(localStorage.getItem(STORAGE_KEY.RECENT_SEARCHES)).toBe('["ㅅㄹㅇ"]');
    history.back();
    await waitFor(() => {
      expect(window.location.pathname).toBe('/search');
    });
    expect(await screen.findByRole('region', { name: '장소' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('ㅅㄹㅇ');
  });

  it('is a notice, by a press', async () => {
    const { history, type } = await openSearch();
    type('월세');
    await offered(1);
    fireEvent.click(within(await list()).getByRole('option', { name: /하반기/ }));
    expect(history.current.url).toBe('/notices/1');
  });

  it('are the words', async () => {
    const { history, input, press, type } = await openSearch();
    type(' 신림 ');
    press('ArrowDown');
    press('Enter');
    expect(history.current.url).toBe('/search?q=%EC%8B%A0%EB%A6%BC');
    expect(names()).toEqual([]);
    expect(document.activeElement).not.toBe(input);
    expect(await screen.findByRole('region', { name: '공고' })).toBeTruthy();
    expect(localStorage.getItem(STORAGE_KEY.RECENT_SEARCHES)).toBe('["신림"]');
  });

  it('leaves the focus with the field while it is pressed', async () => {
    const { input, type } = await openSearch();
    type('월세');
    await offered(1);
    const option = within(await list()).getByRole('option', { name: /하반기/ });
    // A default that is prevented: no other element takes the focus.
    expect(fireEvent.mouseDown(option)).toBe(false);
    expect(document.activeElement).toBe(input);
  });
});
