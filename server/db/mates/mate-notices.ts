import { randomBytes } from 'node:crypto';
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { APP_PAGES, ASK_LASTS_MS, DEAL_KIND, ITEM_TYPE, NOTIFICATION_KIND } from '#core';
import { readerOf } from '../communities/reader';
import type { Queries } from '../database';
import { deals } from '../schema/deals';
import { notifications } from '../schema/notifications';
import { isFound } from '../deals/deal-rows';

/** Somebody who has to be told of what was done. */
export interface MateNews {
  readonly kind: keyof typeof SAID;
  readonly memberId: number;
  /** Who did it. */
  readonly by: number;
  readonly requestId: number;
  readonly askedAt: number;
}

const DAY_MS = 86_400_000;

/** What is told: of a refusal, or of an end, nobody is (spec/readings R44). */
const SAID = {
  ASKED: (by: string) => ({
    title: '함께 살고 싶다는 관심이 왔어요',
    // Who has no listing on offer sends a name alone: no introduction is promised.
    message: `${by}님이 관심을 보냈어요. ${ASK_LASTS_MS / DAY_MS}일 안에 답해 주세요.`,
  }),
  AGREED: (by: string) => ({
    title: '서로 동의했어요',
    message: `${by}님도 이야기하고 싶어 해요. 이제 연락할 수 있어요.`,
  }),
};

/** What a key begins with says what is told; with the moment of the ask it is told once. */
const keyOf = ({ kind, requestId, askedAt }: MateNews): string =>
  `mate ${kind} ${requestId} ${new Date(askedAt).toISOString()}`;

/** The ask of a notification, as far as it was not taken back and its member meets the other one. */
const ASK = sql`
  notifications told
  join mate_requests ask on ask.id = told.mate_request_id and not ask.is_withdrawn
  join members other on other.id in (ask.asker_id, ask.asked_id) and other.id <> told.member_id
  where not exists (select from member_blocks
    where member_id = told.member_id and blocked_id = other.id
      or member_id = other.id and blocked_id = told.member_id)`;

/** Whether an ask may be told of; of rows of `notifications`. */
export const isAskTold: SQL = sql`(notifications.mate_request_id is null
  or exists (select from ${ASK} and told.id = notifications.id))`;

/** What notifications of asks say now; of what may not be told any more there is nothing. */
export async function askTexts(
  db: Pick<Queries, 'execute'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly title: string; readonly message: string }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; is_agreed: boolean; nickname: string }>(sql`
    select told.id, other.nickname, starts_with(told.key, 'mate AGREED ') as is_agreed
    from ${ASK} and told.id = any(${sql.param([...ids])}::text[])`);
  return new Map(
    rows.map(({ id, nickname, is_agreed: isAgreed }) => [
      id,
      SAID[isAgreed ? 'AGREED' : 'ASKED'](nickname),
    ]),
  );
}

/**
 * Tells the one who has to know, once; answers whether they did not know. What it says follows from what
 * is there when it is read, so that nothing of it is told to who blocked, or of who has left.
 */
export async function tellMate(
  tx: Queries,
  news: MateNews,
  { change, now }: { readonly change: number; readonly now: number },
): Promise<boolean> {
  const { memberId, requestId } = news;
  const told = await tx
    .insert(notifications)
    .values({
      id: randomBytes(16).toString('base64url'),
      memberId,
      key: keyOf(news),
      kind: NOTIFICATION_KIND.MATE,
      title: '',
      message: '',
      targetCode: ITEM_TYPE.DEAL,
      link: (await listingFor(tx, news, now)) ?? APP_PAGES.dealMine.path,
      mateRequestId: requestId,
      createdAt: new Date(now),
      change,
      firstChange: change,
    })
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  return told.length > 0;
}

/** Where it is read: the other's listing, else the own one; null where neither is on offer. */
async function listingFor(
  tx: Queries,
  { memberId, by }: MateNews,
  now: number,
): Promise<string | null> {
  const listings = await tx
    .select({ id: deals.id, authorId: deals.authorId })
    .from(deals)
    .where(
      and(
        inArray(deals.authorId, [memberId, by]),
        eq(deals.kind, DEAL_KIND.mate),
        isFound(await readerOf(tx, memberId), new Date(now)),
      ),
    )
    .orderBy(desc(deals.id));
  const listing = listings.find(({ authorId }) => authorId === by) ?? listings[0];
  return listing === undefined ? null : String(listing.id);
}
