import { withParticle } from '#core';
import type { Database } from '../db/database';
import { Turnstile } from '../pictures/turnstile';
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

/** A thing of a row that is not written yet. */
interface Gathered<Item> extends Pick<RejectedRow, 'line' | 'number'> {
  readonly item: Item;
}

/** Things of a chunk that are completed at a time. */
const AT_ONCE = 4;

/**
 * Turns rows into things and writes them some at a time. While one chunk is written the next one is
 * gathered, and no third: that is all of a file that is ever held.
 */
export class RowTaker<Field extends string, Item> {
  rows = 0;
  /** So many rows, from the first on, are dealt with for good. */
  taken = 0;
  readonly counts = { added: 0, changed: 0, unchanged: 0, rejected: 0, skipped: 0 };
  private gathered: Gathered<Item>[] = [];
  private effort = 0;
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
    const number = row.values.get(delivery.number) ?? '';
    const first = this.firstLines.meet(number, row.line);
    if (first !== null) return this.reject(row, [this.repeated(row, first)]);
    this.gathered.push({ line: row.line, number, item: outcome.item });
    this.effort += delivery.effortOf?.(outcome.item) ?? 1;
    return this.effort < chunk ? null : this.write();
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
    const [gathered, upTo] = [this.gathered, this.rows];
    this.gathered = [];
    this.effort = 0;
    await this.writing;
    if (gathered.length === 0) return;
    this.writing = this.writeChunk(gathered, upTo);
    // Whoever waits for it next hears of a failure; until then nobody listens.
    this.writing.catch(() => undefined);
  }

  private async writeChunk(gathered: readonly Gathered<Item>[], upTo: number): Promise<void> {
    const items = await this.completed(gathered);
    const written = await this.target.db.transaction((tx) => this.taking.delivery.write(tx, items));
    this.counts.added += written.added;
    this.counts.changed += written.changed;
    this.counts.unchanged += written.unchanged;
    this.taken = upTo;
  }

  /** Those that have all that belongs to them. */
  private async completed(gathered: readonly Gathered<Item>[]): Promise<readonly Item[]> {
    const { complete } = this.taking.delivery;
    if (complete === undefined) return gathered.map(({ item }) => item);
    const [turnstile, failure] = [new Turnstile(AT_ONCE), new AbortController()];
    const completeOne = async ({ item }: Gathered<Item>) => {
      failure.signal.throwIfAborted();
      return complete(item).catch((error: unknown) => {
        failure.abort(error);
        throw error;
      });
    };
    const settled = await Promise.allSettled(
      gathered.map((one) => turnstile.pass(() => completeOne(one))),
    );
    // Nothing is on its way any more when a failure is told.
    failure.signal.throwIfAborted();
    const outcomes = settled.map((one) => (one.status === 'fulfilled' ? one.value : null));
    const items: Item[] = [];
    for (const [at, { line, number }] of gathered.entries()) {
      const outcome = outcomes[at];
      if (outcome?.ok === true && outcome.item !== null) items.push(outcome.item);
      if (outcome?.ok !== false) continue;
      this.counts.rejected += 1;
      await this.target.rejected({ line, number, problems: outcome.problems });
    }
    return items;
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
