import { renderApp } from '../support/render-app';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SITE_TITLE, STORAGE_KEY, type HouseSearch } from '#core';
import { MemoryItemLookup } from '../../../src/adapters/memory/memory-item-lookup';
import { MemoryNativeBridge } from '../../../src/adapters/memory/memory-native-bridge';
import type { Services } from '../../../src/ui/ground/services';
import { DeepLinkStore } from '../../../src/ui/stores/deep-link-store';

const frame = () => screen.queryByRole('status', { name: /여는 중$/ });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** What a reload finds that came between a list and its page. */
const leave = (page: string) => {
  sessionStorage.setItem(STORAGE_KEY.URLS_TO_GO, JSON.stringify([page]));
};

/** Houses that tell whether anybody asked for them. */
function countedHouses(houses: HouseSearch) {
  const asked: string[] = [];
  const counted = new Proxy(houses, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...questions: unknown[]): unknown => {
        asked.push(String(name));
        return Reflect.apply(value, target, questions);
      };
    },
  });
  return { asked, counted };
}

/** As a shell opens the app at an address. */
const inShell = (made: Services): Partial<Services> => {
  const native = new MemoryNativeBridge('ios');
  const { history, toasts, pushToasts } = made.stores;
  const items = new MemoryItemLookup(new Map(), new Map([['5', { dealType: 'mate' }]]));
  const deepLinks = new DeepLinkStore({
    ...made,
    native,
    items,
    history,
    toasts,
    pushToasts,
    home: { siteUrl: '', scheme: 'hankan' },
    tellGone: () => undefined,
  });
  return { native, items, stores: { ...made.stores, deepLinks } };
};

describe('the frame of a page that is only passed through', () => {
  it.each([
    ['/', '한칸'],
    ['/map', '지도'],
    ['/youth/communities', '커뮤니티'],
    ['/deal', '직거래'],
    ['/mate', '메이트'],
    ['/zzim', '찜'],
    ['/more', '더보기'],
    ['/app/install', '앱 설치'],
    ['/notices/1', '한칸'],
    ['/nowhere', '한칸'],
  ])('of %s is called %s', (path, name) => {
    leave('/place/1');
    renderApp(path);
    expect(screen.getByRole('heading', { level: 1, name })).toBeTruthy();
    expect(screen.getByRole('status', { name: `${name} 여는 중` })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '뒤로' })).toBeNull();
  });

  it('gives the window the product’s own title where its page has none', () => {
    leave('/place/1');
    renderApp('/');
    expect(document.title).toBe(SITE_TITLE);
  });

  it('asks for no houses, and gives way to the page, with the list behind it', async () => {
    let asked: string[] = [];
    const { stores } = renderApp('/mate/detail/5', (made) => {
      const houses = countedHouses(made.houses);
      ({ asked } = houses);
      return { ...inShell(made), houses: houses.counted };
    });
    expect(stores.history.current.url).toBe('/mate');
    expect(screen.getByRole('status', { name: '메이트 여는 중' })).toBeTruthy();
    await expect
      .poll(() => stores.history.current.url, { timeout: 120_000 })
      .toBe('/mate/detail/5');
    expect(stores.history.entries.map(({ url }) => url)).toEqual(['/mate', '/mate/detail/5']);
    await heading('메이트');
    expect(frame()).toBeNull();
    expect(asked).toEqual([]);
    act(() => {
      stores.history.push('/more');
    });
    expect(sessionStorage.getItem(STORAGE_KEY.URLS_TO_GO)).toBeNull();
  });

  it('gives way at once to where the person goes meanwhile', async () => {
    leave('/place/1');
    const { stores } = renderApp('/zzim');
    expect(frame()).toBeTruthy();
    act(() => {
      stores.history.push('/more');
    });
    await heading('더보기');
    expect(frame()).toBeNull();
    expect(stores.deepLinks.waiting).toEqual([]);
  });

  it('is not there where nothing waits', async () => {
    renderApp('/zzim');
    expect(frame()).toBeNull();
    await heading('찜');
  });
});
