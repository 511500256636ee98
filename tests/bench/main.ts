import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../scripts/setup/build.mjs';
import { ensureChromium, ensureKoreanFont } from '../../scripts/setup/browser.mjs';
import { freePort, RealServer } from '../support/real-server';
import { measureAnswers } from './answer-times';
import { measureAnswering } from './answering';
import { openBrowser } from './browser';
import { BUDGET_BYTES } from './budget';
import { measureCrowded } from './crowded';
import { measureDrawnPages } from './drawn-pages';
import type { Figures } from './figures';
import { measureShifts } from './layout-shift';
import { measureLighthouse } from './lighthouse';
import { measureLive } from './live';
import { measureMapServices } from './map-services';
import { measurePanning } from './panning';
import { reportOf } from './report';
import { someItems, type SampleItems } from './sample-items';
import { measureScreen, type Screen } from './screen-bytes';
import { measureScrolling } from './scrolling';
import { writeSection } from './write-section';

const MAP: Screen = {
  name: '/map',
  path: '/map',
  isUsable: () => {
    const isFree = (pill: Element): boolean => {
      const { left, top, width, height } = pill.getBoundingClientRect();
      return pill.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    const pills = [...document.querySelectorAll('button[aria-label]')].filter((button) =>
      /^(집 \d+개|보증금|전세)/.test(button.getAttribute('aria-label') ?? ''),
    );
    return document.querySelector('article') !== null && pills.some(isFree);
  },
};

/** A page that brings along all that a person comes for. */
const page = (name: string, path = name): Screen => ({ name, path, isUsable: null });

const screensWith = ({ house, notice, post, content, direct, mate }: SampleItems): Screen[] => [
  page('/'),
  MAP,
  page('/place', `/place/${house}`),
  page('/youth/todays'),
  page('/youth/notices'),
  page('/notices', `/notices/${notice}`),
  page('/youth/guide'),
  page('/youth/communities'),
  page('/posts', `/posts/${post}`),
  page('/feed'),
  page('/contents', `/contents/${content}`),
  page('/deal'),
  page('/direct', '/direct?dongliCode=1162010200'),
  page('/direct/detail', `/direct/detail/${direct}`),
  page('/mate'),
  page('/mate/detail', `/mate/detail/${mate}`),
  page('/chats'),
  page('/search'),
  page('/more/notifications'),
  page('/more/blocked'),
  page('/zzim'),
];

async function measure(executablePath: string, dataDir: string): Promise<Figures> {
  // What is measured is a page as it is drawn, also where this machine takes its time for it.
  const server = new RealServer(await freePort(), dataDir, { DRAWING_LIMIT_MS: '20000' });
  await server.start(180_000);
  await server.stop();
  const begun = performance.now();
  await server.start();
  const warmStartMs = performance.now() - begun;
  const browser = await openBrowser(executablePath);
  try {
    const items = await someItems(server.url);
    const screens = [];
    for (const screen of screensWith(items)) {
      screens.push(await measureScreen(browser, server.url, screen));
    }
    return {
      screens,
      panning: await measurePanning(browser, server.url),
      mapServices: await measureMapServices(browser),
      shifts: await measureShifts(browser, server.url, items),
      answering: await measureAnswering(browser, server.url),
      scrolling: await measureScrolling(browser, server.url),
      drawn: await measureDrawnPages(browser, server.url, items),
      lighthouse: await measureLighthouse(executablePath, server.url, items),
      answers: await measureAnswers(server.url),
      warmStartMs,
      crowded: await measureCrowded(browser, MAP),
      live: await measureLive(),
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}

await ensureBuilt();
// Without one, the app takes the typeface up at once, and no text is measured as people see it.
await ensureKoreanFont();
const executablePath = await ensureChromium();
if (executablePath === null) process.exit(1);

const dataDir = mkdtempSync(join(tmpdir(), 'hankan-bench-'));
const figures = await measure(executablePath, dataDir).finally(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

const report = reportOf(figures, new Date().toISOString().slice(0, 10));
console.log(report);
if (process.argv.includes('--scripts')) {
  for (const { name, scripts } of figures.screens) console.log(name, scripts);
}
if (process.argv.includes('--write')) writeSection('bench', report);

for (const { name } of figures.screens.filter((screen) => screen.own > BUDGET_BYTES)) {
  console.error(`${name} asks for more JavaScript than its budget of ${BUDGET_BYTES} bytes.`);
  process.exitCode = 1;
}
