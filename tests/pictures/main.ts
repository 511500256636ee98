import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBuilt } from '../../scripts/setup/build.mjs';
import { ensureChromium, ensureKoreanFont } from '../../scripts/setup/browser.mjs';
import { ROOT } from '../../scripts/setup/root.mjs';
import { MapScreen } from '../e2e/support/map-screen';
import { freePort, RealServer } from '../support/real-server';

// `npm run pictures`: the pictures of README.md, taken of the product as it is.
await ensureBuilt();
await ensureKoreanFont();
const executablePath = await ensureChromium();
if (executablePath === null) process.exit(1);

const dataDir = mkdtempSync(join(tmpdir(), 'hankan-pictures-'));
const server = new RealServer(await freePort(), dataDir);
await server.start(180_000);
const browser = await chromium.launch({
  executablePath,
  args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
});
try {
  const page = await browser.newPage({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
  });
  // As on a later visit: the first one is read in the system's own typeface.
  await page.addInitScript(() => {
    localStorage.setItem('TYPEFACE_KEPT', '1');
  });
  await new MapScreen(page).open('?lat=37.55690&lng=126.92370&level=5');
  await page.getByRole('button', { name: '집 목록 더 펼치기' }).click();
  await page.waitForLoadState('networkidle');
  // The ground fades in after the pills.
  await page.waitForTimeout(3_000);
  await page.screenshot({ path: join(ROOT, 'docs/pictures/map-phone.png') });
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
