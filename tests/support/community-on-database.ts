import { BOARD, plainDocument, type BoardCode, type Clock, type Result } from '#core';
import { MemberRepository } from '../../server/db/accounts/member-repository';
import { BlockRepository } from '../../server/db/communities/block-repository';
import { CommentRepository } from '../../server/db/communities/comment-repository';
import { PostRepository } from '../../server/db/communities/post-repository';
import type { Database } from '../../server/db/database';
import { OpenSignals } from '../../server/db/notifications/member-signals';
import type { PostToKeep } from '../../server/ports/communities/posts';
import type { Sending } from '../../server/ports/sending';
import { joinMember } from './join-member';

/** A sending without a name. */
export const UNNAMED: Sending = { key: null, hash: '' };

/** What somebody may write. */
export const postToKeep = (
  title: string,
  {
    board = BOARD.TIP,
    text = '글',
    pictureIds = [],
  }: { board?: BoardCode; text?: string; pictureIds?: readonly string[] } = {},
): PostToKeep => ({ board, title, document: plainDocument([text]), pictureIds });

/** The value of what was not refused. */
export function made<Value>(result: Result<Value, string>): Value {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

/** The community as the running server has it, by the clock of a test. */
export function communityOn(database: Database, clock: Clock) {
  const posts = new PostRepository(database, clock);
  const comments = new CommentRepository(database, clock);
  const blocks = new BlockRepository({ database, signals: new OpenSignals(database.kind) }, clock);
  const members = new MemberRepository(database, clock);
  return {
    posts,
    comments,
    blocks,
    members,
    join: (name: string) => joinMember(members, name),
    write: async (author: number, title: string, more?: Parameters<typeof postToKeep>[1]) =>
      made(await posts.write(author, postToKeep(title, more), UNNAMED)),
    say: async (
      author: number,
      postId: string,
      text: string,
      under: { parentId?: string; replyToId?: string } = {},
    ) => {
      const { parentId = null, replyToId = null } = under;
      return made(await comments.write(author, postId, { text, parentId, replyToId }, UNNAMED));
    },
    /** As a moderator would. */
    hold: (table: 'posts' | 'comments', id: string, state: 'HELD' | 'HIDDEN' | null) =>
      database.pool.query(`update ${table} set hold_state = $1, hold_reason = $2 where id = $3`, [
        state,
        state === null ? null : '규칙',
        id,
      ]),
  };
}
