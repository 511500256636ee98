import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import {
  BOARD,
  parseStoredSession,
  plainDocument,
  STORAGE_KEY,
  storedKeptWrite,
  UNTRIED,
  type KeptWrite,
} from '#core';
import { HttpComments } from '../../src/adapters/http/community/http-comments';
import { HttpPosts } from '../../src/adapters/http/community/http-posts';
import { HttpReports } from '../../src/adapters/http/community/http-reports';
import { MemoryTokenKeeper } from '../../src/adapters/memory/memory-token-keeper';
import { clientOf } from '../support/http-client';
import { signInAs } from './support/as-member';
import { LAUNCH } from './support/chromium';
import { expect, test } from './support/journey';

const WRITES = 100;
const POSTS = 5;

/** Counts what the server has taken, over all browsers of a device. */
class Taken {
  private count = 0;
  private readonly waiting = new Map<number, () => void>();

  watch(context: BrowserContext): void {
    context.on('response', (response) => {
      const isWrite = response.request().method() !== 'GET' && /\/v[12]\//.test(response.url());
      if (!isWrite || !response.ok() || !/report|communities/.test(response.url())) return;
      this.count += 1;
      this.waiting.get(this.count)?.();
    });
  }

  after(count: number): Promise<void> {
    return new Promise((resolve) => this.waiting.set(count, resolve));
  }
}

/** Writes of every sort that has words, and likes, as they are pressed one after the other. */
function writesOf(member: string, postIds: readonly string[]): readonly KeptWrite[] {
  return Array.from({ length: WRITES }, (_, at): KeptWrite => {
    const text = `쓴 것 ${String(at).padStart(3, '0')}`;
    const postId = postIds[Math.floor(at / 4) % postIds.length] ?? '';
    const report = { reason: 'ABUSE', title: text, content: text, target: null, authorId: null };
    const draft = { categoryTypeCode: BOARD.TIP, title: text, document: plainDocument([text]) };
    const [kind, item, body] = [
      ['comment', `post:${postId}`, { postId, draft: { text, parentId: null, replyToId: null } }],
      ['report', 'report', { report }],
      ['post', text, { draft }],
      ['postLike', `post:${postId}`, { postId, liked: at >= 60 }],
    ][at % 4] as [string, string, KeptWrite['body']];
    const id = `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`;
    return { id, member, kind, item, body, place: at + 1, madeAt: Date.now(), ...UNTRIED };
  });
}

test('a hundred writes go once though the tab, the browser and the server die in their midst @once', async ({
  ownServer,
}) => {
  await ownServer.start(200_000, { WRITE_LIMIT: '1000', OWN_WRITE_LIMIT: '1000' });
  const site = ownServer.url;
  const profile = mkdtempSync(join(tmpdir(), 'hankan-outbox-'));
  const open = () =>
    chromium.launchPersistentContext(profile, { ...LAUNCH, serviceWorkers: 'block' });

  // What is to be sent is on the disk of the device.
  const first = await open();
  const page = await first.newPage();
  await signInAs(page, '바쁜 이웃', { site });
  const kept = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
  const tokens = new MemoryTokenKeeper({
    accessToken: String(kept[STORAGE_KEY.ACCESS_TOKEN]),
    refreshToken: String(kept[STORAGE_KEY.REFRESH_TOKEN]),
  });
  const client = clientOf(site, { tokens });
  const posts = new HttpPosts(client);
  const query = { categoryTypeCode: null, q: '', sort: 'newest', cursor: null } as const;
  const { items } = await posts.list({ ...query, limit: POSTS });
  const postIds = items.map(({ id }) => id);
  expect(postIds).toHaveLength(POSTS);
  const member = String(parseStoredSession(String(kept[STORAGE_KEY.USER_DATA])).ID);
  const writes = writesOf(member, postIds);
  await page.evaluate(
    (stored) => {
      for (const [name, value] of stored) localStorage.setItem(name, value);
    },
    writes.map((one) => [`${STORAGE_KEY.OUTBOX_WRITE}_${one.id}`, storedKeptWrite(one)] as const),
  );
  await first.close();

  const taken = new Taken();
  const [tab, browser, server] = [taken.after(15), taken.after(35), taken.after(60)];
  const second = await open();
  taken.watch(second);
  const dying = await second.newPage();
  const crashed = dying.waitForEvent('crash');
  const toTab = await second.newCDPSession(dying);
  dying.goto(`${site}/outbox`).catch(() => undefined);
  await tab;
  // What is dead answers nothing.
  toTab.send('Page.crash').catch(() => undefined);
  await crashed;

  const again = await second.newPage();
  const toBrowser = await second.newCDPSession(again);
  const gone = second.waitForEvent('close');
  again.goto(`${site}/outbox`).catch(() => undefined);
  await browser;
  toBrowser.send('Browser.crash').catch(() => undefined);
  await gone;

  const third = await open();
  taken.watch(third);
  const last = await third.newPage();
  await last.goto(`${site}/outbox`);
  await server;
  await ownServer.kill();
  await ownServer.start(200_000, { WRITE_LIMIT: '1000', OWN_WRITE_LIMIT: '1000' });
  await last.goto(`${site}/outbox`);
  await expect(last.getByText('보낼 것이 없어요')).toBeVisible({ timeout: 120_000 });
  await third.close();
  rmSync(profile, { recursive: true, force: true });

  const textsOf = (kind: string) => writes.filter((one) => one.kind === kind);
  const comments = new HttpComments(client);
  for (const postId of postIds) {
    const list = { postId, parentId: null, sort: 'oldest', limit: 50, cursor: null } as const;
    const said = (await comments.list(list)).items.map(({ text }) => text);
    expect(said.filter((text) => text.startsWith('쓴 것'))).toEqual(
      textsOf('comment')
        .filter(({ body }) => body['postId'] === postId)
        .map(({ body }) => (body['draft'] as { text: string }).text),
    );
    const liked = textsOf('postLike').findLast(({ body }) => body['postId'] === postId);
    expect((await posts.one(postId))?.mine.liked).toBe(liked?.body['liked']);
  }
  const written = (await posts.list({ ...query, limit: 50 })).items
    .map(({ title }) => title)
    .filter((title) => title.startsWith('쓴 것'));
  expect(written.toSorted()).toEqual(textsOf('post').map(({ item }) => item));
  const reports = await new HttpReports(client).mine();
  expect(reports.map(({ title }) => title).toSorted()).toEqual(
    textsOf('report').map(({ body }) => (body['report'] as { title: string }).title),
  );
});
