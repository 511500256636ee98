import { expect, test } from './support/journey';

/** Of two rules alike the later one counts: a popup may say how a button of the kit looks in it. */
test('what comes later is styled behind what the page began with @once', async ({ page }) => {
  await page.goto('/more');
  const sheets = () =>
    page.evaluate(() => [...document.styleSheets].map(({ href }) => href).filter(Boolean));
  await page.getByRole('button', { name: '로그인하기' }).waitFor();
  const before = await sheets();
  await page.getByRole('button', { name: '로그인하기' }).click();
  await page.getByRole('dialog').waitFor();
  const after = await sheets();
  expect(after.length).toBeGreaterThan(before.length);
  expect(after.slice(0, before.length)).toEqual(before);
});
