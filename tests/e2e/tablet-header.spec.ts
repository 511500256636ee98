import type { Locator } from '@playwright/test';
import { expect, test } from './support/journey';

// The narrowest width of the bar above every page: an upright tablet.
test.use({ viewport: { width: 768, height: 1024 } });

/** What of its words is cut off, and the lines they stand in. */
const wordsOf = (part: Locator) =>
  part.evaluate((element) => {
    const range = document.createRange();
    const lines = [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE) return [];
      range.selectNodeContents(node);
      return [...range.getClientRects()].map(({ top }) => top);
    });
    return { cutPx: element.scrollWidth - element.clientWidth, lines: new Set(lines).size };
  });

test('the bar of an upright tablet shows every word whole', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/checklists');
  const bar = page.getByRole('banner');
  const account = bar.getByRole('button', { name: '로그인' });
  await expect(account).toBeVisible();
  const parts = [...(await bar.getByRole('link').filter({ hasText: /./ }).all()), account];
  expect(parts.length).toBeGreaterThan(8);
  for (const part of parts) expect(await wordsOf(part)).toEqual({ cutPx: 0, lines: 1 });
  // Nor does the page grow wider than the tablet by it.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
});
