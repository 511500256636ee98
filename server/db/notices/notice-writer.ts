import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import {
  goneChange,
  isCorrection,
  NOTICE_STATUS,
  noticeChanges,
  noticeStatus,
  seoulDay,
  seoulMidnight,
} from '#core';
import type { NewNotice, NoticesFrom } from '../../ports/notices/notices';
import type { Queries } from '../database';
import type { WriteCounts } from '../houses/house-writer';
import { RowsAsJson } from '../rows-as-json';
import { notices } from '../schema/notices';
import { keepGoneSearched, keepSearchedNotices } from '../search/search-writer';
import { addCorrections, lastCorrection, type NewCorrection } from './correction-writer';
import { deliveredRow, type DeliveredRow } from './delivered-notice';
import { toContent, type NoticeRow } from './notice-rows';
import { isNotOver, isOneOf } from './notice-sql';

/** Notices are long: some 2 MB of text a statement. */
const BATCH = 200;

const keys = ['sourceName', 'number'] as const;
const delivered = new RowsAsJson(notices, { keys, without: ['id'] });

// Any number that nothing else of ours locks together with a source.
const NOTICES_LOCK = 20_261_124;

/**
 * Adds notices, and replaces those that the source delivered before, known by their numbers; a number
 * that comes twice keeps what came last. Whatever changes, a notice keeps its id, and what changed
 * becomes its next correction, as of the day of `now` in Seoul; also where it changes back. That it is
 * over once its window has passed is none. One that was gone is back. What did not change is written
 * once a day, that it was checked and where: nothing else tells that its source still says so.
 *
 * Run it in a transaction, and in a short one: every write bumps the version of the notices in it.
 * Two that write one source wait for each other.
 */
export async function replaceOrAddNotices(
  tx: Queries,
  given: readonly NewNotice[],
  from: NoticesFrom,
  { now }: { readonly now: number },
): Promise<WriteCounts> {
  await lockSource(tx, from.sourceName);
  const rows = given.map((notice) => deliveredRow(notice, from, now));
  const byNumber = new Map(rows.map((row) => [row.number, row] as const));
  const last = [...byNumber.values()];
  const counts = { added: 0, changed: 0, unchanged: given.length - last.length };
  for (let start = 0; start < last.length; start += BATCH) {
    const batch = await writeBatch(tx, last.slice(start, start + BATCH), from, now);
    counts.added += batch.added;
    counts.changed += batch.changed;
    counts.unchanged += batch.unchanged;
  }
  return counts;
}

/** What a delivery says of itself: all numbers that the source has now. */
interface Present {
  readonly sourceName: string;
  readonly present: readonly string[];
  /** The numbers of those that it would have; without it, all. */
  readonly among?: readonly string[];
}

/**
 * Marks the notices of a source that it no longer has, as of the day of `now` in Seoul; answers how many
 * it were. Of those that were not over that is a correction, and who waits for them is told. For
 * deliveries of everything that a source has. Run it in the transaction that writes them, or after it.
 */
export async function markGone(
  tx: Queries,
  { sourceName, present, among }: Present,
  { now }: { readonly now: number },
): Promise<number> {
  await lockSource(tx, sourceName);
  const { id, number } = notices;
  const known = await tx
    .select({ id, number, last: lastCorrection, isTaken: isNotOver(now) })
    .from(notices)
    .where(
      and(
        eq(notices.sourceName, sourceName),
        among === undefined ? undefined : hasNumber(among),
        isNull(notices.goneOn),
      ),
    );
  const there = new Set(present);
  const gone = known.filter((one) => !there.has(one.number));
  const missed = gone.filter(({ isTaken }) => isTaken);
  const today = seoulDay(now);
  const mark = async (some: typeof gone, change: Partial<typeof notices.$inferInsert>) => {
    // A statement bumps the version even where it finds nothing to write.
    if (some.length === 0) return;
    await tx
      .update(notices)
      .set(change)
      .where(isOneOf(some.map((one) => one.id)));
  };
  await mark(gone, { goneOn: today });
  await mark(missed, { correctedOn: today });
  const changes = [goneChange(true)];
  await addCorrections(
    tx,
    missed.map((one) => ({ noticeId: one.id, number: one.last + 1, on: today, changes })),
    now,
  );
  await keepGoneSearched(
    tx,
    gone.map((one) => one.id),
  );
  return gone.length;
}

