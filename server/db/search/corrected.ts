import { sql } from 'drizzle-orm';
import { searchWords, wordsBeside } from '#core';
import type { Queries } from '../database';
import { commentEntries, searchEntries } from '../schema/search';
import { isFound, mayBeFound, mayBeSaid, saysAll } from './search-sql';

/** Of two words that stand so often each is as frequent as the other. */
const OFTEN = 50;

/** The question as StoredSearch.correct promises it. */
export async function corrected(
  db: Pick<Queries, 'select' | 'execute'>,
  q: string,
): Promise<string | null> {
  const words = searchWords(q);
  let isChanged = false;
  const meant: string[] = [];
  for (const word of words) {
    const beside = word.isInitials ? [] : wordsBeside(word.text);
    const known = beside.length === 0 || (await stands(db, word.text));
    const other = known ? null : await mostFrequent(db, beside);
    if (!known && other === null) return null;
    isChanged ||= other !== null;
    meant.push(other ?? word.text);
  }
  return isChanged ? meant.join(' ') : null;
}

async function stands(db: Pick<Queries, 'select'>, text: string): Promise<boolean> {
  const words = [{ text, isInitials: false }];
  const rows = await db
    .select({ id: searchEntries.id })
    .from(searchEntries)
    .where(sql`${mayBeFound(null, words)} and ${isFound(words)}`)
    .limit(1);
  if (rows.length > 0) return true;
  const said = await db
    .select({ id: commentEntries.id })
    .from(commentEntries)
    .where(sql`${mayBeSaid(words)} and ${saysAll(words)}`)
    .limit(1);
  return said.length > 0;
}

/** Of several that are as frequent the one that comes first. */
async function mostFrequent(
  db: Pick<Queries, 'execute'>,
  words: readonly string[],
): Promise<string | null> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select beside.word
    from unnest(${sql.param([...words])}::text[]) with ordinality as beside (word, at)
    cross join lateral (select count(*) as times from (
      select from search_entries where grams @> search_pairs(beside.word)
      and (strpos(replace(title, ' ', ''), beside.word) > 0 or strpos(replace(names, ' ', ''), beside.word) > 0
        or strpos(replace(body, ' ', ''), beside.word) > 0)
      union all
      select from comment_entries where grams @> search_pairs(beside.word)
      and strpos(replace(body, ' ', ''), beside.word) > 0
      limit ${OFTEN}) as few) as standing
    where standing.times > 0
    order by standing.times desc, beside.at
    limit 1`);
  return rows[0]?.word ?? null;
}
