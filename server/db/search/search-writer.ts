import { sql, type SQL } from 'drizzle-orm';
import { SEARCH_KIND, noticeSearchText, type SearchedText } from '#core';
import type { Queries } from '../database';
import type { DeliveredRow } from '../notices/delivered-notice';

/**
 * Keeps what is searched of notices that were just written, in the transaction that wrote them.
 */
export async function keepSearchedNotices(
  tx: Queries,
  rows: readonly Pick<DeliveredRow, 'sourceName' | 'number' | keyof SearchedNotice>[],
): Promise<void> {
  if (rows.length === 0) return;
  const texts = rows.map((row) => {
    const { sourceName, number } = row;
    return { source_name: sourceName, number, ...noticeSearchText(row) };
  });
  await keep(
    tx,
    sql`select ${SEARCH_KIND.notice}::text as kind, notices.id, given.title, given.names, given.body,
        notices.announced_on::bigint as fresh,
        case when notices.is_said_over then '-infinity' else notices.closes_at end as over_at
      from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb)
        as given (source_name text, number text, title text, names text, body text)
      join notices using (source_name, number)`,
  );
}

/** What the source has no more is found behind all that is not over. */
export async function keepGoneSearched(tx: Queries, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`update search_entries set over_at = '-infinity'
    where kind = ${SEARCH_KIND.notice} and id = any(${sql.param([...ids])}::bigint[])`);
}

type SearchedNotice = Parameters<typeof noticeSearchText>[0];

/** What a kind gives of itself, in the columns kind, id, fresh, over_at and those of its text. */
type Given = SQL<{ readonly [Name in keyof SearchedText]: string }>;

async function keep(tx: Queries, given: Given): Promise<void> {
  await tx.execute(sql`insert into search_entries
      (kind, id, title, title_initials, names, body, grams, fresh, over_at)
    select kind, id, title, initials, names, body,
      search_grams(title, initials, names, body) || search_period(fresh),
      fresh, over_at
    from (
      select kind, id, fresh, over_at, search_words(title) as title,
        search_initials(search_words(title)) as initials,
        search_words(names) as names, search_words(body) as body
      from (${given}) as given
    ) as searched
    on conflict (kind, id) do update set title = excluded.title,
      title_initials = excluded.title_initials, names = excluded.names, body = excluded.body,
      grams = excluded.grams, fresh = excluded.fresh, over_at = excluded.over_at`);
}
