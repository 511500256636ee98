import type { Columns } from './columns';
import { ImportFileError, LONGEST_RECORD, type DeliveredRow, type RowReader } from './rows';

/** One JSON object a line, with the same headers as names. */
export const readNdjson = <Field extends string>(columns: Columns<Field>): RowReader<Field> =>
  async function* (text, onUnknown) {
    const fields = new FieldNames(columns);
    let number = 0;
    for await (const lines of linesOf(text)) {
      const rows: DeliveredRow<Field>[] = [];
      for (const line of lines) {
        number += 1;
        if (line.trim() !== '') rows.push(jsonRow(fields, number, line));
      }
      const unknown = fields.newlyUnknown();
      if (unknown.length > 0) onUnknown(unknown);
      yield rows;
    }
    if (number === 0) throw new ImportFileError('빈 파일입니다.');
  };

/** The lines that end in each piece of the text; what stands behind the last break is one, too. */
async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string[]> {
  let rest = '';
  let isFirst = true;
  for await (const piece of text) {
    const whole = rest + piece;
    const lines = (isFirst ? whole.replace(/^\uFEFF/, '') : whole).split('\n');
    isFirst = false;
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_RECORD) throw new ImportFileError('한 줄이 너무 깁니다.');
    yield lines;
  }
  if (rest !== '') yield [rest];
}

/** Each name is looked at once, and told once where it means nothing. */
class FieldNames<Field extends string> {
  private readonly known = new Map<string, Field | null>();
  private unknown: string[] = [];

  constructor(private readonly columns: Columns<Field>) {}

  textOf(field: Field, value: unknown): string {
    const isData = typeof value === 'object' && value !== null && this.columns.isData(field);
    return isData ? JSON.stringify(value) : cellText(value).trim();
  }

  of(name: string): Field | null {
    const known = this.known.get(name);
    if (known !== undefined) return known;
    const field = this.columns.fieldOf(name);
    this.known.set(name, field);
    if (field === null) this.unknown.push(name);
    return field;
  }

  newlyUnknown(): readonly string[] {
    const names = this.unknown;
    this.unknown = [];
    return names;
  }
}

function jsonRow<Field extends string>(
  fields: FieldNames<Field>,
  line: number,
  text: string,
): DeliveredRow<Field> {
  const values = new Map<Field, string>();
  const broken = { line, values, unreadable: 'JSON 객체 한 개가 아닙니다' } as const;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return broken;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return broken;
  for (const [name, raw] of Object.entries(value as Record<string, unknown>)) {
    const field = fields.of(name);
    const cell = field === null ? '' : fields.textOf(field, raw);
    if (field !== null && cell !== '') values.set(field, cell);
  }
  return { line, values, unreadable: null };
}

/** As it would stand in a cell: lists with bars, pairs with a space, yes and no as Y and N. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Y' : 'N';
  if (Array.isArray(value)) return value.map(cellText).join('|');
  if (typeof value === 'object') return Object.values(value).map(cellText).join(' ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
