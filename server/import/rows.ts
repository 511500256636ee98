import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { ExplainedError } from '../explained-error';
import type { Columns } from './columns';

/** One thing as it was delivered: texts by field. Empty texts are left out. */
export interface DeliveredRow<Field extends string> {
  /** Where it begins in the file; the first line is 1. */
  readonly line: number;
  readonly values: ReadonlyMap<Field, string>;
  /** What kept the line from being read at all; then there are no values. */
  readonly unreadable: string | null;
}

/** The file cannot be taken at all; nothing of it was. The message is Korean, for the operator. */
export class ImportFileError extends ExplainedError {
  override readonly name = 'ImportFileError';
}

/** `onUnknown` hears of headers that mean nothing here; their columns are left out. */
export type RowReader<Field extends string> = (
  text: AsyncIterable<string>,
  onUnknown: (headers: readonly string[]) => void,
) => AsyncGenerator<DeliveredRow<Field>>;

const LONGEST_RECORD = 1_000_000;

/** Comma, tab or semicolon between the columns, as the first line shows; quoted texts may break. */
export const readCsv = <Field extends string>(columns: Columns<Field>): RowReader<Field> =>
  async function* (text, onUnknown) {
    const [head, all] = await withFirstLine(text);
    const records = Readable.from(all).pipe(
      parse({
        bom: true,
        delimiter: likeliestDelimiter(head),
        info: true,
        relax_column_count: true,
        relax_quotes: true,
        skip_empty_lines: true,
        max_record_size: LONGEST_RECORD,
      }),
    );
    let fields: readonly (Field | null)[] | null = null;
    let before = 0;
    try {
      for await (const record of records as AsyncIterable<CsvRecord>) {
        const cells = record.record;
        if (fields === null) fields = readHeader(columns, cells, onUnknown);
        else if (cells.some((cell) => cell.trim() !== ''))
          yield toRow(firstLine(record), fields, cells);
        before = record.info.lines;
      }
    } catch (error) {
      if (!isCsvError(error)) throw error;
      throw new ImportFileError(
        `${before + 1}번째 줄부터 CSV로 읽을 수 없습니다. 따옴표(")가 닫혔는지 확인해 주세요. (${error.code})`,
      );
    }
    if (fields === null) throw new ImportFileError('빈 파일입니다.');
  };

interface CsvRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** A record's last line is known; the quoted breaks in it tell where it began. */
function firstLine({ record, info }: CsvRecord): number {
  const breaks = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
  return info.lines - breaks;
}

function isCsvError(error: unknown): error is { code: string } {
  return error instanceof Error && /^CSV_/.test((error as NodeJS.ErrnoException).code ?? '');
}

async function withFirstLine(
  text: AsyncIterable<string>,
): Promise<[head: string, all: AsyncIterable<string>]> {
  const pieces = text[Symbol.asyncIterator]();
  const first = await pieces.next();
  const head = first.done === true ? '' : first.value;
  async function* all(): AsyncGenerator<string> {
    yield head;
    for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) {
      yield next.value;
    }
  }
  return [head.split(/\r?\n/, 1)[0] ?? '', all()];
}

function likeliestDelimiter(head: string): string {
  const count = (sign: string) => head.split(sign).length;
  return [',', '\t', ';'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function readHeader<Field extends string>(
  { fieldOf, missingIn, nameOf }: Columns<Field>,
  headers: readonly string[],
  onUnknown: (headers: readonly string[]) => void,
): (Field | null)[] {
  const fields = headers.map((header) => fieldOf(header));
  const missing = missingIn(fields);
  if (missing.length > 0) {
    const names = missing.map((field) => nameOf(field)).join(', ');
    throw new ImportFileError(`첫 줄에 꼭 있어야 할 열이 없습니다: ${names}`);
  }
  const twice = fields.find((field, at) => field !== null && fields.indexOf(field) !== at);
  if (twice !== undefined && twice !== null) {
    throw new ImportFileError(`같은 뜻의 열이 두 번 있습니다: ${nameOf(twice)}`);
  }
  const unknown = headers.filter((header, at) => fields[at] === null && header.trim() !== '');
  if (unknown.length > 0) onUnknown(unknown);
  return fields;
}

function toRow<Field extends string>(
  line: number,
  fields: readonly (Field | null)[],
  cells: readonly string[],
): DeliveredRow<Field> {
  const values = fields.flatMap((field, at): [Field, string][] => {
    const value = (cells[at] ?? '').trim();
    return field === null || value === '' ? [] : [[field, value]];
  });
  return { line, values: new Map(values), unreadable: null };
}

/** One JSON object a line, with the same headers as names. */
export const readNdjson = <Field extends string>(columns: Columns<Field>): RowReader<Field> =>
  async function* (text, onUnknown) {
    const told = new Set<string>();
    let number = 0;
    for await (const line of lines(text)) {
      number += 1;
      if (line.trim() !== '') yield jsonRow(columns, { number, line }, told, onUnknown);
    }
    if (number === 0) throw new ImportFileError('빈 파일입니다.');
  };

async function* lines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  let isFirst = true;
  for await (const piece of text) {
    const parts = (rest + piece).split('\n');
    rest = parts.pop() ?? '';
    if (rest.length > LONGEST_RECORD) throw new ImportFileError('한 줄이 너무 깁니다.');
    for (const part of parts) {
      yield isFirst ? part.replace(/^\uFEFF/, '') : part;
      isFirst = false;
    }
  }
  if (rest !== '') yield isFirst ? rest.replace(/^\uFEFF/, '') : rest;
}

function jsonRow<Field extends string>(
  { fieldOf }: Columns<Field>,
  { number: line, line: text }: { readonly number: number; readonly line: string },
  told: Set<string>,
  onUnknown: (headers: readonly string[]) => void,
): DeliveredRow<Field> {
  const broken = {
    line,
    values: new Map<Field, string>(),
    unreadable: 'JSON 객체 한 개가 아닙니다',
  } as const;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return broken;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return broken;
  const entries = Object.entries(value as Record<string, unknown>);
  const unknown = entries.map(([name]) => name).filter((n) => fieldOf(n) === null && !told.has(n));
  unknown.forEach((name) => told.add(name));
  if (unknown.length > 0) onUnknown(unknown);
  const values = entries.flatMap(([name, raw]): [Field, string][] => {
    const field = fieldOf(name);
    const cell = cellText(raw).trim();
    return field === null || cell === '' ? [] : [[field, cell]];
  });
  return { line, values: new Map(values), unreadable: null };
}

/** As it would stand in a cell: lists with bars, pairs with a space, yes and no as Y and N. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Y' : 'N';
  if (Array.isArray(value)) return value.map(cellText).join('|');
  if (typeof value === 'object') return Object.values(value).map(cellText).join(' ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
