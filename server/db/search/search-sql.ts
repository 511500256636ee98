import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { SEARCH_PLACE, type SearchWord } from '#core';
import { searchEntries } from '../schema/search';

const { title, titleInitials, names, body } = searchEntries;

/** What search_grams() makes of a text that holds the word. */
function gramsOf({ text }: SearchWord): readonly string[] {
  if (text.length === 1) return [text];
  return Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2));
}

/** The core's `holds`; of letters alone, so no sign means more than itself. */
const holds = (column: AnyPgColumn, { text }: SearchWord): SQL =>
  text.length === 1
    ? sql`strpos(' ' || ${column}, ${` ${text}`}) > 0`
    : sql`strpos(replace(${column}, ' ', ''), ${text}) > 0`;

const titleFor = ({ isInitials }: SearchWord) => (isInitials ? titleInitials : title);
const all = (parts: readonly SQL[]): SQL => sql.join([...parts], sql` and `);

/** Grams tell of one and two letters whether they are there; of more only that they may be. */
const SURE = 2;

/** The rows that may be found, by the index alone; of one word at least. */
export function mayBeFound(words: readonly SearchWord[]): SQL {
  const grams = [...new Set(words.flatMap(gramsOf))];
  return sql`${searchEntries.grams} @> ${sql.param(grams)}::text[]`;
}

/** Whether what may be found is. */
export const isSure = (words: readonly SearchWord[]): boolean =>
  words.every(({ text }) => text.length <= SURE);

/** Of those the rows for which the core's `searchRank` has a rank. */
export function isFound(words: readonly SearchWord[]): SQL {
  const longer = words.filter(({ text }) => text.length > SURE);
  return all([
    sql`true`,
    ...longer.map((word) =>
      word.isInitials
        ? holds(titleInitials, word)
        : sql`(${holds(title, word)} or ${holds(names, word)} or ${holds(body, word)})`,
    ),
  ]);
}

/** The core's `searchRank` of a row that is found. */
export function rankOf(words: readonly SearchWord[]): SQL {
  const [first] = words;
  if (first === undefined) return sql`null`;
  const inTitle = all(words.map((word) => holds(titleFor(word), word)));
  const inNames = all(
    words.map((word) =>
      word.isInitials
        ? holds(titleInitials, word)
        : sql`(${holds(title, word)} or ${holds(names, word)})`,
    ),
  );
  return sql`case
    when ${inTitle} and starts_with(replace(${titleFor(first)}, ' ', ''), ${first.text})
      then ${place('begins')}
    when ${inTitle} then ${place('title')} when ${inNames} then ${place('names')}
    else ${place('body')} end`;
}

const place = (name: keyof typeof SEARCH_PLACE): SQL => sql.raw(String(SEARCH_PLACE[name]));
