import { expect, type Page, type Response } from '@playwright/test';
import { PHONE_AGENT } from '../../support/phone-agent';
import { test as journey } from './journey';

/** A journey of somebody who is there before the app is. */
export const test = journey.extend<{ reader: Page }>({
  /** The server draws a page for the device that its browser calls itself. */
  userAgent: async ({ isMobile, userAgent }, use) => {
    await use(isMobile ? PHONE_AGENT : userAgent);
  },

  /** A page that nobody waits for: it is used as soon as it can be read. */
  reader: async ({ context }, use) => {
    await use(await context.newPage());
  },
});

/** Every file of the app's code. */
const SCRIPTS = /\/assets\/[^/]+\.js$/;

/** The files that a page names, as the server drew it. */
interface Named {
  readonly libraries: readonly string[];
  readonly entry: string;
  readonly screens: readonly string[];
}

/**
 * What the page at a path names, for the device of this page, once the server has drawn it: on a busy
 * machine the first that asks for a page goes without its first view, and the next one has it.
 */
export async function drawn(page: Page, path: string): Promise<Named> {
  let named: string | undefined;
  await expect(async () => {
    const answer = await page.request.get(path);
    named = /id="hankan-scripts">(.*?)<\/script>/.exec(await answer.text())?.[1];
    expect(named, `${path} came without its first view`).toBeDefined();
  }).toPass();
  return JSON.parse(named ?? '') as Named;
}

/** Opens a page that the server has drawn. */
export async function open(page: Page, path: string): Promise<Response | null> {
  await drawn(page, path);
  return page.goto(path);
}

/** Goes where a press leads, and asks once more where that page came without its first view. */
export async function follow(page: Page, press: () => Promise<unknown>): Promise<void> {
  const come = page.waitForEvent('domcontentloaded');
  await press();
  await come;
  await expect(async () => {
    const isDrawn = (await page.content()).includes('id="hankan-scripts"');
    if (!isDrawn) await page.reload();
    expect(isDrawn, `${page.url()} came without its first view`).toBe(true);
  }).toPass();
}

/** The app's code, which comes when it is let through. */
export interface LateScripts {
  /** Waits until the page has asked for it: from here on only the app is missing. */
  asked(): Promise<void>;
  /** Lets everything through, and waits until the app has taken the page over. */
  letThrough(): Promise<void>;
}

/** Holds every file of the app's code from here on. */
export async function holdScripts(page: Page): Promise<LateScripts> {
  let letIn = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await gate;
    await route.continue();
  });
  return {
    asked: async () => {
      await page.waitForFunction(() => document.querySelector('link[rel=modulepreload]') !== null);
    },
    letThrough: async () => {
      letIn();
      await taken(page);
    },
  };
}

/** Waits until the app has taken the page over. */
export async function taken(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['attached'] !== undefined);
}

/** Whether the app has taken the page over. */
export const isTaken = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset['attached'] !== undefined);

/** What the page brought along, by the address of each call. */
export const broughtBy = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const block = document.getElementById('hankan-first');
    const { answers } = JSON.parse(block?.textContent ?? '') as { answers: object };
    return Object.keys(answers);
  });

/** Every call of the API that the page makes, by path and search. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/v\d\//.test(pathname)) calls.push(pathname + search);
  });
  return calls;
}
