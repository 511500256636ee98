import type { Browser, Page } from '@playwright/test';
import { levelToZoom } from '#core';
import { serveBareMap } from './bare-map';
import { median, openContext, slowDown } from './browser';
import { readTrace, TRACE_CATEGORIES, type MainThread } from './trace';

const RUNS = 5;
const SLOWER = 4;
const AT = { lat: 37.48421, lng: 126.92972 };
const LEVEL = 4;

/** One drag: where to, in pixels from the middle of what is seen of the map. */
const DRAGS = [
  { dx: -150, dy: 0 },
  { dx: 0, dy: -180 },
  { dx: 150, dy: 60 },
];
const MIDDLE = { x: 195, y: 380 };
const STEPS = 24;
const STEP_MS = 16;
/** After a drag: the rest of its swing, and whatever the page does when the map rests. */
const REST_MS = 700;

export interface Panning {
  readonly longestTaskMs: number;
  readonly scriptPerFrameMs: number;
  readonly frames: number;
}

export interface PanningFigures {
  readonly bare: Panning;
  readonly ours: Panning;
  /** Marks that were over our map. */
  readonly marks: number;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Drags by the clock, as a hand does, whether the page keeps up or not. */
async function pan(page: Page): Promise<void> {
  for (const { dx, dy } of DRAGS) {
    await page.mouse.move(MIDDLE.x, MIDDLE.y);
    await page.mouse.down();
    const begun = performance.now();
    const moves: Promise<void>[] = [];
    for (let step = 1; step <= STEPS; step += 1) {
      const part = step / STEPS;
      moves.push(page.mouse.move(MIDDLE.x + dx * part, MIDDLE.y + dy * part));
      await pause(Math.max(0, begun + step * STEP_MS - performance.now()));
    }
    await Promise.all(moves);
    await page.mouse.up();
    await pause(REST_MS);
  }
}

async function traced(browser: Browser, page: Page): Promise<MainThread> {
  await slowDown(page, SLOWER);
  // What the page still had to do after it was opened is not part of the pan.
  await pause(1000);
  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  await pan(page);
  return readTrace(await browser.stopTracing());
}

async function bareRun(browser: Browser, bareUrl: string): Promise<MainThread> {
  const context = await openContext(browser);
  const page = await context.newPage();
  const zoom = String(levelToZoom(LEVEL, AT.lat));
  await page.goto(
    `${bareUrl}/?${new URLSearchParams({ lat: String(AT.lat), lng: String(AT.lng), zoom }).toString()}`,
  );
  await page.locator('body[data-ready]').waitFor();
  const thread = await traced(browser, page);
  await context.close();
  return thread;
}

async function ourRun(
  browser: Browser,
  productUrl: string,
): Promise<{ thread: MainThread; marks: number }> {
  const context = await openContext(browser);
  const page = await context.newPage();
  await page.goto(`${productUrl}/map?lat=${AT.lat}&lng=${AT.lng}&level=${LEVEL}`);
  const marks = page.locator('.hankan-map-overlay');
  await marks.first().waitFor();
  // With the first sign of a person comes the engine, in the place of a picture.
  await page.mouse.move(1, 1);
  await page.locator('canvas').first().waitFor();
  await page.locator('.hankan-map-still').waitFor({ state: 'detached' });
  await page.getByRole('article').first().waitFor();
  const thread = await traced(browser, page);
  const count = await marks.count();
  await context.close();
  return { thread, marks: count };
}

const medians = (threads: readonly MainThread[]): Panning => ({
  longestTaskMs: median(threads.map(({ longestTaskMs }) => longestTaskMs)),
  scriptPerFrameMs: median(threads.map(({ scriptMs, frames }) => scriptMs / frames)),
  frames: median(threads.map(({ frames }) => frames)),
});

/** The same pans over our map and over the bare engine, by turns, so that a busy minute hits both. */
export async function measurePanning(
  browser: Browser,
  productUrl: string,
): Promise<PanningFigures> {
  const bareMap = await serveBareMap(productUrl);
  const bare: MainThread[] = [];
  const ours: { thread: MainThread; marks: number }[] = [];
  try {
    for (let run = 0; run < RUNS; run += 1) {
      bare.push(await bareRun(browser, bareMap.url));
      ours.push(await ourRun(browser, productUrl));
    }
  } finally {
    await bareMap.close();
  }
  return {
    bare: medians(bare),
    ours: medians(ours.map(({ thread }) => thread)),
    marks: median(ours.map(({ marks }) => marks)),
  };
}
