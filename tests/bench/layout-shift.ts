import type { Browser, BrowserContext, Page } from '@playwright/test';
import { DESKTOP, openContext, PHONE, slowDown } from './browser';
import type { SampleItems } from './sample-items';

export interface LayoutShift {
  readonly name: string;
  /** The sum of every shift that no press or key of the person's had just caused. */
  readonly score: number;
  /** What moved, the worst first. */
  readonly moved: readonly string[];
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

declare global {
  interface Window {
    hankanShifts: { value: number; moved: string[] }[];
  }
}

/** Runs in the page before anything of it. */
function watch(): void {
  window.hankanShifts = [];
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as Shift[]) {
      if (shift.hadRecentInput) continue;
      const moved = shift.sources.map(({ node }) => {
        const element = node instanceof Element ? node : (node?.parentElement ?? null);
        return element === null
          ? 'gone'
          : `${element.localName}.${element.getAttribute('class') ?? ''}`;
      });
      window.hankanShifts.push({ value: shift.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

interface Use {
  readonly name: string;
  readonly path: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** The line is that of a phone far from its mast. */
  readonly isSlow?: boolean;
  /** The device has been here before. */
  readonly isLater?: boolean;
}

/** A house of the sample whose address and facts end near the edge: another typeface wraps them. */
const NEAR_THE_EDGE = '/place/2577';
/** As Lighthouse's slow 4G: bytes a second, and milliseconds to and fro. */
const SLOW_LINE = { downloadThroughput: 200_000, uploadThroughput: 90_000, latency: 150 };

const usesOf = ({ house, notice, direct, mate }: SampleItems): Use[] => [
  { name: '/', path: '/', viewport: PHONE },
  { name: '/map, phone', path: '/map', viewport: PHONE },
  { name: '/map, desktop', path: '/map', viewport: DESKTOP },
  { name: '/place', path: `/place/${house}`, viewport: PHONE },
  { name: '/place, desktop', path: `/place/${house}`, viewport: DESKTOP },
  { name: '/place, lines near the edge', path: NEAR_THE_EDGE, viewport: PHONE },
  { name: '/place, the same, slow line', path: NEAR_THE_EDGE, viewport: PHONE, isSlow: true },
  { name: '/place, the same, later visit', path: NEAR_THE_EDGE, viewport: PHONE, isLater: true },
  { name: '/map, slow line', path: '/map', viewport: PHONE, isSlow: true },
  { name: '/map, later visit', path: '/map', viewport: PHONE, isLater: true },
  { name: '/youth/todays', path: '/youth/todays', viewport: PHONE },
  { name: '/youth/notices', path: '/youth/notices', viewport: PHONE },
  { name: '/youth/notices, desktop', path: '/youth/notices', viewport: DESKTOP },
  { name: '/youth/notices, slow line', path: '/youth/notices', viewport: PHONE, isSlow: true },
  { name: '/notices', path: `/notices/${notice}`, viewport: PHONE },
  { name: '/notices, desktop', path: `/notices/${notice}`, viewport: DESKTOP },
  { name: '/deal', path: '/deal', viewport: PHONE },
  { name: '/deal, desktop', path: '/deal', viewport: DESKTOP },
  { name: '/direct/detail', path: `/direct/detail/${direct}`, viewport: PHONE },
  {
    name: '/direct/detail, slow line',
    path: `/direct/detail/${direct}`,
    viewport: PHONE,
    isSlow: true,
  },
  { name: '/mate', path: '/mate', viewport: PHONE },
  { name: '/mate/detail', path: `/mate/detail/${mate}`, viewport: PHONE },
  { name: '/search', path: '/search', viewport: PHONE },
  { name: '/zzim', path: '/zzim', viewport: PHONE },
  { name: '/more', path: '/more', viewport: PHONE },
];

const pause = (page: Page, ms: number) => page.waitForTimeout(ms);

/** Loads, waits until nothing new comes, and looks further down and up again. */
async function use(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await pause(page, 500);
  for (const by of [500, 500, -1000, 300, -300]) {
    await page.mouse.wheel(0, by);
    await pause(page, 300);
  }
  // The typeface of a first visit has come by then, however slow the line.
  await page.waitForFunction(() => localStorage.getItem('TYPEFACE_KEPT') !== null);
  await pause(page, 1000);
}

async function slowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_LINE });
}

/** Leaves in the cache, and on the device, what a former visit did: the typeface comes last. */
async function visit(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => localStorage.getItem('TYPEFACE_KEPT') !== null);
  await page.close();
}

/** How far every screen jumps while it loads and is used a little, on a slow processor. */
export async function measureShifts(
  browser: Browser,
  origin: string,
  items: SampleItems,
): Promise<LayoutShift[]> {
  const all: LayoutShift[] = [];
  for (const { name, path, viewport, isSlow = false, isLater = false } of usesOf(items)) {
    const context = await openContext(browser, viewport);
    if (isLater) await visit(context, origin + path);
    await context.addInitScript(watch);
    const page = await context.newPage();
    await slowDown(page, 4);
    if (isSlow) await slowLine(page);
    await use(page, origin + path);
    const shifts = await page.evaluate(() => window.hankanShifts);
    await context.close();
    shifts.sort((one, other) => other.value - one.value);
    all.push({
      name,
      score: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: [...new Set(shifts.flatMap(({ moved }) => moved))].slice(0, 4),
    });
  }
  return all;
}
