import type { Page } from '@playwright/test';
import { CHAT_STATES } from './support/chat-states';
import { keepHouse } from './support/collecting';
import { expect, test } from './support/journey';
import { someHouses } from './support/states';

/** What a reader chose in the browser, or in the system for what an app shows. */
const TIMES = 2;

/** Every text of the page as a browser draws it that enlarges letters alone, and no picture or edge. */
async function enlargeText(page: Page): Promise<void> {
  await page.evaluate((times) => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    // Grows while it is walked: by the rules within those of a media query.
    for (const rule of rules) {
      if (rule instanceof CSSGroupingRule) rules.push(...rule.cssRules);
      if (!(rule instanceof CSSStyleRule)) continue;
      for (const property of ['font-size', 'line-height'] as const) {
        const px = /^([\d.]+)px$/.exec(rule.style.getPropertyValue(property))?.[1];
        if (px !== undefined) rule.style.setProperty(property, `${Number(px) * times}px`);
      }
    }
    // Its own stands in a shorthand with a variable, which has no size to be read.
    document.body.style.fontSize = `${14 * times}px`;
  }, TIMES);
}

/** What of a list reaches into the row below or beside it, and rows that are no taller than before. */
const faultsOf = (page: Page, rows: string, usualPx: number) =>
  page.locator(rows).evaluateAll((all, usual) => {
    const boxOf = (element: Element) => element.getBoundingClientRect();
    return all.flatMap((row, at) => {
      const { top, right, bottom, height } = boxOf(row);
      const next = all[at + 1];
      const texts = [...row.querySelectorAll('h3, p, b, time, a > span')];
      const reach = Math.max(...texts.map((text) => boxOf(text).bottom));
      return [
        ...(height > usual ? [] : [`row ${at} is ${height} px tall`]),
        ...(reach <= bottom + 1 ? [] : [`row ${at} ends ${reach - bottom} px above its text`]),
        ...(next === undefined || boxOf(next).top >= bottom - 1 || boxOf(next).left >= right
          ? []
          : [`row ${at} of ${top} px lies over the next`]),
      ];
    });
  }, usualPx);

/** In one step: what is drawn of a long list changes with every scroll, and a row may be gone the next moment. */
const scrollToLast = (page: Page, rows: string) =>
  page.evaluate((all) => [...document.querySelectorAll(all)].at(-1)?.scrollIntoView(), rows);

const chats = CHAT_STATES['chats']?.find(({ state }) => state === 'content');

const LISTS: readonly {
  readonly list: string;
  readonly rows: string;
  readonly usualPx: number;
  readonly open: (page: Page) => Promise<unknown>;
}[] = [
  {
    list: 'direct deals',
    rows: '[data-deal]',
    usualPx: 120,
    open: (page) => page.goto('/direct?dongliCode=1162010200'),
  },
  {
    list: 'mates',
    rows: '[data-mate]',
    usualPx: 128,
    open: (page) => page.goto('/mate?dongliCode=1162010200'),
  },
  {
    list: 'chats',
    rows: 'li:has(> a[href^="/chats/"])',
    usualPx: 80,
    open: async (page) => chats?.open(page),
  },
  {
    list: 'kept houses',
    rows: 'main li:has(a[href^="/place/"])',
    usualPx: 160,
    open: async (page) => {
      for (const house of await someHouses(page, 2)) await keepHouse(page, house);
    },
  },
];

test('letters of twice their size stay within the rows of lists', async ({ page }) => {
  for (const { list, rows, usualPx, open } of LISTS)
    await test.step(list, async () => {
      await open(page);
      await page.locator(rows).nth(1).waitFor();
      expect(await faultsOf(page, rows, 0)).toEqual([]);
      await enlargeText(page);
      await expect.poll(() => faultsOf(page, rows, usualPx)).toEqual([]);
      // The page is as long as its rows: what comes next is reached, and stands below them.
      await scrollToLast(page, rows);
      await expect.poll(() => faultsOf(page, rows, usualPx)).toEqual([]);
    });
});
