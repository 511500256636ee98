import { seoulDay } from '#core';
import type { Database } from '../../../../server/db/database';
import { dealSource } from '../../../../server/db/deals/deal-reading';
import { DealRepository } from '../../../../server/db/deals/deal-repository';
import { MateRepository } from '../../../../server/db/mates/mate-repository';
import { DealsInMemory } from '../../../../server/deals/deals-in-memory';
import { spreadOf, timed, type Spread } from '../spread';
import { fillDealCrowd } from './deal-crowd';
import { DEAL_QUESTIONS, type Asked, type DealQuestion } from './deal-questions';

const CALLS = 60;
const WARM_UP = 6;
/** A question that is slow is asked less often. */
const BUDGET_MS = 8_000;
const SEED = 20_261_127;
/** Whom the member who asks does not meet. */
const APART = 12;

export interface DealTiming {
  readonly name: string;
  /** The least and the most that questions found. */
  readonly found: readonly [number, number];
  readonly by: Spread;
}

export interface DealFigures {
  readonly count: number;
  readonly fillMs: number;
  readonly warmMs: number;
  readonly baseline: Spread;
  readonly timings: readonly DealTiming[];
}

/** Fills a migrated database with so many of each kind, and asks for pages of them. */
export async function measureDeals(database: Database, count: number): Promise<DealFigures> {
  const now = Date.now();
  const { ms: fillMs } = await timed(() =>
    fillDealCrowd(database, { count, seed: SEED, now, today: seoulDay(now) }),
  );
  return { count, fillMs, ...(await askDeals(database, now)) };
}

async function askDeals(
  database: Database,
  now: number,
): Promise<Omit<DealFigures, 'count' | 'fillMs'>> {
  const clock = { now: () => now };
  const map = new DealsInMemory(dealSource(database), clock);
  const { ms: warmMs } = await timed(() => map.warm());
  const asked: Asked = {
    deals: new DealRepository(database, clock),
    mates: new MateRepository(database, clock),
    map,
    member: await someMember(database, now),
  };
  const nothing: number[] = [];
  const timings: DealTiming[] = [];
  for (const question of DEAL_QUESTIONS)
    timings.push(await ask(database, asked, question, nothing));
  return { warmMs, baseline: spreadOf(nothing), timings };
}

async function ask(
  { pool }: Database,
  asked: Asked,
  question: DealQuestion,
  nothing: number[],
): Promise<DealTiming> {
  const cursors = question.behind === 0 ? [null, null] : [await deep(asked, question, 0), await deep(asked, question, 1)]; // oxfmt-ignore
  const [times, totals]: [number[], number[]] = [[], []];
  let spent = 0;
  for (let at = 0; at < WARM_UP + CALLS && (spent < BUDGET_MS || times.length < 5); at += 1) {
    const { ms: bare } = await timed(() => pool.query('select 1'));
    const { ms, answer } = await timed(() => question.ask(asked, at, cursors[at % 2] ?? null));
    spent += ms;
    if (at < WARM_UP && spent < BUDGET_MS) continue;
    nothing.push(bare);
    times.push(ms);
    totals.push(answer.total);
  }
  return {
    name: question.name,
    found: [Math.min(...totals), Math.max(...totals)],
    by: spreadOf(times),
  };
}

/** The cursor behind so many pages. */
async function deep(asked: Asked, question: DealQuestion, at: number): Promise<string | null> {
  let cursor: string | null = null;
  for (let page = 0; page < question.behind; page += 1) {
    const { next } = await question.ask(asked, at, cursor);
    if (next === null) return cursor;
    cursor = next;
  }
  return cursor;
}

/** Somebody whose listing is on offer, apart from some others from now on. */
async function someMember({ pool }: Database, now: number): Promise<number> {
  const { rows } = await pool.query<{ author: string }>(
    `select author_id as author from deals join mates on deal_id = id
     where status = 'OPEN' and shown_until > $1 and author_id is not null and removed_at is null
       and side = 'WANT' and wish is not null
     order by id desc limit 1`,
    [new Date(now)],
  );
  const member = Number(rows[0]?.author);
  await pool.query(
    `insert into member_blocks (member_id, blocked_id, blocked_at)
     select $1, id, now() from members where id <> $1 and id % 997 = 0 limit $2
     on conflict do nothing`,
    [member, APART],
  );
  return member;
}
