import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { HttpComments } from '../../../src/adapters/http/community/http-comments';
import { HttpPosts } from '../../../src/adapters/http/community/http-posts';
import { HttpReports } from '../../../src/adapters/http/community/http-reports';
import { HttpCollections } from '../../../src/adapters/http/collections/http-collections';
import { HttpMateRequests } from '../../../src/adapters/http/deals/http-mates';
import { MemoryStorage } from '../../../src/adapters/memory/memory-storage';
import { MemoryTokenKeeper } from '../../../src/adapters/memory/memory-token-keeper';
import { MemberOutbox } from '../../../src/ui/stores/outbox/member-outbox';
import type { WritePorts } from '../../../src/ui/stores/outbox/write-sending';
import { DATABASES } from '../../support/databases';
import { clientOf } from '../../support/http-client';
import { leftData, startOn, type DoomedServer } from '../../support/killed-servers';

const WRITES = 100;
/**
 * So many answers a server gives before it is killed, and its reader's page with every other one. An
 * embedded database takes longer to begin.
 */
const ANSWERS = { embedded: 30, postgres: 15 };

const folder = mkdtempSync(join(tmpdir(), 'hankan-outbox-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const portsOf = (server: DoomedServer): WritePorts & { comments: HttpComments } => {
  const [accessToken = '', refreshToken = ''] = server.words;
  const tokens = new MemoryTokenKeeper({ accessToken, refreshToken });
  const client = clientOf(server.url, { tokens });
  return {
    posts: new HttpPosts(client),
    comments: new HttpComments(client),
    reports: new HttpReports(client),
    mateRequests: new HttpMateRequests(client),
    collections: new HttpCollections(client),
  };
};

/** Ports that tell of each answer that arrives. */
const counted = ({ posts, comments, reports, ...others }: WritePorts, answered: () => void) => {
  const tell = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    const arrived = await answer;
    answered();
    return arrived;
  };
  return {
    posts: {
      like: (...args: Parameters<WritePorts['posts']['like']>) => tell(posts.like(...args)),
      write: (...args: Parameters<WritePorts['posts']['write']>) => tell(posts.write(...args)),
    },
    comments: {
      like: (...args: Parameters<WritePorts['comments']['like']>) => tell(comments.like(...args)),
      write: (...args: Parameters<WritePorts['comments']['write']>) =>
        tell(comments.write(...args)),
    },
    reports: {
      send: (...args: Parameters<WritePorts['reports']['send']>) => tell(reports.send(...args)),
    },
    ...others,
  };
};

/** A page of the reader's on one device, whose storage outlives it. */
function pageOn(storage: MemoryStorage, ports: WritePorts) {
  let isAlive = true;
  const turns = new Map<string, Promise<unknown>>();
  const outbox = new MemberOutbox(
    {
      storage: {
        read: (key) => storage.read(key),
        keys: () => storage.keys(),
        write: (key, value) => isAlive && storage.write(key, value),
        remove: (key) => {
          if (isAlive) storage.remove(key);
        },
      },
      listen: () => () => undefined,
      online: () => () => undefined,
      hasNetwork: () => isAlive,
      sight: { isSeen: () => false, listen: () => () => undefined },
      clock: { now: () => Date.now() },
      random: { number: () => Math.random() },
      turns: (name, work) => {
        const done = (turns.get(name) ?? Promise.resolve()).then(work, work);
        turns.set(name, done);
        return done;
      },
      after: () => () => undefined,
      byItself: ports,
    },
    '1',
  );
  const die = () => {
    isAlive = false;
    outbox.close();
  };
  return { outbox, die };
}

describe.each(DATABASES)('writes while servers and pages are killed, on %s', (kind) => {
  test('are all acknowledged or kept, none twice, in the order of their thing', async () => {
    const data = await leftData(kind, folder);
    const storage = new MemoryStorage();
    const said = new Map<string, string[]>();
    const liked = new Map<string, boolean>();
    const reported: string[] = [];
    let written = 0;
    let round = 0;

    const write = (
      outbox: MemberOutbox,
      ports: WritePorts,
      postIds: readonly string[],
    ): Promise<unknown> => {
      const postId = postIds[written % postIds.length] ?? '';
      const text = `말 ${(written += 1)}`;
      if (written % 3 === 1) {
        said.set(postId, [...(said.get(postId) ?? []), text]);
        return outbox.press(ports, 'comment', {
          postId,
          draft: { text, parentId: null, replyToId: null },
        });
      }
      if (written % 3 === 2) {
        const isOn = written % 2 === 0;
        liked.set(postId, isOn);
        return outbox.press(ports, 'postLike', { postId, liked: isOn });
      }
      reported.push(text);
      const report = { reason: 'ABUSE', title: text, content: text } as const;
      return outbox.press(ports, 'report', { report: { ...report, target: null, authorId: null } });
    };

    while (written < WRITES) {
      const server = await startOn('writing', data);
      const [, , ...postIds] = server.words;
      let left = ANSWERS[kind];
      const dead = new AbortController();
      const ports = counted(portsOf(server), () => {
        left -= 1;
        if (left === 0) dead.abort();
      });
      const page = pageOn(storage, ports);
      const killed = new Promise<void>((resolve) => {
        dead.signal.addEventListener('abort', () => {
          if ((round += 1) % 2 === 0) page.die();
          resolve(server.kill());
        });
      });
      // Several at a time, as somebody who presses while others are on their way.
      while (!dead.signal.aborted && written < WRITES)
        await Promise.race([
          killed,
          Promise.all([1, 2, 3].map(() => write(page.outbox, ports, postIds))),
        ]);
      if (written >= WRITES) await server.kill();
      await page.outbox.run(true);
      page.die();
    }

    const server = await startOn('writing', data);
    const ports = portsOf(server);
    const { outbox } = pageOn(storage, ports);
    for (let tries = 0; outbox.writes.length > 0 && tries < 5; tries += 1) await outbox.run(true);
    expect(outbox.writes).toEqual([]);
    const [, , ...postIds] = server.words;
    for (const postId of postIds) {
      const list = { postId, parentId: null, sort: 'oldest', limit: 100, cursor: null } as const;
      const { items } = await ports.comments.list(list);
      expect(items.map(({ text }) => text)).toEqual(said.get(postId));
      const post = await new HttpPosts(
        clientOf(server.url, {
          tokens: new MemoryTokenKeeper({
            accessToken: server.words[0] ?? '',
            refreshToken: server.words[1] ?? '',
          }),
        }),
      ).one(postId);
      expect(post?.mine.liked).toBe(liked.get(postId));
      expect(post?.counts.likes).toBe(liked.get(postId) === true ? 1 : 0);
    }
    const mine = await (ports.reports as HttpReports).mine();
    expect(mine.map(({ title }) => title).sort()).toEqual([...reported].sort());
    await server.kill();
    await data.drop();
  }, 300_000);
});
