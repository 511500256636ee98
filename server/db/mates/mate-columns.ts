import { sql, type SQL } from 'drizzle-orm';
import { askedAnswers, type HabitChoice, type MoveIn } from '#core';
import { mates } from '../schema/mates';
import { oneOf } from '../deals/deal-conditions';

/**
 * What questions ask of a mate, in columns that are read without the listing itself. Migration 0047
 * filled them for those who were there.
 */

/** The core's `lives`. */
export const livesAsAsked = (asked: readonly HabitChoice[]): (SQL | undefined)[] =>
  askedAnswers(asked).map(({ habit, answers }) => oneOf(mates[habit], answers));

/** From which day on somebody moves in: before all days where that is at once; null where it can be agreed on. */
export const movesOn = ({ kind, day }: MoveIn): string | null =>
  kind === 'NEGOTIABLE' ? null : (day ?? '');

/** So many digits name a 읍 or 면, of which the last two of its own code are 00. */
const TOWN_DIGITS = 8;
const townOf = (code: string): string => code.slice(0, TOWN_DIGITS);
const isTown = (code: string): boolean => code.endsWith('00');

/** What a dong is found by: its code, and of a 리 the digits of its 읍 or 면. */
export const dongMarks = (codes: readonly string[]): string[] => [
  ...new Set(codes.flatMap((code) => (isTown(code) ? [code] : [code, townOf(code)]))),
];

/** The marks of all that lies in a dong, one of which each of it has. */
export const marksInDong = (code: string): string[] =>
  isTown(code) ? [code, townOf(code)] : [code];

/** The marks of all that lies in one of these dongs, or that one of these lies in. */
export const marksAround = (codes: readonly string[]): string[] => [
  ...new Set(codes.flatMap((code) => [...marksInDong(code), `${townOf(code)}00`])),
];

/** Whether somebody lives, or would, where one of these marks is. */
export const isMarked = (marks: readonly string[]): SQL =>
  sql`${mates.dongs} && ${sql.param([...marks])}::text[]`;
