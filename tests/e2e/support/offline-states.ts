import { expect, type Page } from '@playwright/test';
import { says, type ScreenState } from './screen-state';

/** Takes the place of the browser's own caches before the page asks for them. */
async function withCaches(page: Page, how: 'held' | 'broken' | 'some' | 'none'): Promise<void> {
  await page.addInitScript((kind) => {
    const answer = new Response('', { headers: { 'x-hankan-bytes': '2400000' } });
    const cache = { keys: () => Promise.resolve([{}]), match: () => Promise.resolve(answer) };
    const keys = {
      held: () => new Promise(() => undefined),
      broken: () => Promise.reject(new Error('broken')),
      none: () => Promise.resolve([]),
      some: () => Promise.resolve(['hankan-saved', 'hankan-map', 'hankan-app-index-a']),
    }[kind];
    const fake = { keys, open: () => Promise.resolve(cache), delete: () => Promise.resolve(true) };
    Object.defineProperty(window, 'caches', { value: fake });
  }, how);
  await page.goto('/more/offline');
}

/** What a device keeps. */
export const OFFLINE_STATES: Readonly<Record<string, readonly ScreenState[]>> = {
  offline: [
    {
      state: 'loading',
      open: async (page) => {
        await withCaches(page, 'held');
        await expect(page.getByRole('status', { name: /저장 공간을 확인하는 중/ })).toBeAttached();
      },
    },
    {
      state: 'content',
      open: async (page) => {
        await withCaches(page, 'some');
        await page.getByRole('button', { name: '지도 비우기' }).click();
        await says(page, '비웠어요');
      },
    },
    {
      state: 'empty',
      open: async (page) => {
        await withCaches(page, 'none');
        await says(page, '아직 저장한 내용이 없어요');
      },
    },
    {
      state: 'failed',
      open: async (page) => {
        await withCaches(page, 'broken');
        await says(page, '저장 공간을 확인하지 못했어요');
      },
    },
  ],
};
