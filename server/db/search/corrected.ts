import { sql, type SQL } from 'drizzle-orm';
import { OFTEN, searchWords, wordsBeside } from '#core';
import type { Reader } from '../communities/reader';
import type { Queries } from '../database';
import { commentEntries, searchEntries } from '../schema/search';
import { isFound, mayBeFound, mayBeSaid, saysAll } from './search-sql';
import { isMetBy, isToldOfAny } from './met-by-reader';

type Executing = Pick<Queries, 'execute'>;

/** The core's `correctedQuestion` of all that the reader may find at a moment (ms). */
export async function corrected(
  db: Executing,
  q: string,
  reader: Reader,
  at: number,
): Promise<string | null> {
  const told = { reader, isTold: isToldOfAny(reader, at) };
  const words = searchWords(q);
  let isChanged = false;
  const meant: string[] = [];
  for (const word of words) {
    const beside = word.isInitials ? [] : wordsBeside(word.text);
    const known = beside.length === 0 || (await stands(db, word.text, told));
    const other = known ? null : await mostFrequent(db, beside, told);
    if (!known && other === null) return null;
    isChanged ||= other !== null;
    meant.push(other ?? word.text);
  }
  return isChanged ? meant.join(' ') : null;
}

interface Told {
  readonly reader: Reader;
  /** Of every kind what the reader may find. */
  readonly isTold: SQL;
}

async function stands(db: Executing, text: string, { reader, isTold }: Told): Promise<boolean> {
  const words = [{ text, isInitials: false }];
  // Who asks for one row alone is given it by reading all of them, where one is expected soon.
  const { rows } = await db.execute<{ stands: boolean }>(sql`
    select count(*) > 0 as stands from (
      (select from ${searchEntries}
      where ${mayBeFound(null, words)} and ${isFound(words)} and ${isTold} limit ${OFTEN})
      union all
      (select from ${commentEntries}
      where ${mayBeSaid(words)} and ${saysAll(words)} and ${isMetBy(reader)} limit ${OFTEN})) as few`);
  return rows[0]?.stands === true;
}

/** Of words that are of one length, at least two letters each; of several that are as frequent the first. */
async function mostFrequent(
  db: Executing,
  words: readonly string[],
  { reader, isTold }: Told,
): Promise<string | null> {
  const length = words[0]?.length ?? 0;
  // Written out: a function of the database costs more than all that is looked up with what it answers.
  const pairs = Array.from({ length: length - 1 }, (_, at) =>
    sql.raw(`substr(beside.word, ${String(at + 1)}, 2)`),
  );
  const mayStand = sql`grams @> array[${sql.join(pairs, sql`, `)}]`;
  /** A pair says of itself that it is there; most longer words stand in one piece. */
  const standsIn = (...columns: readonly string[]): SQL => {
    const texts = columns.flatMap((column) => [column, `replace(${column}, ' ', '')`]);
    const found = texts.map((text) => `strpos(${text}, beside.word) > 0`);
    return length === 2 ? sql`true` : sql.raw(`(${found.join(' or ')})`);
  };
  const { rows } = await db.execute<{ word: string }>(sql`
    select beside.word
    from unnest(${sql.param([...words])}::text[]) with ordinality as beside (word, at)
    cross join lateral (select count(*) as times from (
      select from ${searchEntries}
      where ${mayStand} and ${standsIn('title', 'names', 'body')} and ${isTold}
      union all
      select from ${commentEntries}
      where ${mayStand} and ${standsIn('body')} and ${isMetBy(reader)}
      limit ${OFTEN}) as few) as standing
    where standing.times > 0
    order by standing.times desc, beside.at
    limit 1`);
  return rows[0]?.word ?? null;
}
