import { and, sql } from 'drizzle-orm';
import type { NewJob } from '../../ports/jobs';
import { NOTICE_CORRECTED_JOB, type CorrectedNotice } from '../../ports/notices/notices';
import type { Queries } from '../database';
import { addJobs } from '../jobs/job-repository';
import { RowsAsJson } from '../rows-as-json';
import { noticeAlarms } from '../schema/notifications';
import { noticeCorrections, notices } from '../schema/notices';
import { isOneOf } from './notice-sql';

export type NewCorrection = typeof noticeCorrections.$inferInsert;

const corrections = new RowsAsJson(noticeCorrections, { keys: ['noticeId', 'number'] });

/** The number of the last correction of a notice; 0 where it has none. */
export const lastCorrection = sql<number>`coalesce((select max(${noticeCorrections.number})
  from ${noticeCorrections} where ${noticeCorrections.noticeId} = ${notices.id}), 0)`;

/** Stores corrections, and queues that those who have an alarm for the notice are told. */
export async function addCorrections(
  tx: Queries,
  added: readonly NewCorrection[],
  now: number,
): Promise<void> {
  if (added.length === 0) return;
  await tx.execute(sql`insert into notice_corrections (${corrections.names})
    select ${corrections.names} from ${corrections.of(added)}`);
  const awaited = await awaitedOf(tx, added);
  await addJobs(
    tx,
    added.filter(({ noticeId }) => awaited.has(noticeId)).map((one) => correctedJob(one, now)),
  );
}

/** A page that is open may say what a notice said before, also until a long delivery is stored. */
const STILL_READ_MS = 60_000;

/** Who wanted to know of it by then is told afterwards, however much later that is. */
function correctedJob(
  { noticeId, number }: Pick<typeof noticeCorrections.$inferInsert, 'noticeId' | 'number'>,
  now: number,
): NewJob {
  const before = now + STILL_READ_MS;
  const payload: CorrectedNotice = { noticeId: String(noticeId), number, before };
  return { kind: NOTICE_CORRECTED_JOB, key: `${noticeId} ${number}`, payload, runAt: now };
}

/**
 * The notices that somebody has an alarm for: of others there is nobody to tell. Who sets one from now
 * on reads what is corrected.
 */
async function awaitedOf(
  tx: Queries,
  of: readonly { readonly noticeId: number }[],
): Promise<ReadonlySet<number>> {
  const hasAlarm = sql`exists (select 1 from ${noticeAlarms} where ${noticeAlarms.noticeId} = ${notices.id})`;
  const rows = await tx
    .select({ id: notices.id })
    .from(notices)
    .where(and(isOneOf(of.map(({ noticeId }) => noticeId)), hasAlarm));
  return new Set(rows.map(({ id }) => id));
}
