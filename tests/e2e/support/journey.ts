import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { freePort, RealServer } from '../../support/real-server';
import { TEMPLATE } from './fill-once';
import { watchForFaults, type Faults } from './faults';
import { hideInstallOffer, hideNotices } from './uninterrupted';
import { waitsForApp } from './waits-for-app';

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

  page: async ({ page }, use) => {
    await use(waitsForApp(page));
  },

  faults: [
    async ({ context, server, emulators, offersApp }, use, testInfo) => {
      await hideNotices(context);
      if (!offersApp) await hideInstallOffer(context);
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

/** Whether this journey walks on a phone. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768;
}
