import { withParticle } from '#core';
import type { Database } from '../db/database';
import type { Delivery, RejectedRow, RowOutcome } from './delivery';
import type { RowProblem } from './field-reader';
import { FirstLines } from './first-lines';
import type { DeliveredRow } from './rows';

interface Taking<Field extends string, Item> {
  readonly delivery: Delivery<Field, Item>;
  readonly read: (row: DeliveredRow<Field>) => RowOutcome<Item>;
  /** Things a transaction. */
  readonly chunk: number;
}

interface Target extends Pick<Database, 'db'> {
  readonly rejected: (row: RejectedRow) => void | Promise<void>;
}

/**
 * Turns rows into things and writes them some at a time. While one chunk is written the next one is
 * gathered, and no third: that is all of a file that is ever held.
 */
export class RowTaker<Field extends string, Item> {
  rows = 0;
  /** So many rows, from the first on, are dealt with for good. */
  taken = 0;
  readonly counts = { added: 0, changed: 0, unchanged: 0, rejected: 0, skipped: 0 };
  private gathered: Item[] = [];
  private writing: Promise<void> = Promise.resolve();
  private readonly firstLines = new FirstLines();

  constructor(
    private readonly taking: Taking<Field, Item>,
    private readonly target: Target,
  ) {}

  /** Null, or what has to be waited for before the next row; a wait for every row would cost more. */
  take(row: DeliveredRow<Field>): Promise<void> | null {
    this.rows += 1;
    const { delivery, read, chunk } = this.taking;
    const outcome = row.unreadable === null ? read(row) : this.unreadable(row.unreadable);
    if (!outcome.ok) return this.reject(row, outcome.problems);
    if (outcome.item === null) {
      this.counts.skipped += 1;
      return null;
    }
    const first = this.firstLines.meet(row.values.get(delivery.number) ?? '', row.line);
    if (first !== null) return this.reject(row, [this.repeated(row, first)]);
    this.gathered.push(outcome.item);
    return this.gathered.length < chunk ? null : this.write();
  }

  /** Writes what is left, and ends when all of it is written. */
  async finish(): Promise<void> {
    await this.write();
    await this.writing;
    this.taken = this.rows;
  }

  /** Ends when nothing is being written any more, well or badly. */
  settled(): Promise<void> {
    return this.writing.catch(() => undefined);
  }

  /** Ends when the chunk before is written and this one is on its way. */
  private async write(): Promise<void> {
    const [items, upTo] = [this.gathered, this.rows];
    this.gathered = [];
    await this.writing;
    if (items.length === 0) return;
    this.writing = this.writeChunk(items, upTo);
    // Whoever waits for it next hears of a failure; until then nobody listens.
    this.writing.catch(() => undefined);
  }

  private async writeChunk(items: readonly Item[], upTo: number): Promise<void> {
    const written = await this.target.db.transaction((tx) => this.taking.delivery.write(tx, items));
    this.counts.added += written.added;
    this.counts.changed += written.changed;
    this.counts.unchanged += written.unchanged;
    this.taken = upTo;
  }

  private reject(row: DeliveredRow<Field>, problems: readonly RowProblem[]): Promise<void> | null {
    this.counts.rejected += 1;
    const number = row.values.get(this.taking.delivery.number) ?? '';
    return this.target.rejected({ line: row.line, number, problems }) ?? null;
  }

  private unreadable(why: string): RowOutcome<Item> {
    const instead = `한 줄에 {"${this.numberColumn()}": …} 하나를 적어 주세요`;
    return { ok: false, problems: [{ column: '', value: '', why, instead }] };
  }

  /** Of two rows with one number only the first can be meant. */
  private repeated(row: DeliveredRow<Field>, first: number): RowProblem {
    const column = this.numberColumn();
    const why = `${first}번째 줄과 ${withParticle(column, '이/가')} 같습니다`;
    const value = row.values.get(this.taking.delivery.number) ?? '';
    return { column, value, why, instead: '둘 가운데 하나를 지워 주세요' };
  }

  private numberColumn(): string {
    const { columns, number } = this.taking.delivery;
    return columns.nameOf(number);
  }
}
