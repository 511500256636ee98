import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { SEARCH_PLACE, type SearchWord } from '#core';
import type { AskedKind } from '../../ports/search';
import { commentEntries, searchEntries } from '../schema/search';

const { title, titleInitials, names, body, grams, fresh, kind } = searchEntries;

type Words = readonly SearchWord[];

/** So many letters are told of together; there are so few initials that two say little. */
const lengthOfGram = ({ isInitials }: SearchWord): number => (isInitials ? 3 : 2);

/** What search_grams() makes of a text that holds the word. */
function gramsOf(word: SearchWord): readonly string[] {
  const length = Math.min(lengthOfGram(word), word.text.length);
  return Array.from({ length: word.text.length - length + 1 }, (_, at) =>
    word.text.slice(at, at + length),
  );
}

const asked = (words: Words): string[] => [...new Set(words.flatMap(gramsOf))];

/**
 * The core's `holds`; of letters alone, so no sign means more than itself. Most words stand in one piece: the text
 * is seldom put together anew.
 */
const holds = (column: AnyPgColumn, { text }: SearchWord): SQL =>
  text.length === 1
    ? sql`strpos(' ' || ${column}, ${` ${text}`}) > 0`
    : sql`(strpos(${column}, ${text}) > 0 or strpos(replace(${column}, ' ', ''), ${text}) > 0)`;

const titleFor = ({ isInitials }: SearchWord) => (isInitials ? titleInitials : title);
const all = (parts: readonly SQL[]): SQL => sql.join([...parts], sql` and `);

/** Grams tell of a word no longer than they are whether it is there; of others only that it may be. */
const isLonger = (word: SearchWord): boolean => word.text.length > lengthOfGram(word);

/** The comments that may hold the words, by the index alone; of one word at least. */
export const mayBeSaid = (words: Words): SQL =>
  sql`${commentEntries.grams} @> ${sql.param(asked(words))}::text[]`;

/** Of those the comments that hold them all. Nothing of a comment is a title: no letter alone is found in it. */
export const saysAll = (words: Words): SQL =>
  all([
    words.some((word) => word.isInitials || word.text.length === 1) ? sql`false` : sql`true`,
    ...words.filter(isLonger).map((word) => holds(commentEntries.body, word)),
  ]);

/** The rows of a kind, or of any, that may be found, by the index alone; of one word at least. */
export function mayBeFound(of: AskedKind | null, words: Words): SQL {
  const has = sql`${grams} @> ${sql.param(asked(words))}::text[]`;
  return of === null ? has : sql`${kind} = ${of} and ${has}`;
}

/**
 * Those of the last two periods that a kind has: a word that a third of all rows hold is read of a few of
 * them. What is older is never fresher, so that enough of these are the freshest of all.
 */
export function isRecent(of: AskedKind): SQL {
  const last = sql`(select max(${fresh}) from ${searchEntries} where ${kind} = ${of})`;
  return sql`${grams} && array[search_period(${last}), search_period(${last} - ${PERIOD})]`;
}

/** What is so much less fresh is of the period before: of days a year (YYYYMMDD). */
const PERIOD = 10_000;

/** Whether what may be found is. */
export const isSure = (words: Words): boolean => !words.some(isLonger);

/** Of those the rows for which the core's `searchRank` has a rank. */
export function isFound(words: Words): SQL {
  return all([
    sql`true`,
    ...words
      .filter(isLonger)
      .map((word) =>
        word.isInitials
          ? holds(titleInitials, word)
          : sql`(${holds(title, word)} or ${holds(names, word)} or ${holds(body, word)})`,
      ),
  ]);
}

/** The ids of all that is found, in no order, as a list in brackets; none for no words. */
export const idsOfFound = (of: AskedKind, words: Words): SQL =>
  words.length === 0
    ? sql`(null::bigint)`
    : sql`(select ${searchEntries.id} from ${searchEntries}
        where ${mayBeFound(of, words)} and ${isFound(words)})`;

/** The core's `searchRank` of a row that is found. */
export function rankOf(words: Words): SQL {
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
