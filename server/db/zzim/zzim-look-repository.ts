import { and, asc, eq, getTableColumns, inArray, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  DEAL_STATUS,
  hybridWallOf,
  NEWS_TYPE,
  seenDeal,
  seenHouse,
  type KeptHouse,
  type NewsType,
  type SeenState,
} from '#core';
import type { WatchedZzim, ZzimLook, ZzimLooks } from '../../ports/zzim/zzim-looks';
import type { Database } from '../database';
import { isOffered } from '../deals/deal-rows';
import { nameOf } from '../deal-alarms/found-deals';
import { searchedColumns, type SearchedDeal } from '../deals/due-deals';
import { deals } from '../schema/deals';
import { listEntries } from '../schema/list-entries';
import { mates } from '../schema/mates';
import { zzimLooks } from '../schema/zzim-looks';

/** So many are read at once, each part from the last one's key on. */
const BATCH = 500;

const seenEntries = alias(listEntries, 'seen_entries');

const NEWS_TYPES = Object.values(NEWS_TYPE);

/** Whether any device of whose entry it is is told of changes of what they keep. */
const isAsked = sql`exists (select from push_devices
  where push_devices.member_id = ${listEntries.memberId} and 'ZZIM' = any(push_devices.kinds))`;

/** The id of what is kept, as a number; null of a text that is none. */
const target = sql`case when ${listEntries.target} ~ '^[1-9][0-9]{0,14}$'
  then ${listEntries.target}::bigint end`;

/** What is one's own is known to oneself, and of people whom one does not meet one hears nothing. */
const isOthers = sql`not coalesce(${deals.authorId} = ${listEntries.memberId}, false)
  and not exists (select from member_blocks blocks
    where blocks.member_id = ${listEntries.memberId} and blocks.blocked_id = ${deals.authorId}
      or blocks.member_id = ${deals.authorId} and blocks.blocked_id = ${listEntries.memberId})
  and not (${listEntries.type} = 'house' and exists (select from house_members
    where house_members.member_id = ${listEntries.memberId} and house_members.house_id = ${target}))`;

/** What members keep of which they are told. */
const isWatched = and(
  eq(listEntries.list, 'zzim'),
  eq(listEntries.isKept, true),
  inArray(listEntries.type, NEWS_TYPES),
  isAsked,
);

const columns = (now: Date) => ({
  memberId: listEntries.memberId,
  type: sql<NewsType>`${listEntries.type}`,
  target: listEntries.target,
  at: listEntries.at,
  detail: listEntries.detail,
  seenAt: seenEntries.at,
  seenState: seenEntries.detail,
  look: getTableColumns(zzimLooks),
  wasWatched: sql<boolean>`exists (select from zzim_looks first
    where first.member_id = ${listEntries.memberId} and first.first_at < ${now.toISOString()})`,
  hasAlarm: sql<boolean>`${listEntries.type} = 'notice' and exists (select from notice_alarms
    where notice_alarms.member_id = ${listEntries.memberId} and notice_alarms.notice_id = ${target})`,
  dealId: deals.id,
  status: deals.status,
  maintenance: deals.maintenance,
  isOffered: sql<boolean>`coalesce(${isOffered(now)}, false)`,
  ...searchedColumns,
});

/** By which parts go on. */
interface Key {
  readonly memberId: number;
  readonly type: string;
  readonly target: string;
}

/** The looks at what is kept, on the database. */
export class ZzimLookRepository implements ZzimLooks {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  async tidy(): Promise<void> {
    const { db } = this.database;
    const theirs = db
      .select({ one: sql`1` })
      .from(listEntries)
      .where(
        and(
          isWatched,
          eq(listEntries.memberId, zzimLooks.memberId),
          eq(listEntries.type, zzimLooks.type),
          eq(listEntries.target, zzimLooks.target),
        ),
      );
    await db.delete(zzimLooks).where(notExists(theirs));
  }

  async *watched(now: number): AsyncIterable<readonly WatchedZzim[]> {
    let after: Key = { memberId: 0, type: '', target: '' };
    for (;;) {
      const rows = await this.part(now, after);
      yield rows.map(toWatched);
      const last = rows.at(-1);
      if (last === undefined || rows.length < BATCH) return;
      after = last;
    }
  }

  async looked(looks: readonly ZzimLook[], now: number): Promise<void> {
    if (looks.length === 0) return;
    const at = new Date(now).toISOString();
    const given = JSON.stringify(looks.map(({ id, ...look }) => ({ ...look, target: id })));
    await this.database.db.execute(sql`
      insert into zzim_looks (member_id, type, target, state, number, first_at, looked_at)
      select "memberId", type, target, state, number, ${at}, ${at}
      from jsonb_to_recordset(${given}::jsonb)
        as given ("memberId" bigint, type text, target text, state jsonb, number int)
      where exists (select from members where members.id = "memberId")
      on conflict (member_id, type, target) do update
        set state = excluded.state, number = excluded.number, looked_at = excluded.looked_at`);
  }

  private part(now: number, after: Key) {
    return this.database.db
      .select(columns(new Date(now)))
      .from(listEntries)
      .leftJoin(
        seenEntries,
        and(
          eq(seenEntries.memberId, listEntries.memberId),
          eq(seenEntries.list, 'seen'),
          eq(seenEntries.type, listEntries.type),
          eq(seenEntries.target, listEntries.target),
          eq(seenEntries.isKept, true),
        ),
      )
      .leftJoin(
        zzimLooks,
        and(
          eq(zzimLooks.memberId, listEntries.memberId),
          eq(zzimLooks.type, sql`${listEntries.type}`),
          eq(zzimLooks.target, listEntries.target),
        ),
      )
      .leftJoin(deals, and(inArray(listEntries.type, ['direct', 'mate']), eq(deals.id, target)))
      .leftJoin(mates, eq(mates.dealId, deals.id))
      .where(
        and(
          isWatched,
          isOthers,
          sql`(${listEntries.memberId}, ${listEntries.type}, ${listEntries.target})
            > (${after.memberId}, ${after.type}, ${after.target})`,
        ),
      )
      .orderBy(asc(listEntries.memberId), asc(listEntries.type), asc(listEntries.target))
      .limit(BATCH);
  }
}

type Row = Awaited<ReturnType<ZzimLookRepository['part']>>[number];

/** Of what is not on offer it is told that it is over, whatever it is, and nothing else (spec/readings R41). */
function dealOf(row: Row): WatchedZzim['deal'] {
  const { dealId, terms, rentType, deposit, monthly, maintenance, status } = row;
  if (dealId === null || rentType === null || deposit === null) return null;
  if (monthly === null || status === null) return null;
  const state = seenDeal({
    status: row.isOffered ? status : DEAL_STATUS.DONE,
    side: terms?.side,
    rentType,
    deposit,
    monthly,
    maintenance,
  });
  // It is there, and so are its columns.
  return { state, name: nameOf(row as SearchedDeal) };
}

function toWatched(row: Row): WatchedZzim {
  const { memberId, type, target: id, look, seenAt, wasWatched, hasAlarm } = row;
  // What stands in a column is of the list that the row is on.
  const kept = row.detail as KeptHouse | null;
  return {
    memberId,
    type,
    id,
    kept: { at: hybridWallOf(row.at), state: kept && seenHouse(kept) },
    opened:
      seenAt === null
        ? null
        : { at: hybridWallOf(seenAt), state: row.seenState as SeenState | null },
    looked: look && { at: look.lookedAt.getTime(), state: look.state, number: look.number },
    wasWatched,
    deal: dealOf(row),
    hasAlarm,
  };
}
