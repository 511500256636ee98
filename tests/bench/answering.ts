import type { Browser, Page, Request } from '@playwright/test';
import { median, openContext } from './browser';

const RUNS = 5;

export interface Answering {
  /** From the arrival of a count to its being on the screen (ms). */
  readonly countMs: number;
  /** From Back to the map as it was (ms), and what was asked of the server for it. */
  readonly backMs: number;
  readonly backRequests: number;
}

/** Runs in the page: answers when the count of the filter has been drawn, since it arrived. */
function countDrawn(): Promise<number> {
  return new Promise((resolve) => {
    const dialog = document.querySelector('dialog[open]');
    if (dialog === null) throw new Error('There is no dialog.');
    const asked = () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/v2/houses/tally')) as PerformanceResourceTiming[];
    const known = asked().length;
    const watch = new MutationObserver(() => {
      const newest = asked().at(-1);
      if (newest === undefined || asked().length <= known) return;
      watch.disconnect();
      requestAnimationFrame(() => {
        resolve(performance.now() - newest.responseEnd);
      });
    });
    watch.observe(dialog, { subtree: true, childList: true, characterData: true });
  });
}

async function counts(page: Page, origin: string): Promise<number[]> {
  await page.goto(`${origin}/map`);
  const chips = page.getByRole('group', { name: '필터' });
  await chips.getByRole('button', { name: '거래 유형' }).click();
  const dialog = page.getByRole('dialog', { name: '필터' });
  await dialog.getByRole('button', { name: /^집 [\d,]+개 보기$/ }).waitFor();
  const found: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const drawn = page.evaluate(countDrawn);
    await dialog
      .getByText(run % 2 === 0 ? '전세' : '월세', { exact: true })
      .first()
      .click();
    found.push(await drawn);
    await page.waitForTimeout(400);
  }
  return found;
}

/** Runs in the page: goes back, and answers when the map's list is there to be pressed again. */
function goBack(): Promise<number> {
  return new Promise((resolve) => {
    const begun = performance.now();
    history.back();
    const look = () => {
      const card = document.querySelector('[aria-posinset] a');
      const isThere =
        location.pathname === '/map' &&
        card !== null &&
        card.closest('[inert]') === null &&
        card.checkVisibility();
      if (isThere)
        requestAnimationFrame(() => {
          resolve(performance.now() - begun);
        });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

async function backs(page: Page, origin: string): Promise<{ ms: number; requests: number }[]> {
  await page.goto(`${origin}/map`);
  // The list is closed on a phone; once opened it is so again after every Back.
  await page.getByRole('button', { name: '목록보기' }).click();
  const found: { ms: number; requests: number }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page
      .locator('[aria-posinset] a')
      .nth(run % 3)
      .click();
    await page
      .getByRole('button', { name: /전화|문자|채팅/ })
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    // What a screen leads to is fetched ahead a few seconds after it, once a visit.
    await page.waitForTimeout(run === 0 ? 12_000 : 1500);
    let requests = 0;
    // The browser asks for its tab's icon by itself, whenever the title changes.
    const count = (request: Request) => {
      if (!request.url().endsWith('/favicon.svg')) requests += 1;
    };
    page.on('request', count);
    const ms = await page.evaluate(goBack);
    await page.waitForTimeout(500);
    page.off('request', count);
    found.push({ ms, requests });
  }
  return found;
}

/**
 * How soon the product answers where spec/look L23 promises it at once; on the machine as it is.
 */
export async function measureAnswering(browser: Browser, origin: string): Promise<Answering> {
  const context = await openContext(browser);
  const page = await context.newPage();
  const counted = await counts(page, origin);
  const back = await backs(page, origin);
  await context.close();
  return {
    countMs: median(counted),
    backMs: median(back.map(({ ms }) => ms)),
    backRequests: Math.max(...back.map(({ requests }) => requests)),
  };
}
