import type { Browser, Page, Route } from '@playwright/test';
import { postListReply } from '#contract/communities';
import { median, openContext, PHONE, slowDown } from './browser';

const RUNS = 5;
const SLOWER = 4;
/** Posts of the list, and of each of its pages. */
const POSTS = 10_000;
const FLINGS = 8;
/** px of one fling, and px a second: further than a page of the list, as fast as a thumb throws it. */
const FLING_PX = 4000;
const FLING_SPEED = 6000;
const MORE_THAN_ALL_NOTICES = 40;

export interface Scrolling {
  /** The longest time without a row where the eye rests (ms). */
  readonly blankMs: number;
  /** The longest time between two frames (ms). */
  readonly frameMs: number;
  /** The most rows that were in the page at once, and how many had been passed. */
  readonly mostRows: number;
  readonly passed: number;
}

/** As if everybody had said 다시 보지 않기: what a newcomer is told lies over the list. */
function hideNotices(most: number): void {
  for (let id = 1; id <= most; id += 1) localStorage.setItem(`NOTICE_HIDE_UNTIL_${id}`, '99991231');
}

/** Answers any page of a list that is longer than the sample's, made of the posts that are there. */
async function longList(page: Page, origin: string): Promise<void> {
  const answer = await page.request.get(`${origin}/v2/communities?limit=100`);
  const { result } = postListReply.parse(await answer.json());
  await page.route('**/v2/communities?*', async (route: Route) => {
    const asked = new URL(route.request().url()).searchParams;
    const start = Number(asked.get('cursor') ?? 0);
    const end = Math.min(POSTS, start + Number(asked.get('limit')));
    const made = Array.from({ length: end - start }, (_, at) => ({
      ...result[(start + at) % result.length],
      id: String(1_000_000 + start + at),
    }));
    const next = end < POSTS ? String(end) : null;
    await route.fulfill({ json: { result: made, page: { next, total: POSTS, version: '1' } } });
  });
}

/** Runs in the page: looks after every frame what stands in the middle of it. */
function watchFrames(): void {
  const seen = { blankMs: 0, frameMs: 0, mostRows: 0 };
  let last = performance.now();
  let blankSince: number | null = null;
  const look = (now: number) => {
    const isRow = document
      .elementsFromPoint(innerWidth / 2, innerHeight / 2)
      .some((element) => element.closest('[data-post]') !== null);
    if (blankSince !== null) seen.blankMs = Math.max(seen.blankMs, now - blankSince);
    blankSince = isRow ? null : (blankSince ?? now);
    seen.frameMs = Math.max(seen.frameMs, now - last);
    seen.mostRows = Math.max(seen.mostRows, document.querySelectorAll('[data-post]').length);
    last = now;
  };
  const frame = (now: number) => {
    // As it was painted, with all that the scroll had asked for.
    setTimeout(look, 0, now);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  Object.assign(globalThis, { seen });
}

async function scrolledOnce(browser: Browser, origin: string): Promise<Scrolling> {
  const context = await openContext(browser);
  const page = await context.newPage();
  await page.addInitScript(hideNotices, MORE_THAN_ALL_NOTICES);
  await longList(page, origin);
  await page.goto(`${origin}/youth/communities?sort=popular`);
  const row = page.locator('[data-post]');
  await row.first().waitFor();
  // The list that was drawn is the server's; the app asks for one in another order.
  await page.waitForFunction(() => document.documentElement.dataset['attached'] !== undefined);
  await page.getByRole('link', { name: '최신' }).click();
  await page.locator('[data-post="1000000"]').waitFor();
  await slowDown(page, SLOWER);
  const session = await context.newCDPSession(page);
  await page.evaluate(watchFrames);
  for (let fling = 0; fling < FLINGS; fling += 1) {
    await session.send('Input.synthesizeScrollGesture', {
      x: PHONE.width / 2,
      y: PHONE.height / 2,
      yDistance: -FLING_PX,
      speed: FLING_SPEED,
      preventFling: false,
    });
  }
  const seen = await page.evaluate(
    () => (globalThis as unknown as { seen: Omit<Scrolling, 'passed'> }).seen,
  );
  const ids = await row.evaluateAll((rows) =>
    rows.map((one) => Number(one.getAttribute('data-post'))),
  );
  await context.close();
  return { ...seen, passed: Math.max(...ids) - 1_000_000 };
}

/** A list of ten thousand posts, thrown by a thumb on a slow phone. */
export async function measureScrolling(browser: Browser, origin: string): Promise<Scrolling> {
  const runs: Scrolling[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await scrolledOnce(browser, origin));
  return {
    blankMs: median(runs.map(({ blankMs }) => blankMs)),
    frameMs: median(runs.map(({ frameMs }) => frameMs)),
    mostRows: Math.max(...runs.map(({ mostRows }) => mostRows)),
    passed: median(runs.map(({ passed }) => passed)),
  };
}
