import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Clock } from '#core';
import { readEnv } from '../../server/env';
import { rejectedLines } from '../../server/import/contents/contents-report-text';
import { previewContents } from '../../server/import/contents/preview/preview-contents';
import { environmentText } from '../../server/pages/app/app-page';
import type { PageDrawer } from '../../server/ports/page-drawer';
import { ensureBuilt } from '../setup/build.mjs';
import { ROOT } from '../setup/root.mjs';

/**
 * Writes the articles of a folder as pages into another one, drawn by the app as it is built. Answers
 * how the command ends: 0 when all can be seen, 2 when files were refused, 1 when all were.
 */
export async function previewInto(folder: string, into: string, clock: Clock): Promise<number> {
  await ensureBuilt();
  const app = pathToFileURL(join(ROOT, 'dist/app/draw.js')).href;
  const drawer = (await import(app)) as PageDrawer;
  const environment = environmentText(readEnv(process.env), { providers: [], certification: null });
  const needs = { drawer, environment, clock, clientDir: join(ROOT, 'dist/client') };
  const { shown, rejected } = await previewContents(needs, folder, into);
  const lines = [
    `글 ${shown.length}편의 미리보기를 썼습니다. 가져온 것은 없습니다.`,
    `  ${pathToFileURL(resolve(into, 'index.html')).href}`,
    ...rejected.flatMap(rejectedLines),
  ];
  console.log(lines.join('\n'));
  if (rejected.length === 0) return 0;
  return shown.length === 0 ? 1 : 2;
}
