import { fieldsOf, parseJson, type Fields } from '#core';
import { bad, good, type Parsed, type Parser } from '../field-values';
import { cleanLine } from '../../shared/clean-text';

/** No list of a notice has more entries. */
export const MOST_ENTRIES = 100;

const LOOKS_LIKE_DATA = /^(?:\[\s*["{[\]]|\{\s*["}])/;

/** What a cell holds as JSON; undefined where it is text. */
export function dataIn(cell: string): Parsed<unknown> | undefined {
  if (!LOOKS_LIKE_DATA.test(cell)) return undefined;
  const data = parseJson(cell);
  return data === undefined
    ? bad('JSON으로 읽을 수 없습니다', '괄호와 따옴표가 닫혔는지 확인해 주세요')
    : good(data);
}

/** The lines of a cell that say something. */
export const linesOf = (cell: string): readonly string[] =>
  cell
    .split(/\r\n?|\n/)
    .map(cleanLine)
    .filter((one) => one !== '');

/** The parts of a line between bars. */
export const partsOf = (text: string): readonly string[] =>
  text.split('|').map((part) => part.trim());

/** How one entry of a list is read. */
interface EntryReader<Item> {
  readonly line: Parser<Item>;
  readonly data: (fields: Fields) => Parsed<Item>;
}

/** A list, one entry a line, or as JSON: texts that are read as lines, or objects. */
export function listCell<Item>(read: EntryReader<Item>): Parser<Item[]> {
  return (cell) => {
    const data = dataIn(cell);
    if (data !== undefined && !data.ok) return data;
    const entries: readonly unknown[] =
      data === undefined ? linesOf(cell) : Array.isArray(data.value) ? data.value : [data.value];
    if (entries.length > MOST_ENTRIES)
      return bad(`${entries.length}개나 됩니다`, `${MOST_ENTRIES}개까지만 적어 주세요`);
    const items: Item[] = [];
    for (const [index, entry] of entries.entries()) {
      const parsed = entryOf(entry, read);
      if (!parsed.ok) return bad(`${index + 1}번째: ${parsed.why}`, parsed.instead);
      items.push(parsed.value);
    }
    return good(items);
  };
}

function entryOf<Item>(entry: unknown, read: EntryReader<Item>): Parsed<Item> {
  if (typeof entry === 'string') return read.line(cleanLine(entry));
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    return bad('글자나 JSON 객체가 아닙니다', '문서에 있는 이름으로 적어 주세요');
  return read.data(fieldsOf(entry));
}

const isSaid = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Reads the fields of one entry and keeps the first thing that is wrong with them. */
export class EntryFields {
  fault: Parsed<never> | null = null;

  constructor(private readonly fields: Fields) {}

  has(name: string): boolean {
    return isSaid(this.fields[name]);
  }

  /** A text, or what stands for a missing one. */
  text<Otherwise>(name: string, parse: Parser<string>, otherwise: Otherwise): string | Otherwise {
    const value = this.fields[name];
    if (!isSaid(value)) return otherwise;
    return this.taken(
      name,
      typeof value === 'string' ? parse(value) : bad('글자가 아닙니다', '글자로 적어 주세요'),
      otherwise,
    );
  }

  /** A number within limits; null where there is none. */
  number(name: string, least: number, most: number, isWhole = true): number | null {
    const value = this.fields[name];
    if (!isSaid(value)) return null;
    const isGood =
      typeof value === 'number' &&
      value >= least &&
      value <= most &&
      (!isWhole || Number.isInteger(value));
    const help = `${least}부터 ${most}까지의 ${isWhole ? '정수를' : '숫자를'} 적어 주세요`;
    return this.taken(name, isGood ? good(value) : bad('있을 수 없는 값입니다', help), null);
  }

  /** Anything else that {@link parse} reads; null where there is nothing. */
  value<Value>(name: string, parse: (value: unknown) => Parsed<Value>): Value | null {
    const value = this.fields[name];
    return isSaid(value) ? this.taken(name, parse(value), null) : null;
  }

  /** The entry, unless something was wrong with it. */
  parsed<Item>(item: Item): Parsed<Item> {
    return this.fault ?? good(item);
  }

  private taken<Value, Otherwise>(
    name: string,
    parsed: Parsed<Value>,
    otherwise: Otherwise,
  ): Value | Otherwise {
    if (parsed.ok) return parsed.value;
    this.fault ??= bad(`${name}: ${parsed.why}`, parsed.instead);
    return otherwise;
  }
}
