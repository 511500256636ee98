import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparedCode, comparePath } from '#core';
import { ensureBuilt } from '../../../scripts/setup/build.mjs';
import { ensureChromium, ensureKoreanFont } from '../../../scripts/setup/browser.mjs';
import { ROOT } from '../../../scripts/setup/root.mjs';
import { openBrowser } from '../browser';
import { BUDGET_BYTES } from '../budget';
import { measureScreen, type ScreenBytes } from '../screen-bytes';
import { writeSection } from '../write-section';
import { measureCalls } from './calls';
import { listsReport } from './lists-report';
import { measureLooks } from './looks';
import { measurePacking } from './packing';
import { measureRenders } from './renders';
import { withWorld, type World } from './world';

async function screensOf(browser: Awaited<ReturnType<typeof openBrowser>>, world: World) {
  const codes = (await world.idsOf('houses', 4)).map((id) => comparedCode('house', id));
  const screens: ScreenBytes[] = [];
  for (const { name, path = name } of [
    { name: '/zzim' },
    { name: '/compare', path: comparePath(codes) },
    { name: '/collections' },
    { name: '/collections/1' },
    { name: '/c', path: '/c/none' },
    { name: '/checklists' },
    { name: '/checklists/1', path: '/checklists/none' },
    { name: '/checklist/write' },
    { name: '/checklist/modify', path: '/checklist/modify/none' },
    { name: '/checklist/guide' },
    { name: '/view', path: '/view/none' },
  ])
    screens.push(await measureScreen(browser, world.origin, { name, path, isUsable: null }));
  return screens;
}

await ensureBuilt();
// Without one, no text is measured as people see it.
await ensureKoreanFont();
const executablePath = await ensureChromium();
if (executablePath === null) process.exit(1);

const figures = await withWorld(async (world) => {
  const browser = await openBrowser(executablePath);
  try {
    return {
      screens: await screensOf(browser, world),
      workerBytes: readFileSync(join(ROOT, 'dist/client/sw.js.br')).length,
      calls: await measureCalls(world),
      looks: await measureLooks(world),
      renders: await measureRenders(browser, world),
      packing: await measurePacking(),
    };
  } finally {
    await browser.close();
  }
});

const report = listsReport(figures, new Date().toISOString().slice(0, 10));
console.log(report);
if (process.argv.includes('--write')) writeSection('bench:lists', report);

for (const { name } of figures.screens.filter(({ own }) => own > BUDGET_BYTES)) {
  console.error(`${name} asks for more JavaScript than its budget of ${BUDGET_BYTES} bytes.`);
  process.exitCode = 1;
}