const lockSource = (tx: Queries, sourceName: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(${NOTICES_LOCK}, hashtext(${sourceName}))`);

async function writeBatch(
  tx: Queries,
  rows: readonly DeliveredRow[],
  { sourceName, sourceList }: NoticesFrom,
  now: number,
): Promise<WriteCounts> {
  const known = await knownOf(tx, rows, sourceName);
  const fresh = rows.filter(({ number }) => !known.has(number));
  const changed = rows.filter((row) => isDifferent(row, known.get(row.number)));
  const written = [...fresh, ...(await corrected(tx, changed, sourceName, now))];
  if (written.length > 0)
    await tx.execute(sql`insert into notices (${delivered.names})
      select ${delivered.names} from ${delivered.of(written)}
      on conflict (${delivered.keys}) do update set ${delivered.replaced()}`);
  await keepSearchedNotices(tx, [...fresh, ...changed]);
  const midnight = seoulMidnight(seoulDay(now));
  const unchecked = [...known.values()].filter(({ checkedAt }) => checkedAt.getTime() < midnight);
  // A statement bumps the version even where it finds nothing to write.
  if (unchecked.length > 0)
    await tx
      .update(notices)
      .set({ checkedAt: new Date(now), sourceList: sourceList ?? null })
      .where(isOneOf(unchecked.map(({ id }) => id)));
  const unchanged = rows.length - fresh.length - changed.length;
  return { added: fresh.length, changed: changed.length, unchanged };
}

type Known = Pick<NoticeRow, 'id' | 'number' | 'contentHash' | 'goneOn' | 'checkedAt'>;

const isDifferent = ({ contentHash }: DeliveredRow, known: Known | undefined): boolean =>
  known !== undefined && (known.contentHash !== contentHash || known.goneOn !== null);

async function knownOf(
  tx: Queries,
  rows: readonly DeliveredRow[],
  sourceName: string,
): Promise<ReadonlyMap<string, Known>> {
  const { id, number, contentHash, goneOn, checkedAt } = notices;
  const found = await tx
    .select({ id, number, contentHash, goneOn, checkedAt })
    .from(notices)
    .where(isDelivered(rows, sourceName));
  return new Map(found.map((row) => [row.number, row] as const));
}

const isDelivered = (rows: readonly DeliveredRow[], sourceName: string) => {
  const numbers = rows.map(({ number }) => number);
  return and(eq(notices.sourceName, sourceName), hasNumber(numbers));
};

const hasNumber = (numbers: readonly string[]) =>
  sql`${notices.number} = any(${sql.param([...numbers])}::text[])`;

/** Whether applications are taken, or will be, of what the source has. */
const isTaking = (delivery: DeliveredRow, now: number): boolean =>
  noticeStatus({ ...delivery, goneOn: null }, now) !== NOTICE_STATUS.EXPIRE;

/** The rows with the day of their last correction; what changed now is stored as one. */
async function corrected(
  tx: Queries,
  rows: readonly DeliveredRow[],
  sourceName: string,
  now: number,
): Promise<readonly (typeof notices.$inferInsert)[]> {
  if (rows.length === 0) return [];
  const before = await tx
    .select({ ...getTableColumns(notices), last: lastCorrection })
    .from(notices)
    .where(isDelivered(rows, sourceName));
  const after = new Map(rows.map((row) => [row.number, row] as const));
  const today = seoulDay(now);
  const added: NewCorrection[] = [];
  const dated = before.flatMap((row) => {
    const delivery = after.get(row.number);
    if (delivery === undefined) return [];
    const isBack = row.goneOn !== null && isTaking(delivery, now);
    const changes = [
      ...(isBack ? [goneChange(false)] : []),
      ...noticeChanges(toContent(row), toContent({ ...row, ...delivery })).filter((change) =>
        isCorrection(change, delivery, now),
      ),
    ];
    if (changes.length === 0) return [{ ...delivery, correctedOn: row.correctedOn }];
    added.push({ noticeId: row.id, number: row.last + 1, on: today, changes });
    return [{ ...delivery, correctedOn: today }];
  });
  await addCorrections(tx, added, now);
  return dated;
}
