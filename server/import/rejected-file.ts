import { createWriteStream, rmSync, type WriteStream } from 'node:fs';
import { once } from 'node:events';
import type { RejectedRow } from './delivery';

/**
 * The rows that were not taken, beside the delivered file as `<file>.rejected.csv`, in UTF-8 with
 * the mark by which spreadsheets know it. One line a problem; without a problem there is no file.
 */
export class RejectedFile {
  readonly path: string;
  private stream: WriteStream | null = null;

  /** `numberColumn` heads what tells the rows apart. */
  constructor(
    deliveredFile: string,
    private readonly numberColumn: string,
  ) {
    this.path = `${deliveredFile}.rejected.csv`;
    rmSync(this.path, { force: true });
  }

  async add({ line, number, problems }: RejectedRow): Promise<void> {
    this.stream ??= this.begin();
    const rows = problems.map((problem) =>
      csvLine([String(line), number, problem.column, problem.value, problem.why, problem.instead]),
    );
    if (!this.stream.write(rows.join(''))) await once(this.stream, 'drain');
  }

  async end(): Promise<void> {
    if (this.stream === null) return;
    this.stream.end();
    await once(this.stream, 'close');
  }

  private begin(): WriteStream {
    const stream = createWriteStream(this.path);
    const header = ['줄', this.numberColumn, '열', '값', '이유', '이렇게 적어 주세요'];
    stream.write(`\uFEFF${csvLine(header)}`);
    return stream;
  }
}

function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

/** A text that a spreadsheet would take for a formula is shown as text. */
function quoted(cell: string): string {
  const plain = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return `"${plain.replaceAll('"', '""')}"`;
}
