import { sql, type SQL } from 'drizzle-orm';
import { BUNDLED_KINDS, bundleText, type Bundle, type BundledKind } from '#core';
import type { Queries } from '../database';

/**
 * What of a bundle its member may be told of: a like that still stands, a comment that everybody sees,
 * on a post that everybody sees, by nobody and under nobody whom the member does not meet. Who left is
 * in none.
 */
const LIVE = sql`
  notification_parts part
  join notifications told on told.id = part.notification_id
  join posts post on post.id = told.post_id and post.removed_at is null and post.hold_state is null
  left join comments about on about.id = told.comment_id
  left join comments said on said.id = part.comment_id
  left join comments thread on thread.id = coalesce(said.parent_id, about.parent_id)
  where (thread.id is null or thread.removed_at is not null or thread.hold_state is null)
  and case when told.kind <> 'LIKE' then said.removed_at is null and said.hold_state is null
    when told.comment_id is null then exists (select from post_likes
      where post_id = told.post_id and member_id = part.actor_id)
    else about.removed_at is null and about.hold_state is null and exists (select from comment_likes
      where comment_id = told.comment_id and member_id = part.actor_id) end
  and not exists (select from member_blocks where member_id = told.member_id
    and blocked_id in (part.actor_id, post.author_id, thread.author_id))
  and not exists (select from member_blocks where blocked_id = told.member_id
    and member_id in (part.actor_id, post.author_id, thread.author_id))`;

/** Whether there is anything to tell by a notification; of rows of `notifications`. */
export const isTold: SQL = sql`(notifications.post_id is null
  or exists (select from ${LIVE} and part.notification_id = notifications.id))`;

/** Whether one part of a bundle is to be told of. */
export async function isPartLive(tx: Pick<Queries, 'execute'>, place: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from ${LIVE} and part.place = ${place}`);
  return rows.length > 0;
}

/** A row as far as it says what it is a bundle of. */
interface Told {
  readonly id: string;
  readonly kind: string;
  readonly postId: number | null;
  readonly commentId: number | null;
}

/** A bundle has what was done with a thing, and no text of its own. */
const isBundle = <Row extends Told>(
  row: Row,
): row is Row & { readonly kind: BundledKind; readonly postId: number } =>
  row.postId !== null && BUNDLED_KINDS.some((kind) => kind === row.kind);

/** What is said by each bundle now; `people` is none where nothing of it is left. */
export async function bundleTexts(
  db: Pick<Queries, 'execute'>,
  rows: readonly Told[],
): Promise<ReadonlyMap<string, ReturnType<typeof bundleText> & { readonly people: number }>> {
  const bundles = rows.filter(isBundle);
  if (bundles.length === 0) return new Map();
  const ids = sql.param(bundles.map(({ id }) => id));
  const { rows: found } = await db.execute<{
    id: string;
    people: string;
    nickname: string;
    words: string | null;
  }>(sql`
    with live as (
      select part.notification_id as id, count(distinct part.actor_id) as people, max(part.place) as place
      from ${LIVE} and part.notification_id = any(${ids}::text[])
      group by part.notification_id)
    select live.id, live.people, members.nickname,
      coalesce(said.text, about.text, posts.title) as words
    from live
    join notification_parts part on part.place = live.place
    join notifications told on told.id = live.id
    join members on members.id = part.actor_id
    join posts on posts.id = told.post_id
    left join comments said on said.id = part.comment_id
    left join comments about on about.id = told.comment_id`);
  const known = new Map(found.map((row) => [row.id, row] as const));
  return new Map(
    bundles.map(({ id, kind, commentId }) => {
      const row = known.get(id);
      const bundle: Bundle = {
        kind,
        about: commentId === null ? 'post' : 'comment',
        people: Number(row?.people ?? 0),
        nickname: row?.nickname ?? '',
        words: row?.words ?? '',
      };
      return [id, { ...bundleText(bundle), people: bundle.people }] as const;
    }),
  );
}
