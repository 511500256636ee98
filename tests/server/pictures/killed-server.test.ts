import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { BOARD, type DocumentPicture, type Post, type PostSummary } from '#core';
import { openDatabase } from '../../../server/db/open-database';
import { readEnv } from '../../../server/env';
import { forgetPictures } from '../../../server/jobs/forget-pictures';
import { openPictures } from '../../../server/open-pictures';
import { storeKeyOf } from '../../../server/pictures/upload-path';
import { createPostgresDatabase, DATABASES, unpackEmbedded } from '../../support/databases';
import { photo } from '../../support/photos';
import { processFile } from '../../support/processes';

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

interface Server {
  readonly url: string;
  readonly token: string;
  readonly kill: () => Promise<void>;
}

async function start(dataDir: string, url: string, subject: string): Promise<Server> {
  const child = spawn(process.execPath, [processFile('publishing'), dataDir, url, subject], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) {
    const [at = '', token = ''] = line.split(' ');
    const kill = async () => {
      child.kill('SIGKILL');
      if (child.signalCode === null) await once(child, 'exit');
    };
    return { url: at, token, kill };
  }
  throw new Error('the server did not open');
}

/** What a server has answered: it may not be lost. */
interface Acknowledged {
  readonly pictures: DocumentPicture[];
  /** The id of a post, and of the picture in it. */
  readonly posts: { readonly id: string; readonly pictureId: string }[];
}

async function send<Item>(server: Server, path: string, body: FormData | object): Promise<Item> {
  const isForm = body instanceof FormData;
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: {
      authorization: `${server.token} HANKAN`,
      ...(!isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { item: Item }).item;
}

const file = await photo({ width: 900, height: 700 }).jpeg().toBuffer();

/** Sends pictures and publishes posts of them until the server is gone. */
async function publish(server: Server, told: Acknowledged, answered: () => void): Promise<void> {
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

/** Kills a server in the middle of what several do; what it had refused before fails. */
async function publishUntilKilled(server: Server, told: Acknowledged): Promise<void> {
  let left = ANSWERS;
  let killing: Promise<void> | undefined;
  const answered = () => {
    left -= 1;
    if (left <= 0) killing ??= server.kill();
  };
  await Promise.all(
    Array.from({ length: WRITERS }, () =>
      publish(server, told, answered).catch((error: unknown) => {
        // Answers that never come are no answers; every other error is one.
        if (killing === undefined) throw error;
      }),
    ),
  );
  await Promise.resolve(killing);
}

interface Answered<Item> {
  readonly item: Item;
  readonly result: readonly Item[];
  readonly page: { readonly next: string | null };
}

async function itemsOf<Item>(server: Server, path: string): Promise<Answered<Item>> {
  return (await (await fetch(server.url + path)).json()) as Answered<Item>;
}

async function allPosts(server: Server, from = ''): Promise<readonly PostSummary[]> {
  const path = `/v2/communities?sort=newest&limit=100${from}`;
  const { result, page } = await itemsOf<PostSummary>(server, path);
  if (page.next === null) return result;
  return [...result, ...(await allPosts(server, `&cursor=${encodeURIComponent(page.next)}`))];
}

async function expectShown(server: Server, { medium }: DocumentPicture): Promise<void> {
  const answer = await fetch(new URL(medium, server.url));
  expect(answer.status).toBe(200);
  const { width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect(width).toBe(640);
}

describe.each(DATABASES)('a server that is killed while people publish, on %s', (kind) => {
  test('has all that it acknowledged, shows no post without its picture, and keeps no other', async () => {
    const dataDir = join(folder, kind);
    const postgres = kind === 'postgres' ? await createPostgresDatabase() : null;
    const url = postgres?.url ?? '';
    if (kind === 'embedded') unpackEmbedded(dataDir);
    const told: Acknowledged = { pictures: [], posts: [] };

    for (let kills = 0; kills < KILLS; kills += 1)
      await publishUntilKilled(await start(dataDir, url, `member ${kills}`), told);
    expect(told.posts.length).toBeGreaterThan(0);
    expect(told.pictures.length).toBeGreaterThanOrEqual(told.posts.length);

    const server = await start(dataDir, url, 'reader');
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
    await postgres?.drop();
  }, 180_000);
});
