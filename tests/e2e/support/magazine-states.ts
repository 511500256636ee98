import type { Page } from '@playwright/test';
import { says, waiting, withAnswers, type ScreenState } from './screen-state';

const CONTENTS = /\/v2\/contents/;

const failed = (page: Page, path: string) =>
  withAnswers(page, 'broken', CONTENTS, path).then(() => says(page, /불러오지 못했어요/));

const held = (page: Page, path: string) =>
  withAnswers(page, 'held', CONTENTS, path).then(() => waiting(page));

/** What editors write. */
export const MAGAZINE_STATES: Readonly<Record<string, readonly ScreenState[]>> = {
  feed: [
    { state: 'loading', open: (page) => held(page, '/feed') },
    {
      state: 'content',
      open: async (page) => {
        await page.goto('/feed');
        await page.locator('[data-content]').first().waitFor();
      },
    },
    {
      state: 'empty',
      open: async (page) => {
        await page.goto(`/feed/tag/${encodeURIComponent('없는 말')}`);
        await says(page, /글이 아직 없어요/);
      },
    },
    { state: 'failed', open: (page) => failed(page, '/feed') },
  ],
};
