import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BOARD, POST_SORT } from '#core';
import { buildApp } from '../../../server/app';
import { openPostgres, type Database } from '../../../server/db/database';
import { PostRepository } from '../../../server/db/communities/post-repository';
import type { Api } from '../../../server/http/wire-types';
import { appDeps } from '../../support/app-deps';
import { communityOn, made, postToKeep, UNNAMED } from '../../support/community-on-database';
import { createPostgresDatabase, openTestDatabase } from '../../support/databases';
import { MovingClock } from '../../support/moving-clock';
import { builtClient } from '../pages/app/built-client';
import { drawnPage, ScriptedDrawer } from '../pages/app/scripted-drawer';

const TITLE = '처음의 제목';
const PAGES = ['/', '/youth/todays'];
const { clientDir, remove } = builtClient();
afterAll(remove);

/** Draws what is popular, as the home screen shows it, and counts how often. */
function drawerOfPopular() {
  return new ScriptedDrawer(async ({ ask }) => {
    const { body } = await ask(`/v2/communities?sort=${POST_SORT.popular}`);
    const { result } = body as { result: { title: string; preview: string; author: unknown }[] };
    const cards = result.map(({ title, preview, author }) =>
      JSON.stringify([title, preview, author]),
    );
    return drawnPage({ html: `<main>${cards.join('')}</main>` });
  });
}

/** One server on one database, and two on the same one. */
async function openServers(kind: 'embedded' | 'postgres'): Promise<readonly Database[]> {
  if (kind === 'embedded') return [await openTestDatabase(kind)];
  const { url, drop } = await createPostgresDatabase();
  const first = openPostgres(url);
  return [{ ...first, close: () => first.close().then(drop) }, openPostgres(url)];
}

describe.each(['embedded', 'postgres'] as const)(
  'pages with posts that are kept, on %s',
  (kind) => {
    let databases: readonly Database[];
    let apps: readonly Api[];
    let drawers: readonly ScriptedDrawer[];
    let community: ReturnType<typeof communityOn>;
    let [author, reader] = [0, 0];
    let post: string;

    beforeEach(async () => {
      const clock = new MovingClock();
      databases = await openServers(kind);
      drawers = databases.map(drawerOfPopular);
      apps = await Promise.all(
        databases.map((database, at) => {
          const posts = new PostRepository(database, clock);
          return buildApp(appDeps({ posts, clientDir, clock, drawer: drawers[at] ?? null }));
        }),
      );
      community = communityOn(databases[0] ?? expect.fail('no database'), clock);
      [author, reader] = [await community.join('author'), await community.join('reader')];
      post = await community.write(author, TITLE);
    });
    afterEach(async () => {
      for (const app of apps) await app.close();
      for (const database of [...databases].reverse()) await database.close();
    });

    const pages = async () => {
      const asked = apps.flatMap((app) => PAGES.map((url) => app.inject(url)));
      return (await Promise.all(asked)).map(({ body }) => body);
    };
    const looks = () => drawers.map((drawer) => drawer.looks.length);

    const query = (text: string, values: unknown[]) =>
      (databases[0] ?? expect.fail('no database')).pool.query(text, values);

    const happenings: Readonly<Record<string, () => Promise<unknown>>> = {
      'is held': () => community.hold('posts', post, 'HELD'),
      'is hidden': () => community.hold('posts', post, 'HIDDEN'),
      'is deleted by its author': () => community.posts.remove(author, post),
      'is another one': () =>
        community.posts.change(author, post, postToKeep('다음의 제목'), UNNAMED),
      'is taken out of the table': () => query('delete from posts where id = $1', [post]),
    };

    test.each(Object.keys(happenings))(
      'show one no more from the moment on that it %s',
      async (name) => {
        for (const page of await pages()) expect(page).toContain(TITLE);
        const before = looks();
        for (const page of await pages()) expect(page).toContain(TITLE);
        // They are kept indeed: otherwise there would be nothing to leave.
        expect(looks()).toEqual(before);
        await happenings[name]?.();
        for (const page of await pages()) expect(page).not.toContain(TITLE);
      },
    );

    test('name nobody who left', async () => {
      await query('update members set nickname = $1 where id = $2', ['떠난사람', author]);
      await community.write(author, '또 하나');
      for (const page of await pages()) expect(page).toContain('떠난사람');
      await query('delete from members where id = $1', [author]);
      for (const page of await pages()) expect(page).not.toContain('떠난사람');
    });

    test('show what is seen again, was moved, and is new', async () => {
      await community.hold('posts', post, 'HELD');
      for (const page of await pages()) expect(page).not.toContain(TITLE);
      await community.hold('posts', post, null);
      for (const page of await pages()) expect(page).toContain(TITLE);
      const version = await community.posts.version();
      const moved = postToKeep(TITLE, { board: BOARD.HOME });
      made(await community.posts.change(author, post, moved, UNNAMED));
      expect(await community.posts.version()).not.toBe(version);
      await community.write(author, '새로운 글');
      for (const page of await pages()) expect(page).toContain('새로운 글');
    });

    test('are drawn no more often for what is counted', async () => {
      await pages();
      const before = looks();
      made(await community.posts.like(reader, post, true));
      await community.posts.view(post, { day: '20261120', viewer: 'somebody', memberId: null });
      await community.say(reader, post, '댓글');
      await pages();
      expect(looks()).toEqual(before);
    });
  },
);
