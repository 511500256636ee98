import { defineConfig } from '@playwright/test';
import { LAUNCH } from './tests/e2e/support/chromium';
import { isFull } from './tests/support/full-run';

/** What only `npm run test:full` walks carries this tag. */
const leftOut = isFull ? [] : [/@full/];
/** What no width changes is walked on the phone, and what is for a keyboard on the desktop. */
const onDesktop = isFull ? [] : [/@desk/];
const onPhone = isFull ? [] : [/@once/];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/support/fill-once.ts',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  // For what hangs, not for what is slow: other work may keep both cores busy.
  timeout: 240_000,
  expect: { timeout: 40_000, toPass: { intervals: [50, 100, 250] } },
  reporter: [['list'], ['json']],
  use: {
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // What a device keeps would stand between a journey and its server: offline-worker.spec.ts has it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    // It takes a picture of the document at every step, and nearly every journey passes: `npx
    // playwright test <file> --trace on` records the one that is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: LAUNCH,
  },
  projects: [
    {
      name: 'phone',
      grepInvert: [...leftOut, ...onDesktop],
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
    {
      name: 'desktop',
      grepInvert: [...leftOut, ...onPhone, /@phone/],
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
