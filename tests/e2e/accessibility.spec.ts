import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { expect, test } from './support/journey';
import { MapScreen } from './support/map-screen';

/** Every screen, and when it stands as a person meets it. */
const SCREENS: readonly { name: string; open: (page: Page) => Promise<void> }[] = [
  {
    name: 'home',
    open: async (page) => {
      await page.goto('/');
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'map',
    open: async (page) => {
      await new MapScreen(page).open();
    },
  },
  {
    name: 'map, no houses',
    open: async (page) => {
      await page.goto('/map?lat=36.10000&lng=131.50000&level=5');
      await expect(page.getByText('조건에 맞는 집이 없어요')).toBeVisible({ timeout: 30_000 });
    },
  },
  {
    name: 'filter',
    open: async (page) => {
      await new MapScreen(page).open();
      await page
        .getByRole('group', { name: '필터' })
        .getByRole('button', { name: '더보기' })
        .click();
      await expect(page.getByRole('button', { name: /^집 [\d,]+개 보기/ })).toBeVisible();
    },
  },
  {
    name: 'place search',
    open: async (page) => {
      await new MapScreen(page).open();
      await page.getByRole('button', { name: '지역, 역, 대학교 검색' }).first().click();
      await page.getByRole('combobox', { name: '지역, 역, 대학교 검색' }).fill('신림');
      await expect(page.getByRole('option', { name: '신림역' })).toBeVisible();
    },
  },
  {
    name: 'house',
    open: async (page) => {
      await page.goto(`/place/${await someHouse(page)}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'house that is not there',
    open: async (page) => {
      await page.goto('/place/999999999');
      await expect(page.getByRole('heading').first()).toBeVisible();
    },
  },
  {
    name: 'zzim',
    open: async (page) => {
      await page.goto('/zzim');
      await expect(page.getByRole('heading').first()).toBeVisible();
    },
  },
  {
    name: 'more',
    open: async (page) => {
      await page.goto('/more');
      await expect(page.getByRole('heading').first()).toBeVisible();
    },
  },
  {
    name: 'not found',
    open: async (page) => {
      await page.goto('/404');
      await expect(page.getByRole('heading').first()).toBeVisible();
    },
  },
];

async function someHouse(page: Page): Promise<string> {
  const answer = await page.request.get('/v2/houses/nearest?lat=37.4842&lng=126.9297&limit=1');
  const { result } = (await answer.json()) as { result: { id: string }[] };
  return result[0]?.id ?? '';
}

/** Each screen once a theme on the phone, once on desktop. */
function walks(colorScheme: 'light' | 'dark'): void {
  for (const { name, open } of SCREENS) {
    test(`axe: ${name}`, async ({ page, faults }) => {
      await page.emulateMedia({ colorScheme });
      // A house that is not there is a 404 of the API, which the browser reports.
      faults.expect(/the server responded with a status of 404/);
      await open(page);
      await expectAccessible(page);
    });
  }
}

test.describe('light', () => {
  walks('light');
});

test.describe('dark @phone', () => {
  walks('dark');
});
