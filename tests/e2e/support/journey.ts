import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { freePort, RealServer } from '../../support/real-server';
import { TEMPLATE } from './fill-once';
import { watchForFaults, type Faults } from './faults';

const MORE_THAN_ALL_NOTICES = 40;

const emulatorsOrigin = async () => `http://localhost:${await freePort()}`;

/** A server on its own copy of the sample, its emulators on a port of their own; the caller cleans up. */
async function prepareServer(
  emulators: string,
): Promise<{ server: RealServer; clean: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hankan-e2e-server-'));
  cpSync(process.env[TEMPLATE] ?? '', dataDir, { recursive: true });
  // All journeys of a worker come from one address: more of them sign in than one person would.
  const env = {
    EMULATOR_PORT: new URL(emulators).port,
    SIGN_IN_LIMIT: '1000',
    // Neither is a busy machine a reason to send a page undrawn.
    DRAWING_LIMIT_MS: '9000',
  };
  const server = new RealServer(await freePort(), dataDir, env);
  const clean = async () => {
    await server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { server, clean };
}

/** As if everybody had said 다시 보지 않기: the sample's notices come between no step of a journey. */
async function hideNotices(context: BrowserContext): Promise<void> {
  await context.addInitScript((most) => {
    try {
      for (let id = 1; id <= most; id += 1)
        localStorage.setItem(`NOTICE_HIDE_UNTIL_${id}`, '99991231');
    } catch {
      // A page without a storage of its own, such as about:blank, has no notices.
    }
  }, MORE_THAN_ALL_NOTICES);
}

/** Runs in every frame, also in those that have no storage. */
function hideApp(): void {
  try {
    localStorage.setItem('APP_INSTALL_HIDE', 'Y');
  } catch {
    // Nothing is offered there.
  }
}

/** Waits until the app has taken its page over, as pages of others have none; then somebody comes. */
async function attached(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.getElementById('root') === null ||
      document.documentElement.dataset['attached'] !== undefined,
  );
  // A map is a picture until then.
  await page.mouse.move(1, 1);
}

/**
 * A journey: a browser before the real server. A page that breaks (an error in the console, a
 * refusal by the content security policy, a call to a stranger) fails the journey that opened it.
 */
export const test = base.extend<
  { faults: Faults; ownServer: RealServer; mortalServer: RealServer; offersApp: boolean },
  { emulators: string; server: RealServer }
>({
  /** Whether the app is offered, over whatever a journey is about: 30 s are soon over. */
  offersApp: [false, { option: true }],

  /** Where the emulators of the services outside stand: by another name than the site. */
  emulators: [
    // Playwright reads the fixture's needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await use(await emulatorsOrigin());
    },
    { scope: 'worker' },
  ],

  server: [
    async ({ emulators }, use) => {
      const { server, clean } = await prepareServer(emulators);
      await server.start();
      await use(server);
      await clean();
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  /** A server of this journey's own, which the journey starts; baseURL stays the worker's. */
  ownServer: [
    // As above: an empty pattern says that it needs nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { server, clean } = await prepareServer(await emulatorsOrigin());
      await use(server);
      await clean();
    },
    { timeout: 240_000 },
  ],

  /** The same, started: to end and to start again. */
  mortalServer: [
    async ({ ownServer }, use) => {
      await ownServer.start();
      await use(ownServer);
    },
    { timeout: 240_000 },
  ],

  baseURL: async ({ server }, use) => {
    await use(server.url);
  },

  /** A page can be read before it can be used: a step of a journey begins where every press is heard. */
  page: async ({ page }, use) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (...asked) => {
      const answer = await goto(...asked);
      await attached(page);
      return answer;
    };
    page.reload = async (...asked) => {
      const answer = await reload(...asked);
      await attached(page);
      return answer;
    };
    await use(page);
  },

  faults: [
    async ({ context, server, emulators, offersApp }, use, testInfo) => {
      await hideNotices(context);
      if (!offersApp) await context.addInitScript(hideApp);
      const faults = watchForFaults(context, emulators);
      const saidBefore = server.printed();
      await use(faults);
      const said = server.printed();
      if (said !== saidBefore) await testInfo.attach('server', { body: said });
      expect(faults.found(), said).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/** Whether every path of every matrix is walked (`npm run test:full`). */
export const isFull = process.env['HANKAN_FULL'] === '1';

/** Whether this journey walks on a phone. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768;
}
