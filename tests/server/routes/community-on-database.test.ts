import { LISTED_KIND, listedForm } from '#core';
import { buildApp } from '../../../server/app';
import { ModerationRepository } from '../../../server/db/moderation/moderation-repository';
import { readEnv } from '../../../server/env';
import { listen } from '../../../server/http/listen';
import { HttpBlocks } from '../../../src/adapters/http/community/http-blocks';
import { HttpComments } from '../../../src/adapters/http/community/http-comments';
import { HttpPosts } from '../../../src/adapters/http/community/http-posts';
import { MemoryTokenKeeper } from '../../../src/adapters/memory/memory-token-keeper';
import { blocksContract } from '../../adapters/contracts/blocks.contract';
import { commentsContract } from '../../adapters/contracts/comments.contract';
import type { OpenedCommunity } from '../../adapters/contracts/community-stage';
import { postsContract } from '../../adapters/contracts/posts.contract';
import { accountsOn } from '../../support/accounts-on-database';
import { appDeps } from '../../support/app-deps';
import { communityOn } from '../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { clientOf } from '../../support/http-client';
import { joinMember } from '../../support/join-member';
import { MINUTE_MS, MovingClock } from '../../support/moving-clock';

const LISTED = { text: '오픈채팅방초대', rule: '연락처를 남기는 글은 먼저 살펴봐요.' };

for (const kind of DATABASES) {
  const open = async (): Promise<OpenedCommunity> => {
    const database = await openTestDatabase(kind);
    const clock = new MovingClock();
    const accounts = accountsOn(database, clock);
    const { posts, comments, blocks } = communityOn(database, clock);
    const word = LISTED_KIND.word;
    await new ModerationRepository(database, clock).list(
      word,
      listedForm(word, LISTED.text),
      LISTED.rule,
    );
    const env = readEnv({ WRITE_LIMIT: '100000', OWN_WRITE_LIMIT: '100000' });
    const app = await buildApp(appDeps({ ...accounts, env, posts, comments, blocks }));
    const url = await listen(app, { host: '127.0.0.1', port: 0 });
    const portsOf = (client: ReturnType<typeof clientOf>) => ({
      posts: new HttpPosts(client),
      comments: new HttpComments(client),
      blocks: new HttpBlocks(client),
    });
    const member = async (subject: string) => {
      const id = await joinMember(accounts.members, subject);
      const tokens = await accounts.sessions.open(id);
      const client = clientOf(url, { tokens: new MemoryTokenKeeper(tokens) });
      return { id: String(id), nickname: '새싹', ...portsOf(client) };
    };
    return {
      kim: await member('kim'),
      lee: await member('lee'),
      park: await member('park'),
      visitor: portsOf(clientOf(url)),
      listed: LISTED,
      wait: () => {
        clock.advance(MINUTE_MS / 60);
      },
      close: () => app.close().then(() => database.close()),
    };
  };
  postsContract(`http on ${kind}`, open);
  commentsContract(`http on ${kind}`, open);
  blocksContract(`http on ${kind}`, open);
}
