import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../scripts/setup/root.mjs';
import { signInAs } from './support/as-member';
import { beginChecklist } from './support/checklist-states';
import { expect, test } from './support/journey';
import { keptNames, lookedAfter } from './support/offline';
import { secondBuild } from './support/second-build';
import { isKept, textOf, titleOf, write } from './support/writing';

// The worker, which other journeys do without, and a server that is built anew meanwhile.
test.use({
  serviceWorkers: 'allow',
  deviceScaleFactor: 1,
  baseURL: async ({ mortalServer }, use) => {
    await use(mortalServer.url);
  },
});

const CODE = /\.(?:js|css)$/;
const codeOf = (root: string): ReadonlySet<string> =>
  new Set(readdirSync(join(root, 'dist/client/assets')).filter((name) => CODE.test(name)));

/** The names of all code that a page runs or is drawn by, since it was opened. */
const loadedBy = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/assets\/.*\.(?:js|css)$/.test(path))
      .map((path) => path.replace('/assets/', '')),
  );

/** A page runs code of this build and of no other. */
async function isWhollyOf(page: Page, build: ReadonlySet<string>): Promise<void> {
  const loaded = await loadedBy(page);
  expect(loaded.length).toBeGreaterThan(3);
  expect(loaded.filter((name) => !build.has(name))).toEqual([]);
}

const offered = (page: Page) => page.getByRole('status').filter({ hasText: '새 버전이 있어요' });

/** Takes the new build up although something is typed. */
async function takeUp(page: Page): Promise<void> {
  await offered(page).getByRole('button', { name: '새로고침' }).click();
  await page
    .getByRole('alertdialog', { name: '새로고침할까요?' })
    .getByRole('button', { name: '새로고침' })
    .click();
  await expect(offered(page)).toHaveCount(0);
}

test('a new build takes no word of a post or a checklist, taken up or not, and no page is of two @once', async ({
  page: post,
  context,
  mortalServer,
  faults,
}) => {
  faults.expect(/Failed to load resource|ERR_CONNECTION_REFUSED/);
  // The browser asks, too, before a page is left on which something was written.
  post.on('dialog', (question) => void question.accept());
  const { root, remove } = secondBuild();
  const [first, second] = [codeOf(ROOT), codeOf(root)];
  expect([...first].filter((name) => second.has(name))).toEqual([]);
  try {
    await signInAs(post, '두 판을 쓰는 이');
    await post.goto('/posts/write');
    await lookedAfter(post);
    await write(post, '새 판이 온 날', '첫 판에서 쓴 말');
    await isKept(post);
    const list = await context.newPage();
    list.on('dialog', (question) => void question.accept());
    await beginChecklist(list, '판이 바뀐 집');
    const item = list.getByRole('article', { name: '신발장' });
    const note = item.getByLabel('신발장 메모');
    await item.getByRole('button', { name: '메모' }).click();
    await note.fill('첫 판에서 적은 것');

    await mortalServer.stop();
    await mortalServer.start(undefined, {}, root);
    await post.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(offered(post)).toBeVisible();
    await expect(offered(list)).toBeVisible();

    // Not taken up: what is typed stays, and goes on.
    await textOf(post).click();
    await post.keyboard.press('Control+End');
    await post.keyboard.type(', 그리고 더');
    await expect(textOf(post)).toHaveText('첫 판에서 쓴 말, 그리고 더');
    await isKept(post);
    await isWhollyOf(post, first);

    await takeUp(post);
    await expect(titleOf(post)).toHaveValue('새 판이 온 날');
    await expect(textOf(post)).toHaveText('첫 판에서 쓴 말, 그리고 더');
    await isWhollyOf(post, second);

    // The other page goes on with its own build, also with what it has not loaded yet.
    await note.fill('첫 판에서 적은 것과 더');
    await list.getByRole('button', { name: '뒤로' }).click();
    await list.getByRole('link', { name: '판이 바뀐 집' }).click();
    await list.getByRole('link', { name: '이어서 쓰기' }).click();
    await isWhollyOf(list, first);
    await expect(note).toHaveValue('첫 판에서 적은 것과 더');

    await note.fill('바로 앞에서 적은 것');
    await takeUp(list);
    await expect(note).toHaveValue('바로 앞에서 적은 것');
    await isWhollyOf(list, second);
    await expect
      .poll(async () => (await keptNames(list)).filter((name) => name.startsWith('hankan-app-')))
      .toHaveLength(1);
  } finally {
    await mortalServer.stop();
    remove();
  }
});
