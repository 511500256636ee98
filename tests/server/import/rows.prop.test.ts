import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BUS_STOP_COLUMNS, type BusStopField } from '../../../server/import/bus-stop-columns';
import { readCsv } from '../../../server/import/csv-rows';
import { readNdjson } from '../../../server/import/ndjson-rows';
import type { DeliveredRow, RowFormat } from '../../../server/import/rows';

const FIELDS = ['number', 'name', 'lat', 'lng'] as const;

/** Texts with all that means something to a file of columns; some rows are empty altogether. */
const cell = fc.string({
  unit: fc.constantFrom('a', '가', '😀', '"', ',', '\n', ' ', '1'),
  maxLength: 6,
});
const table = fc.array(fc.tuple(cell, cell, cell, cell), { maxLength: 12 });

/** Cut anywhere, also in the middle of a row or between two quotes; no decoder cuts a letter. */
const cuts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 30 });

// oxlint-disable-next-line typescript/require-await -- what a file's text is like
async function* inPieces(text: string, lengths: readonly number[]): AsyncGenerator<string> {
  const letters = Array.from(text);
  for (let at = 0; letters.length > 0; at += 1)
    yield letters.splice(0, lengths[at % lengths.length] ?? 1).join('');
}

async function rowsOf(format: RowFormat, pieces: AsyncIterable<string>) {
  const rows: DeliveredRow<BusStopField>[] = [];
  for await (const some of format(BUS_STOP_COLUMNS)(pieces, () => undefined)) rows.push(...some);
  return rows;
}

/** What each row says, and in which line it begins. */
function expected(rows: readonly (readonly string[])[], firstLine: number, breaks: boolean) {
  let line = firstLine;
  return rows.flatMap((cells) => {
    const at = line;
    line += 1 + (breaks ? cells.join('').split('\n').length - 1 : 0);
    const values = FIELDS.map((field, n) => [field, (cells[n] ?? '').trim()] as const).filter(
      ([, value]) => value !== '',
    );
    return [{ line: at, values: new Map(values), unreadable: null }];
  });
}

describe('rows, wherever their text is cut', () => {
  test('of columns are those that were written, with the lines they begin in', async () => {
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    await fc.assert(
      fc.asyncProperty(table, cuts, async (rows, lengths) => {
        const text = [FIELDS, ...rows].map((cells) => cells.map(quoted).join(',')).join('\n');
        const told = await rowsOf(readCsv, inPieces(`${text}\n`, [40, ...lengths]));
        const filled = expected(rows, 2, true).filter(({ values }) => values.size > 0);
        expect(told).toEqual(filled);
      }),
      { numRuns: 200 },
    );
  });

  test('of JSON lines are those that were written', async () => {
    await fc.assert(
      fc.asyncProperty(table, cuts, async (rows, lengths) => {
        fc.pre(rows.length > 0);
        const text = rows
          .map((cells) => JSON.stringify(Object.fromEntries(FIELDS.map((f, n) => [f, cells[n]]))))
          .join('\n');
        expect(await rowsOf(readNdjson, inPieces(text, lengths))).toEqual(expected(rows, 1, false));
      }),
      { numRuns: 200 },
    );
  });
});
