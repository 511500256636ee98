import { renderApp } from '../support/render-app';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AD_SLOT, AppError, ITEM_TYPE, STORAGE_KEY, storedZzimHouses, type KeptHouse } from '#core';
import { MemoryInventories } from '../../../src/adapters/memory/memory-inventories';
import { ScriptedHouses, summary } from '../../support/scripted-houses';

const KEPT: KeptHouse = {
  status: 'OPEN',
  dealType: 'MONTH_RENT',
  deposit: 1000,
  monthly: 50,
  maintenance: 7,
};

/** Keeps houses on the device, the first one last. */
function keep(houses: Readonly<Record<string, Partial<KeptHouse>>>): void {
  const entries = Object.entries(houses).map(([id, part], index) => ({
    TARGET_CD: ITEM_TYPE.HOUSE,
    TARGET_ID: id,
    DATE: 1000 - index,
    KEPT: { ...KEPT, ...part },
  }));
  localStorage.setItem(STORAGE_KEY.ZZIM_HOUSES, storedZzimHouses(entries));
}

const some = (houses: ScriptedHouses) => houses.asked.filter(({ kind }) => kind === 'some').length;
const cards = () => screen.findAllByRole('article');
const heartOf = (card: HTMLElement | undefined) =>
  within(card as HTMLElement).getByRole('button', { name: /찜하기/ });

describe('the kept houses', () => {
  it('say how to keep one where there is none, and ask nothing', async () => {
    const houses = new ScriptedHouses();
    renderApp('/zzim', { houses });
    expect(await screen.findByText('찜한 집이 없어요')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: '최근 본' }));
    expect(await screen.findByText('최근 본 집이 없어요')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: '연락한' }));
    expect(await screen.findByText('연락한 집이 없어요')).toBeTruthy();
    expect(screen.getByText('전화, 문자, 채팅으로 문의한 집이 여기에 모여요.')).toBeTruthy();
    expect(houses.asked).toEqual([]);
  });

  it('say what changed since, and which are gone', async () => {
    keep({ a: { monthly: 55 }, b: {}, c: { status: 'SOLD' }, d: { deposit: 300, monthly: 48 } });
    const houses = new ScriptedHouses();
    houses.onSome = (ids) =>
      Promise.resolve(ids.filter((id) => id !== 'd').map((id) => summary(id)));
    renderApp('/zzim', { houses });
    const [a, b, c, d] = await cards();
    expect(a?.parentElement?.textContent).toContain('찜한 뒤월세 5만 내림');
    expect(b?.parentElement?.textContent).not.toContain('찜한 뒤');
    expect(c?.parentElement?.textContent).toContain('찜한 뒤다시 나옴');
    expect(d?.textContent).toContain('삭제된 매물');
    expect(d?.textContent).toContain('월세 300/48');
  });

  it('are asked for in parts of sixty', async () => {
    keep(Object.fromEntries(Array.from({ length: 130 }, (_, index) => [`h${index}`, {}])));
    const asked: number[] = [];
    const houses = new ScriptedHouses();
    houses.onSome = (ids) => {
      asked.push(ids.length);
      return Promise.resolve(ids.map((id) => summary(id)));
    };
    renderApp('/zzim', { houses });
    expect(await cards()).toHaveLength(130);
    // Twice: what strict mode mounts first is taken away again.
    expect(asked.slice(-3)).toEqual([60, 60, 10]);
  });

  it('leave by their heart, hand the focus on, and come back by the toast', async () => {
    keep({ a: {}, b: { deposit: 500 } });
    const { stores } = renderApp('/zzim', { houses: new ScriptedHouses() });
    const [first] = await cards();
    const heart = heartOf(first);
    heart.focus();
    fireEvent.click(heart);
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('article').contains(document.activeElement)).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: '되돌리기' }));
    expect(stores.zzim.houses.map(({ TARGET_ID }) => TARGET_ID)).toEqual(['a', 'b']);
  });

  it('that are gone can be taken out, and put back', async () => {
    keep({ a: {} });
    const houses = new ScriptedHouses();
    houses.onSome = () => Promise.resolve([]);
    renderApp('/zzim', { houses });
    fireEvent.click(await screen.findByRole('button', { name: '지우기' }));
    expect(await screen.findByText('찜한 집이 없어요')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '되돌리기' }));
    expect(await screen.findByText('삭제된 매물')).toBeTruthy();
  });

  it('say why they are missing, and are found again', async () => {
    keep({ a: {} });
    const houses = new ScriptedHouses();
    houses.onSome = () => Promise.reject(new AppError('offline'));
    renderApp('/zzim', { houses });
    expect(await screen.findByText('네트워크 연결을 확인해 주세요.')).toBeTruthy();
    houses.onSome = (ids) => Promise.resolve(ids.map((id) => summary(id)));
    fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    expect(await cards()).toHaveLength(1);
  });

  it('and their tab are there on the way back without a request', async () => {
    keep({ a: {} });
    const houses = new ScriptedHouses();
    const { stores } = renderApp('/zzim', { houses });
    await cards();
    act(() => {
      stores.recents.viewed(summary('b', { deposit: 700 }));
    });
    fireEvent.click(screen.getByRole('link', { name: /^최근 본/ }));
    await screen.findByRole('heading', { name: /최근 본 집/ });
    await cards();
    stores.history.push('/checklists');
    await screen.findByRole('heading', { name: '체크리스트' });
    const before = some(houses);
    stores.history.back();
    expect(await cards()).toHaveLength(1);
    expect(window.location.search).toBe('?tab=recent');
    expect(some(houses)).toBe(before);
  });
});

describe('the houses that were contacted', () => {
  it('say when and how', async () => {
    const { stores } = renderApp('/zzim?tab=contact', { houses: new ScriptedHouses() });
    act(() => {
      stores.recents.contacted('a', 'TEL');
      stores.recents.contacted('a', 'SMS');
    });
    const [card] = await cards();
    expect(card?.parentElement?.textContent).toMatch(/\d{4}\.\d\d\.\d\d 문자·전화로 연락했어요/);
  });

  it('say it with the particle of the last way', async () => {
    const { stores } = renderApp('/zzim?tab=contact', { houses: new ScriptedHouses() });
    act(() => {
      stores.recents.contacted('a', 'CHAT');
    });
    const [card] = await cards();
    expect(card?.parentElement?.textContent).toMatch(/ 채팅으로 연락했어요/);
  });
});

it('an advertisement stands above the list where there is one', async () => {
  const ad = {
    ID: '1',
    TYPE2: 'text',
    IMAGE_1: '',
    IMAGE_URL: null,
    LINK_URL: '/feed',
    TITLE: '이사 준비 목록',
    CONTENT: '',
    EXTRA: null,
  };
  renderApp('/zzim', {
    inventories: new MemoryInventories({ [AD_SLOT.WEB_ZZIM_HOUSE_TOP]: [ad] }),
  });
  expect(await screen.findByRole('link', { name: /이사 준비 목록/ })).toBeTruthy();
});
