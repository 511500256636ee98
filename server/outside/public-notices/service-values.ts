import {
  contactNumber,
  dayTime,
  isDay,
  isUrl,
  textIn,
  type AmountRange,
  type DayTime,
  type Fields,
  type Won,
  type Yyyymmdd,
} from '#core';
import { cleanLine, cleanText } from '../../shared/clean-text';

const cut = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;

/** Said where nothing is said. */
const NOTHING = /^[-~.\s]*$/;

/** One line of a field, cut where it is too long; null where it says nothing. */
export function lineIn(fields: Fields, name: string, longest: number): string | null {
  const text = cleanLine(textIn(fields[name]) ?? '');
  return NOTHING.test(text) ? null : cut(text, longest);
}

const TAG = /<\/?[a-z][^<>]*>/gi;
const BREAK = /<(?:br|\/p|\/div|\/li|\/tr)\b[^<>]*>/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  lt: '<',
  gt: '>',
  quot: '"',
  amp: '&',
};

/** Several lines of a field, without the markup that some publishers leave in them. */
export function paragraphsIn(fields: Fields, name: string, longest: number): string | null {
  const bare = (textIn(fields[name]) ?? '')
    .replace(BREAK, '\n')
    .replace(TAG, '')
    .replace(/&(nbsp|lt|gt|quot|amp);/g, (_, entity: string) => ENTITIES[entity] ?? '');
  const text = cleanText(bare)
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n');
  return NOTHING.test(text) ? null : cut(text, longest);
}

const LONGEST_LINK = 500;

/** Where a person can be led: a whole http(s) address; null for everything else. */
export function linkIn(fields: Fields, name: string): string | null {
  const link = cleanLine(textIn(fields[name]) ?? '');
  return link.length <= LONGEST_LINK && isUrl(link) ? link : null;
}

/** A telephone number that people answer, where the field is nothing else. */
export function telIn(fields: Fields, name: string): string | null {
  const text = cleanLine(textIn(fields[name]) ?? '');
  return contactNumber(text) ?? (/^1(?!1[29]$)\d{2}$/.test(text) ? text : null);
}

const TIME =
  /^(\d{4})(?:(\d{2})(\d{2})|\s*[.\-/]\s*(\d{1,2})\s*[.\-/]\s*(\d{1,2})\.?)(?:\s*\(.\))?(?:[T\s]*(\d{1,2}):?(\d{2})(?::?\d{2})?)?$/;

/** The last minute that a day can be named with; 24:00 is the day itself. */
const DAY_MINUTES = 1440;

/** 20261120, 2026.11.20, 2026-11-20, 2026.11.20 17:00; null for what is no day of a calendar. */
export function dayTimeOf(text: string): DayTime | null {
  const [, year = '', ...parts] = TIME.exec(text.trim()) ?? [];
  const [month = parts[2], date = parts[3]] = parts;
  const day = `${year}${(month ?? '').padStart(2, '0')}${(date ?? '').padStart(2, '0')}`;
  if (!isDay(day)) return null;
  const [hour, minute] = parts.slice(4);
  if (hour === undefined) return dayTime(day);
  const at = Number(hour) * 60 + Number(minute);
  if (Number(minute) > 59 || at > DAY_MINUTES) return null;
  return dayTime(day, at === DAY_MINUTES ? null : at);
}

/** The moment of a field. */
export const dayTimeIn = (fields: Fields, name: string): DayTime | null =>
  dayTimeOf(textIn(fields[name]) ?? '');

/** The day of a field. */
export function dayIn(fields: Fields, name: string): Yyyymmdd | null {
  const time = dayTimeIn(fields, name);
  return time === null ? null : time.slice(0, 10).replaceAll('-', '');
}

const MOST: Won = 10_000_000_000;
const UNITS: Readonly<Record<string, number>> = { 원: 1, 천원: 1000, 만원: 10_000 };
const AMOUNT = /^(\d{1,3}(?:,\d{3})+|\d{1,11})\s*(원|천원|만원)?$/;

/** What its label says an amount is counted in; won without one. */
function unitIn(label: string | null): number {
  const said = /[(（]\s*(?:단위\s*[:：]?\s*)?(원|천원|만원)\s*[)）]/.exec(label ?? '')?.[1];
  return UNITS[said ?? '원'] ?? 1;
}

/**
 * Won of a field, or a range of them: "4,430,000~5,670,000". Null for words (공고문 참조), and for
 * nothing (0), which stands where an amount was not filled in.
 */
export function wonIn(
  fields: Fields,
  name: string,
  label: string | null = null,
): AmountRange | null {
  const text = cleanLine(textIn(fields[name]) ?? '');
  const amounts = text.split(/\s*[~～]\s*/).map((part) => {
    const [, digits, unit] = AMOUNT.exec(part) ?? [];
    if (digits === undefined) return null;
    const won = Number(digits.replaceAll(',', '')) * (UNITS[unit ?? ''] ?? unitIn(label));
    return won > 0 && won <= MOST ? won : null;
  });
  const [from = null, to = from] = amounts;
  return amounts.length > 2 || from === null || to === null || from > to ? null : { from, to };
}

/** ㎡ with at most two decimals; null for a range, too. */
export function squareMetresIn(fields: Fields, name: string): number | null {
  const text = cleanLine(textIn(fields[name]) ?? '').replace(/\s*(?:㎡|m²|m2)$/i, '');
  const number = /^\d{1,4}(?:\.\d{1,10})?$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= 1000 ? Math.round(number * 100) / 100 : null;
}

/** A number of homes; null for nothing, which stands where it was not filled in. */
export function countIn(fields: Fields, name: string): number | null {
  const text = cleanLine(textIn(fields[name]) ?? '').replace(/\s*(?:호|세대|실|명)$/, '');
  const number = /^(?:\d{1,3}(?:,\d{3})+|\d{1,7})$/.test(text)
    ? Number(text.replaceAll(',', ''))
    : 0;
  return number > 0 ? number : null;
}
