import { BOARD, LISTED_KIND, MODERATED, plainDocument } from '#core';
import { buildApp } from '../../../server/app';
import type { Database } from '../../../server/db/database';
import { holdListed } from '../../../server/db/moderation/hold';
import { ModerationRepository } from '../../../server/db/moderation/moderation-repository';
import { comments, posts } from '../../../server/db/schema/communities';
import { readEnv } from '../../../server/env';
import { listen } from '../../../server/http/listen';
import { HttpAppeals } from '../../../src/adapters/http/community/http-appeals';
import { MemoryTokenKeeper } from '../../../src/adapters/memory/memory-token-keeper';
import { appealsContract } from '../../adapters/contracts/appeals.contract';
import { accountsOn } from '../../support/accounts-on-database';
import { appDeps } from '../../support/app-deps';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { clientOf } from '../../support/http-client';
import { joinMember } from '../../support/join-member';
import { MovingClock } from '../../support/moving-clock';

/** Writes of a member, straight into the database. */
function writingsOf(database: Database, authorId: number, clock: MovingClock) {
  const post = async (): Promise<number> => {
    const [row] = await database.db
      .insert(posts)
      .values({
        board: BOARD.TIP,
        title: '글',
        document: plainDocument(['글']),
        text: '글',
        preview: '글',
        pictureIds: [],
        authorId,
        createdAt: new Date(clock.now()),
      })
      .returning({ id: posts.id });
    return row?.id ?? 0;
  };
  const hold = async (kind: keyof typeof MODERATED, id: number): Promise<string> => {
    const moderation = new ModerationRepository(database, clock);
    await moderation.list(LISTED_KIND.word, '선입금', '확인이 필요해요.');
    const written = { text: '선입금', links: [] };
    const now = new Date(clock.now());
    await database.db.transaction((tx) => holdListed(tx, { kind, id, authorId, written, now }));
    return String(id);
  };
  return {
    shownPost: async () => String(await post()),
    heldPost: async () => hold(MODERATED.POST, await post()),
    heldComment: async () => {
      const createdAt = new Date(clock.now());
      const [row] = await database.db
        .insert(comments)
        .values({ postId: await post(), text: '댓글', authorId, createdAt })
        .returning({ id: comments.id });
      return hold(MODERATED.COMMENT, row?.id ?? 0);
    },
  };
}

for (const kind of DATABASES)
  appealsContract(`http on ${kind}`, async () => {
    const database = await openTestDatabase(kind);
    const clock = new MovingClock();
    const accounts = accountsOn(database, clock);
    const app = await buildApp(
      appDeps({
        ...accounts,
        env: readEnv({ WRITE_LIMIT: '1000' }),
        moderation: new ModerationRepository(database, clock),
      }),
    );
    const url = await listen(app, { host: '127.0.0.1', port: 0 });
    const signedIn = async (id: number) => {
      const tokens = await accounts.sessions.open(id);
      return new HttpAppeals(clientOf(url, { tokens: new MemoryTokenKeeper(tokens) }));
    };
    const kim = await joinMember(accounts.members, 'kim');
    return {
      kim: await signedIn(kim),
      lee: await signedIn(await joinMember(accounts.members, 'lee')),
      visitor: new HttpAppeals(clientOf(url)),
      ...writingsOf(database, kim, clock),
      close: () => app.close().then(() => database.close()),
    };
  });
