import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { expect, isPhone, test } from './support/journey';
import { MapScreen } from './support/map-screen';

const NOT_FOUND = /the server responded with a status of 404/;

/** Every screen, and when it stands as a person meets it. */
const SCREENS: readonly {
  name: string;
  open: (page: Page) => Promise<void>;
  /** What the browser reports there and is part of the screen. */
  fault?: RegExp;
}[] = [
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
      await expect(page.getByText('이 지역에는 집이 없어요')).toBeVisible({ timeout: 30_000 });
    },
  },
  {
    name: 'map, list open',
    open: async (page) => {
      const map = new MapScreen(page);
      await map.open();
      if (isPhone(page)) await page.getByRole('button', { name: '목록보기' }).click();
      await expect(map.cards.first()).toBeInViewport();
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
      await openHouse(page);
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'house, its costs open',
    open: async (page) => {
      await openHouse(page);
      await page.getByRole('button', { name: /실월비용/ }).click();
      await expect(page.getByText('예상 합계')).toBeVisible();
    },
  },
  {
    name: 'pictures',
    open: async (page) => {
      await openHouse(page);
      await page.getByRole('button', { name: '사진 1 크게 보기' }).click();
      await expect(page.getByRole('dialog', { name: '사진 크게 보기' })).toBeVisible();
    },
  },
  {
    name: 'alert',
    open: async (page) => {
      // The test browser knows no place of its own.
      await new MapScreen(page).open();
      await page.getByRole('button', { name: '현재 위치' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'map, failed',
    fault: /ERR_FAILED/,
    open: async (page) => {
      await page.route(/\/v2\/houses/, (route) => route.abort());
      await page.goto('/map');
      await expect(page.getByText('집 목록을 불러오지 못했어요')).toBeInViewport();
    },
  },
  {
    name: 'map, loading',
    open: async (page) => {
      await page.route(/\/v2\/houses/, () => undefined);
      await page.goto('/map');
      await expect(
        page.getByRole('status', { name: '집 목록을 불러오는 중이에요.' }),
      ).toBeAttached();
    },
  },
  {
    name: 'house that is not there',
    fault: NOT_FOUND,
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
    fault: NOT_FOUND,
    open: async (page) => {
      await page.goto('/404');
      await expect(page.getByRole('heading').first()).toBeVisible();
    },
  },
];

async function openHouse(page: Page): Promise<void> {
  await page.goto(`/place/${await someHouse(page)}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function someHouse(page: Page): Promise<string> {
  const answer = await page.request.get('/v2/houses/nearest?lat=37.4842&lng=126.9297&limit=1');
  const { result } = (await answer.json()) as { result: { id: string }[] };
  return result[0]?.id ?? '';
}

/** Each screen once a theme on the phone, once on desktop. */
function walks(colorScheme: 'light' | 'dark'): void {
  for (const { name, open, fault } of SCREENS) {
    test(`axe: ${name}`, async ({ page, faults }) => {
      await page.emulateMedia({ colorScheme });
      if (fault !== undefined) faults.expect(fault);
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
