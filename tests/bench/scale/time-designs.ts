import { sql } from 'drizzle-orm';
import { seoulDay } from '#core';
import type { Database } from '../../../server/db/database';
import { houses } from '../../../server/db/schema/houses';
import type { CrowdDong } from '../../support/crowd/crowd-dongs';
import type { Design } from '../designs/design';
import { isAsked } from '../designs/plain-filter';
import { PRODUCT } from '../designs/columns';
import type { SuperclusterIndex } from '../designs/supercluster-index';
import { ASKED, questions, VIEWS, type Asked, type Question, type View } from './questions';
import { spreadOf, timed, type Spread } from './spread';

/** Calls of each kind that are measured, after those that warm up. */
const CALLS = 200;
const WARM_UP = 10;
/** A design that is slow is asked less often, so that a run has an end; the table says how often. */
const SLOW = { budgetMs: 3000, atLeast: 10, mostMs: 10_000, fewest: 3 } as const;
/** Every so many questions the total is counted by itself. */
const COUNTED_EVERY = 20;

export interface Timing {
  readonly view: View;
  readonly asked: Asked;
  /** By the design's name; the baseline is the empty question `select 1`. */
  readonly by: ReadonlyMap<string, Spread>;
}

export const BASELINE = 'select 1';
export const SUPERCLUSTER = 'supercluster';

export interface Measured {
  readonly database: Database;
  readonly designs: readonly Design[];
  readonly dongs: readonly CrowdDong[];
}

/**
 * Every design answers the same questions, by turns, one at a time. All have to count the same, and
 * what the database counts.
 */
export async function timeMarks(
  measured: Measured,
  index: SuperclusterIndex | null,
): Promise<Timing[]> {
  const timings: Timing[] = [];
  for (const view of VIEWS) {
    for (const asked of ASKED) {
      const clock = new Clock([BASELINE, PRODUCT]);
      for (const [at, question] of each(measured, view, asked)) {
        const totals: number[] = [];
        await clock.time(BASELINE, at, () => measured.database.pool.query('select 1'));
        for (const design of byTurns(measured.designs, at)) {
          const marked = await clock.time(design.name, at, () =>
            design.marks({ ...question, today: today() }),
          );
          if (marked !== null) totals.push(marked.total);
        }
        if (index !== null && asked === 'no filter')
          await clock.time(SUPERCLUSTER, at, () => index.clusters(question.bounds, view.level));
        if (at % COUNTED_EVERY === 0) totals.push(await counted(measured, question));
        if (new Set(totals).size > 1)
          throw new Error(`${view.name}, ${asked}: totals differ: ${totals.join(', ')}`);
      }
      timings.push({ view, asked, by: clock.spreads() });
    }
  }
  return timings;
}

export interface ListTiming extends Timing {
  readonly page: 1 | 3;
}

/** The first page of the recommended order, and the third one, which needs the two before. */
export async function timeLists(measured: Measured): Promise<ListTiming[]> {
  const timings: ListTiming[] = [];
  for (const view of VIEWS) {
    for (const asked of ASKED) {
      const [first, third] = [new Clock([]), new Clock([])];
      for (const [at, { bounds, filter }] of each(measured, view, asked)) {
        const totals: number[] = [];
        for (const { name, list } of byTurns(measured.designs, at)) {
          if (list === null) continue;
          const query = { bounds, filter, sort: 'recommended', limit: 20 } as const;
          const ask = (cursor: string | null) =>
            list({ ...query, cursor, today: today(), now: Date.now() });
          const page = await first.time(name, at, () => ask(null));
          if (page === null) continue;
          totals.push(page.total);
          const isLast = page.next === null || !third.wants(name, at);
          const second = isLast ? null : await ask(page.next);
          const next = second?.next ?? null;
          if (next !== null) await third.time(name, at, () => ask(next));
        }
        if (new Set(totals).size > 1)
          throw new Error(`list, ${view.name}, ${asked}: totals differ: ${totals.join(', ')}`);
      }
      timings.push({ view, asked, page: 1, by: first.spreads() });
      timings.push({ view, asked, page: 3, by: third.spreads() });
    }
  }
  return timings;
}

/** The questions with their numbers; those that warm up have numbers below 0. */
const each = ({ dongs }: Measured, view: View, asked: Asked): [number, Question][] =>
  questions(dongs, view, asked, WARM_UP + CALLS).map((question, at) => [at - WARM_UP, question]);

/** Nobody is always the first to find the pages cold. */
const byTurns = (designs: readonly Design[], at: number): Design[] => {
  const first = Math.abs(at) % designs.length;
  return [...designs.slice(first), ...designs.slice(0, first)];
};

const today = () => seoulDay(Date.now());

async function counted({ database }: Measured, question: Question): Promise<number> {
  const [row] = await database.db
    .select({ total: sql<number>`count(*)::int` })
    .from(houses)
    .where(isAsked({ ...question, today: today() }));
  return row?.total ?? 0;
}

/** Keeps what each name took. */
class Clock {
  private readonly times = new Map<string, number[]>();
  private readonly spent = new Map<string, number>();

  /** @param patientWith whoever is asked every question, however slow */
  constructor(private readonly patientWith: readonly string[]) {}

  wants(name: string, at: number): boolean {
    const spent = this.spent.get(name) ?? 0;
    if (spent <= SLOW.budgetMs || this.patientWith.includes(name)) return true;
    const enough = spent <= SLOW.mostMs ? SLOW.atLeast : SLOW.fewest;
    return at >= 0 && (this.times.get(name) ?? []).length < enough;
  }

  /** Null where the name has been slow for long enough. */
  async time<Answer>(
    name: string,
    at: number,
    call: () => Promise<Answer> | Answer,
  ): Promise<Answer | null> {
    if (!this.wants(name, at)) return null;
    const { ms, answer } = await timed(call);
    const times = this.times.get(name) ?? [];
    this.spent.set(name, (this.spent.get(name) ?? 0) + ms);
    if (at >= 0) times.push(ms);
    this.times.set(name, times);
    return answer;
  }

  spreads(): ReadonlyMap<string, Spread> {
    return new Map([...this.times].map(([name, times]) => [name, spreadOf(times)]));
  }
}
