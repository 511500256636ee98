import type { Browser, Page } from '@playwright/test';
import { median, openContext, slowDown } from './browser';
import { PHONE_AGENT } from '../support/phone-agent';
import { renderingTimes } from './rendering';
import type { SampleItems } from './sample-items';

/** A page as a phone on a slow line meets it, and what it costs the server. */
export interface DrawnPage {
  readonly name: string;
  /** ms from the navigation's start. */
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** Every press is heard. */
  readonly attachedMs: number;
  /** ms of rendering alone, with the answers at hand. */
  readonly renderingP95: number;
  /** ms from asking to the last byte, of pages that were not kept. */
  readonly drawnP50: number;
  readonly drawnP95: number;
}

type Paints = Pick<DrawnPage, 'firstPaintMs' | 'largestPaintMs' | 'attachedMs'>;

const RUNS = 5;
const DRAWN = 100;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
} as const;

/** The screens that most people begin with. */
export async function measureDrawnPages(
  browser: Browser,
  origin: string,
  { house, notice, direct }: SampleItems,
): Promise<DrawnPage[]> {
  const all: DrawnPage[] = [];
  for (const { name, path } of [
    { name: '/', path: '/' },
    { name: '/map', path: '/map' },
    { name: '/place', path: `/place/${house}` },
    { name: '/youth/notices', path: '/youth/notices' },
    { name: '/notices', path: `/notices/${notice}` },
    { name: '/deal', path: '/deal' },
    { name: '/direct/detail', path: `/direct/detail/${direct}` },
    { name: '/zzim', path: '/zzim' },
    { name: '/more', path: '/more' },
  ]) {
    const runs: Paints[] = [];
    for (let turn = 0; turn < RUNS; turn += 1) runs.push(await paintsOf(browser, origin + path));
    const rendering = await renderingTimes(origin, path);
    const times = await drawnTimes(origin + path);
    all.push({
      name,
      firstPaintMs: median(runs.map((run) => run.firstPaintMs)),
      largestPaintMs: median(runs.map((run) => run.largestPaintMs)),
      attachedMs: median(runs.map((run) => run.attachedMs)),
      drawnP50: median(times),
      drawnP95: p95(times),
      renderingP95: p95(rendering),
    });
  }
  return all;
}

const p95 = (sorted: readonly number[]): number =>
  sorted[Math.floor((sorted.length - 1) * 0.95)] ?? Number.NaN;

async function paintsOf(browser: Browser, url: string): Promise<Paints> {
  const context = await openContext(browser);
  const page = await context.newPage();
  await notePaints(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await slowDown(page, 4);
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.dataset['benchAttached']);
  const paints = await page.evaluate(() => {
    const told = (name: string) => Number(document.documentElement.dataset[name]);
    const [first] = performance.getEntriesByName('first-contentful-paint');
    return {
      firstPaintMs: first?.startTime ?? Number.NaN,
      largestPaintMs: told('benchLargest'),
      attachedMs: told('benchAttached'),
    };
  });
  await context.close();
  return paints;
}

/** Has the page write down when it was painted and attached. */
async function notePaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tell = (name: string, at: number) => {
      document.documentElement.dataset[name] = String(at);
    };
    document.addEventListener('hankan:attached', () => {
      tell('benchAttached', performance.now());
    });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) tell('benchLargest', startTime);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** Each under an address that nobody asked for before: none of them is kept. */
async function drawnTimes(url: string): Promise<number[]> {
  const times: number[] = [];
  // The first ones warm up what every page shares.
  for (let turn = -20; turn < DRAWN; turn += 1) {
    const begun = performance.now();
    const answer = await fetch(`${url}?bench=${turn}`, {
      headers: { 'accept-encoding': 'identity', 'user-agent': PHONE_AGENT },
    });
    await answer.text();
    if (turn >= 0) times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b);
}
