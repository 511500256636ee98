import type { Browser, Page } from '@playwright/test';
import {
  comparePath,
  comparedCode,
  ITEM_TYPE,
  STORAGE_KEY,
  storedOnDevice,
  type ZzimHouse,
} from '#core';
import { median, openContext } from '../browser';
import { fullChecklist, KEPT } from './kept-things';
import type { World } from './world';

const RUNS = 5;
const KEPT_HOUSES = 60;
const COMPARED = 4;

export interface RenderTimes {
  readonly name: string;
  /** ms of the main thread until it was there: of the page without anything, and with all of it. */
  readonly emptyMs: number;
  readonly fullMs: number;
}

interface Rendered {
  readonly name: string;
  readonly empty: { readonly path: string; readonly says: string };
  readonly full: { readonly path: string; readonly there: string; readonly count: number };
  /** Written on the device before it is opened. */
  readonly keep: (page: Page) => Promise<unknown>;
}

/** What the longest lists of people cost their phones, beside the same pages without anything. */
export async function measureRenders(
  browser: Browser,
  world: World,
): Promise<readonly RenderTimes[]> {
  const all: RenderTimes[] = [];
  for (const rendered of await pages(world)) {
    const [empty, full]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < RUNS; turn += 1) {
      empty.push(await emptyMs(browser, world.origin, rendered));
      full.push(await fullMs(browser, world.origin, rendered));
    }
    all.push({ name: rendered.name, emptyMs: median(empty), fullMs: median(full) });
  }
  return all;
}

async function pages(world: World): Promise<readonly Rendered[]> {
  const houses = await world.idsOf('houses', KEPT_HOUSES);
  const kept = houses.map((TARGET_ID, n): ZzimHouse => ({
    TARGET_CD: ITEM_TYPE.HOUSE,
    TARGET_ID,
    DATE: 1_700_000_000_000 - n,
    KEPT,
  }));
  const checklist = fullChecklist(1, 1_700_000_000_000);
  const count = checklist.entries.length;
  const onDevice = storedOnDevice({
    checklist,
    changes: 1,
    sent: 0,
    revision: null,
    share: null,
    pictures: [],
  });
  const codes = houses.slice(0, COMPARED).map((id) => comparedCode('house', id));
  return [
    {
      name: `/zzim, ${KEPT_HOUSES} houses of which each says what changed`,
      empty: { path: '/zzim', says: '찜한' },
      full: { path: '/zzim', there: 'article', count: KEPT_HOUSES },
      keep: (page) =>
        page.evaluate(
          ([key, value]) => {
            localStorage.setItem(key, value);
          },
          [STORAGE_KEY.ZZIM_HOUSES, JSON.stringify(kept)] as const,
        ),
    },
    {
      name: `/checklist/modify, the first room of ${count} items`,
      empty: { path: '/checklist/modify/none', says: '이 기기에 없는 체크리스트예요' },
      full: { path: `/checklist/modify/${checklist.id}`, there: 'article', count: 1 },
      keep: (page) => page.evaluate(keepChecklist, { id: checklist.id, text: onDevice }),
    },
    {
      name: `/compare, ${COMPARED} houses`,
      empty: { path: '/compare', says: '비교할 집이 없어요' },
      full: { path: comparePath(codes), there: '[data-column]', count: COMPARED },
      keep: () => Promise.resolve(),
    },
  ];
}

/** Runs in the page: as the app's own store keeps it. */
function keepChecklist({
  id,
  text,
}: {
  readonly id: string;
  readonly text: string;
}): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('hankan-checklists', 1);
    request.onupgradeneeded = () => {
      for (const name of ['lists', 'photos'])
        request.result
          .createObjectStore(name, { keyPath: ['owner', 'id'] })
          .createIndex('owner', 'owner');
    };
    request.onerror = () => {
      reject(request.error ?? new Error('no database'));
    };
    request.onsuccess = () => {
      const writing = request.result.transaction('lists', 'readwrite');
      writing.objectStore('lists').put({ owner: '', id, text });
      writing.oncomplete = () => {
        request.result.close();
        resolve();
      };
    };
  });
}

async function emptyMs(browser: Browser, origin: string, { empty }: Rendered): Promise<number> {
  const context = await openContext(browser);
  const page = await context.newPage();
  const ms = await spent(page, origin + empty.path, () =>
    page.getByText(empty.says).first().waitFor(),
  );
  await context.close();
  return ms;
}

async function fullMs(browser: Browser, origin: string, { full, keep }: Rendered): Promise<number> {
  const context = await openContext(browser);
  const first = await context.newPage();
  await first.goto(`${origin}/manifest.webmanifest`);
  await keep(first);
  await first.close();
  const page = await context.newPage();
  const ms = await spent(page, origin + full.path, () =>
    page.waitForFunction(
      ({ there, count }) => document.querySelectorAll(there).length >= count,
      full,
    ),
  );
  await context.close();
  return ms;
}

/** ms that the main thread of a page worked until it was there and heard every press. */
async function spent(page: Page, url: string, isThere: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.dataset['attached'] !== undefined);
  await isThere();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
