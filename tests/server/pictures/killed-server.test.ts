import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { BOARD, type DocumentPicture, type Post, type PostSummary } from '#core';
import { openDatabase } from '../../../server/db/open-database';
import { readEnv } from '../../../server/env';
import { forgetPictures } from '../../../server/jobs/forget-pictures';
import { openPictures } from '../../../server/open-pictures';
import { storeKeyOf } from '../../../server/pictures/upload-path';
import { DATABASES } from '../../support/databases';
import { leftData, startOn, untilKilled, type DoomedServer } from '../../support/killed-servers';
import { photo } from '../../support/photos';

const DAY_MS = 86_400_000;
const KILLS = 3;
/** Members who write at the same time. */
const WRITERS = 4;
/** So many answers a server gives before it is killed. */
const ANSWERS = 20;

const folder = mkdtempSync(join(tmpdir(), 'hankan-killed-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** What a server has answered: it may not be lost. */
interface Acknowledged {
  readonly pictures: DocumentPicture[];
  /** The id of a post, and of the picture in it. */
  readonly posts: { readonly id: string; readonly pictureId: string }[];
}

async function send<Item>(
  server: DoomedServer,
  path: string,
  body: FormData | object,
): Promise<Item> {
  const isForm = body instanceof FormData;
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: {
      authorization: `${server.words[0] ?? ''} HANKAN`,
      ...(!isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { item: Item }).item;
}

const file = await photo({ width: 900, height: 700 }).jpeg().toBuffer();

/** Sends pictures and publishes posts of them until the server is gone. */
async function publish(
  server: DoomedServer,
  told: Acknowledged,
  answered: () => void,
): Promise<never> {
  for (;;) {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(file)]), 'a.jpg');
    const picture = await send<DocumentPicture>(server, '/v2/images', form);
    told.pictures.push(picture);
    answered();
    const content = [{ type: 'picture', attrs: { id: picture.id, alt: '' } }];
    const post = await send<Post>(server, '/v2/communities', {
      categoryTypeCode: BOARD.TIP,
      title: '글',
      document: { type: 'doc', content },
    });
    told.posts.push({ id: post.id, pictureId: picture.id });
    answered();
  }
}

interface Answered<Item> {
  readonly item: Item;
  readonly result: readonly Item[];
  readonly page: { readonly next: string | null };
}

async function itemsOf<Item>(server: DoomedServer, path: string): Promise<Answered<Item>> {
  return (await (await fetch(server.url + path)).json()) as Answered<Item>;
}

async function allPosts(server: DoomedServer, from = ''): Promise<readonly PostSummary[]> {
  const path = `/v2/communities?sort=newest&limit=100${from}`;
  const { result, page } = await itemsOf<PostSummary>(server, path);
  if (page.next === null) return result;
  return [...result, ...(await allPosts(server, `&cursor=${encodeURIComponent(page.next)}`))];
}

async function expectShown(server: DoomedServer, { medium }: DocumentPicture): Promise<void> {
  const answer = await fetch(new URL(medium, server.url));
  expect(answer.status).toBe(200);
  const { width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect(width).toBe(640);
}

describe.each(DATABASES)('a server that is killed while people publish, on %s', (kind) => {
  test('has all that it acknowledged, shows no post without its picture, and keeps no other', async () => {
    const data = await leftData(kind, folder);
    const { dataDir, url } = data;
    const told: Acknowledged = { pictures: [], posts: [] };

    for (let kills = 0; kills < KILLS; kills += 1) {
      const doomed = await startOn('publishing', data, `member ${kills}`);
      const writers = Array.from(
        { length: WRITERS },
        () => (answered: () => void) => publish(doomed, told, answered),
      );
      await untilKilled(doomed, ANSWERS, writers);
    }
    expect(told.posts.length).toBeGreaterThan(0);
    expect(told.pictures.length).toBeGreaterThanOrEqual(told.posts.length);

    const server = await startOn('publishing', data, 'reader');
    for (const picture of told.pictures) await expectShown(server, picture);
    for (const { id, pictureId } of told.posts) {
      const { item } = await itemsOf<Post>(server, `/v2/communities/${id}`);
      expect(item.pictures.map((each) => each.id)).toEqual([pictureId]);
    }
    // Also of those whose answer was never heard.
    const shown = await allPosts(server);
    const pictures = shown.flatMap(({ picture }) => picture ?? []);
    expect(pictures).toHaveLength(shown.length);
    expect(shown.length).toBeGreaterThanOrEqual(told.posts.length);
    for (const picture of pictures) await expectShown(server, picture);
    await server.kill();

    const database = await openDatabase({ url: url === '' ? null : url, dataDir });
    const later = { now: () => Date.now() + DAY_MS + 60_000 };
    const { forgetting } = openPictures(readEnv({ DATA_DIR: dataDir }), database, later);
    const cancel = new AbortController().signal;
    await forgetPictures({ ...forgetting, clock: later, cancel });
    const kept = (await forgetting.store.list(null)).map(({ key }) => key);
    expect(kept).toEqual(pictures.map((each) => storeKeyOf(each.id)).toSorted());
    const rows = await database.pool.query<{ id: string }>('select id from pictures order by id');
    expect(rows.rows.map(({ id }) => storeKeyOf(id))).toEqual(kept);
    await database.close();
    await data.drop();
  }, 180_000);
});
