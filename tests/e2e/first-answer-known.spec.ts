import type { Page } from '@playwright/test';
import { ITEM_TYPE, STORAGE_KEY, storedRecentHouses, storedZzimHouses } from '#core';
import { signInAs } from './support/as-member';
import { broughtBy, callsOf, open, taken, test } from './support/first-answer';
import { movesOf } from './support/first-answer-moves';
import { expect } from './support/journey';
import { quiet } from './support/requests';
import { expectMember } from './support/sign-in';

const HOUSE = '/place/2577';
const PAGES = ['/', '/map', HOUSE, '/zzim', '/more'];
/** A text that stands at another part of a pixel, or the scale of a map; a line of a page is 30 of it. */
const STILL = 0.001;

/** What a device keeps of somebody who has been here before. */
const KNOWN: Readonly<Record<string, string>> = {
  [STORAGE_KEY.THEME]: 'dark',
  [STORAGE_KEY.AREA_UNIT]: 'PYEONG',
  [STORAGE_KEY.ZZIM_HOUSES]: storedZzimHouses([
    {
      TARGET_CD: ITEM_TYPE.HOUSE,
      TARGET_ID: '2577',
      DATE: 1000,
      KEPT: { status: 'OPEN', dealType: 'MONTH_RENT', deposit: 3000, monthly: 15, maintenance: 15 },
    },
  ]),
  [STORAGE_KEY.RECENT_VIEWED_HOUSES]: storedRecentHouses([
    { TARGET_CD: ITEM_TYPE.HOUSE, TARGET_ID: '2577', DATE: 1000, DONGLI_NM: '신림동' },
  ]),
};

/** Whose posts a member blocked is known to who asks as that member: no page brings it. */
const AS_A_MEMBER = '/v2/communities?sort=popular&limit=3';

/** Opens each page and finds that it stays as it was drawn, and asks for nothing that it brought. */
async function visit(
  page: Page,
  paths: readonly string[],
  look: () => Promise<void>,
  askedAgain: readonly string[] = [],
) {
  const calls = callsOf(page);
  for (const path of paths) {
    await test.step(path, async () => {
      calls.length = 0;
      await open(page, path);
      const brought = await broughtBy(page);
      await taken(page);
      await look();
      // A member's page is never idle: what it is told comes on an answer that stays open.
      await quiet(page);
      const again = calls.filter((call) => brought.includes(call));
      expect(again.filter((call) => !askedAgain.includes(call))).toEqual([]);
      const moves = await movesOf(page);
      const sum = moves.reduce((before, { value }) => before + value, 0);
      expect(sum, JSON.stringify(moves)).toBeLessThan(STILL);
    });
  }
}

// An error on the console, of a page that was taken over as another one than it is, fails each of these.
test('what a page brought is not asked for again, and nothing moves', async ({ reader: page }) => {
  await visit(page, PAGES, async () => {
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  });
});

test.describe('somebody whom the device knows', () => {
  const remember = (page: Page) =>
    page.addInitScript((known) => {
      for (const [name, value] of Object.entries(known)) localStorage.setItem(name, value);
    }, KNOWN);

  const isDark = async (page: Page) => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  };

  test('sees the pages of everybody, in their own theme @once', async ({ reader: page }) => {
    await remember(page);
    await visit(page, PAGES, () => isDark(page));
    await test.step('the map begins where this device was last', async () => {
      const calls = callsOf(page);
      await page.evaluate(() => {
        localStorage.setItem('LAST_VIEW', '[37.5569,126.9237,4]');
      });
      await open(page, '/map');
      const brought = await broughtBy(page);
      await expect(page).toHaveURL(/lat=37\.55690&lng=126\.92370&level=4/);
      await page.waitForLoadState('networkidle');
      expect(calls.filter((call) => brought.includes(call))).toEqual([]);
    });
  });

  test('sees them as a member, too @once', async ({ reader: page }) => {
    await remember(page);
    await signInAs(page, '아는 이웃');
    await visit(page, ['/', HOUSE], () => isDark(page), [AS_A_MEMBER]);
    await open(page, '/more');
    await expectMember(page, '아는 이웃');
  });
});
