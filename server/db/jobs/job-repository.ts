import { and, asc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Jobs, NewJob, TakenJob } from '../../ports/jobs';
import type { Database, Queries } from '../database';
import { jobs } from '../schema/jobs';

/** The longest reason that is kept of a failure. */
const LONGEST_WHY = 2000;

const at = (ms: number) => new Date(ms).toISOString();

/** Queues jobs; in a transaction they are there exactly if what they follow from is. */
export async function addJobs(
  tx: Pick<Queries, 'insert'>,
  given: readonly NewJob[],
): Promise<void> {
  if (given.length === 0) return;
  const rows = given.map(({ runAt, ...job }) => ({ ...job, runAt: new Date(runAt) }));
  await tx.insert(jobs).values(rows).onConflictDoNothing();
}

/** Jobs in the database. Each step is one statement, so that no process needs a lock between two. */
export class JobRepository implements Jobs {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  add(given: readonly NewJob[]): Promise<void> {
    return addJobs(this.database.db, given);
  }

  async take({ owner, now, leaseUntil, most }: Parameters<Jobs['take']>[0]): Promise<TakenJob[]> {
    const { rows } = await this.database.db.execute<
      { id: string; kind: string; key: string; payload: unknown; attempts: number } & Record<
        string,
        unknown
      >
    >(sql`
      update jobs set lease_until = ${at(leaseUntil)}, lease_owner = ${owner},
        attempts = attempts + 1
      where id in (
        select id from jobs
        where done_at is null and aside_at is null and run_at <= ${at(now)}
          and (lease_until is null or lease_until <= ${at(now)})
        order by run_at, id limit ${most} for update skip locked)
      returning id, kind, key, payload, attempts`);
    return rows
      .map(({ id, kind, key, payload, attempts }) => ({
        id: Number(id),
        kind,
        key,
        payload,
        attempt: attempts,
      }))
      .sort((a, b) => a.id - b.id);
  }

  async renew(id: number, owner: string, leaseUntil: number): Promise<boolean> {
    const renewed = await this.database.db
      .update(jobs)
      .set({ leaseUntil: new Date(leaseUntil) })
      .where(isOf(id, owner))
      .returning({ id: jobs.id });
    return renewed.length > 0;
  }

  async done(id: number, owner: string, now: number): Promise<void> {
    await this.database.db
      .update(jobs)
      .set({ doneAt: new Date(now), leaseUntil: null, leaseOwner: null, lastError: null })
      .where(isOf(id, owner));
  }

  async failed(
    id: number,
    owner: string,
    { now, again, why }: Parameters<Jobs['failed']>[2],
  ): Promise<void> {
    const next = again === null ? { asideAt: new Date(now) } : { runAt: new Date(again) };
    const lastError = why.replaceAll('\0', '').slice(0, LONGEST_WHY);
    await this.database.db
      .update(jobs)
      .set({ ...next, leaseUntil: null, leaseOwner: null, lastError })
      .where(isOf(id, owner));
  }

  forgetDone(before: number, most: number): Promise<number> {
    return this.forget(jobs.doneAt, before, most);
  }

  forgetAside(before: number, most: number): Promise<number> {
    return this.forget(jobs.asideAt, before, most);
  }

  countAside(): Promise<number> {
    return this.database.db.$count(jobs, isNotNull(jobs.asideAt));
  }

  private async forget(
    column: typeof jobs.doneAt | typeof jobs.asideAt,
    before: number,
    most: number,
  ): Promise<number> {
    const { db } = this.database;
    const oldest = db
      .select({ id: jobs.id })
      .from(jobs)
      .where(lt(column, new Date(before)))
      .orderBy(asc(column))
      .limit(most);
    const gone = await db.delete(jobs).where(inArray(jobs.id, oldest)).returning({ id: jobs.id });
    return gone.length;
  }
}

/** Nobody touches what another process has taken over. */
const isOf = (id: number, owner: string) => and(eq(jobs.id, id), eq(jobs.leaseOwner, owner));
