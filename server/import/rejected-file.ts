import { createWriteStream, rmSync, type WriteStream } from 'node:fs';
import { once } from 'node:events';
import type { RejectedRow } from './delivery';
import { ImportFileError } from './rows';

/**
 * The rows that were not taken, beside the delivered file as `<file>.rejected.csv`, in UTF-8 with
 * the mark by which spreadsheets know it. One line a problem; without a problem there is no file.
 */
export class RejectedFile {
  readonly path: string;
  private stream: WriteStream | null = null;
  private broken: Error | null = null;

  /** `numberColumn` heads what tells the rows apart. */
  constructor(
    deliveredFile: string,
    private readonly numberColumn: string,
  ) {
    this.path = `${deliveredFile}.rejected.csv`;
    rmSync(this.path, { force: true });
  }

  /** @throws ImportFileError where the file cannot be written. */
  async add({ line, number, problems }: RejectedRow): Promise<void> {
    this.stream ??= this.begin();
    const rows = problems.map((problem) =>
      csvLine([String(line), number, problem.column, problem.value, problem.why, problem.instead]),
    );
    const hasRoom = this.stream.write(rows.join(''));
    if (!hasRoom && !this.stream.destroyed) await this.until(this.stream, 'drain');
    this.sayBroken();
  }

  /** @throws ImportFileError where the file cannot be written. */
  async end(): Promise<void> {
    if (this.stream === null) return;
    this.stream.end();
    if (!this.stream.closed) await this.until(this.stream, 'close');
    this.sayBroken();
  }

  private async until(stream: WriteStream, event: 'drain' | 'close'): Promise<void> {
    // What breaks it is remembered, and said where it was asked for.
    await once(stream, event).catch(() => undefined);
  }

  private sayBroken(): void {
    if (this.broken === null) return;
    const why = (this.broken as NodeJS.ErrnoException).code ?? this.broken.message;
    throw new ImportFileError(
      `받지 못한 줄을 적을 수 없습니다: ${this.path} (${why}). 쓸 수 있는 폴더에 파일을 옮기고 다시 실행해 주세요.`,
    );
  }

  private begin(): WriteStream {
    const stream = createWriteStream(this.path).on('error', (error) => (this.broken = error));
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
