import { setImmediate as letOthersRun } from 'node:timers/promises';
import { MOST_CHANGES, type RowReading, type RowSource } from '../ports/columns/followed-rows';
import type { Unpacked } from '../ports/columns/packed-rows';
import { within } from '../shared/within';

/** What a feed fills with rows. */
interface Filled<Item> {
  put(item: Item): void;
  remove(id: number): void;
  settle(): void;
}

/** How the rows of a noun are held. */
interface Holding<Item, Items extends Filled<Item>> {
  /** Empty. */
  make(): Items;
  unpack(bytes: Buffer): Iterable<Unpacked<Item>>;
}

/** The rows on offer as of a version, and its name. Use it before anything is awaited. */
export interface ItemsNow<Items> {
  readonly items: Items;
  readonly version: string;
}

/** One question; answered at once when the rows are current. */
interface Question<Items, Reading> {
  readonly answer: (now: ItemsNow<Items>) => void;
  readonly fail: (error: unknown) => void;
  /** Needs the database as it is at that version, too; nobody else is answered meanwhile. */
  readonly inSnapshot: ((now: ItemsNow<Items>, snapshot: Reading) => Promise<void>) | null;
}

/** Before anything is loaded. */
const NOTHING = -1;
/** A database that has not said its version by then is away; the next question asks anew. */
const LOOK_MS = 10_000;
/** Rows that are taken before others may run. */
const ROWS_A_BREATH = 2_000;
/** Many that ask for the whole country at once do not stop everything else for longer. */
const BREATH_MS = 10;

/**
 * All rows of a noun on offer in memory, as the database has them when a question arrives: each question
 * waits for a look at the version that began after it, all that wait share one look, and what has
 * changed since the last one is applied before any is answered.
 */
export class ColumnFeed<Item, Items extends Filled<Item>, Reading extends RowReading = RowReading> {
  private items: Items;
  private version = NOTHING;
  private waiting: Question<Items, Reading>[] = [];
  private isAnswering = false;

  constructor(
    private readonly source: RowSource<Reading>,
    private readonly holding: Holding<Item, Items>,
  ) {
    this.items = holding.make();
  }

  /** Answers from the rows of one version. */
  read<Answer>(look: (now: ItemsNow<Items>) => Answer): Promise<Answer> {
    return new Promise<Answer>((resolve, fail) => {
      this.ask({
        answer: (now) => {
          resolve(look(now));
        },
        fail,
        inSnapshot: null,
      });
    });
  }

  /**
   * As {@link read}, with the database as it is at that version. Runs one at a time: prefer `read`.
   */
  readInSnapshot<Answer>(
    look: (now: ItemsNow<Items>, snapshot: Reading) => Promise<Answer>,
  ): Promise<Answer> {
    return new Promise<Answer>((resolve, fail) => {
      const answer = async (now: ItemsNow<Items>, snapshot: Reading) => {
        resolve(await look(now, snapshot));
      };
      this.ask({ answer: () => undefined, fail, inSnapshot: answer });
    });
  }

  private ask(question: Question<Items, Reading>): void {
    this.waiting.push(question);
    if (!this.isAnswering) void this.answerAll();
  }

  private async answerAll(): Promise<void> {
    this.isAnswering = true;
    while (this.waiting.length > 0) {
      // Whoever has asked by the end of this turn shares the look, instead of waiting for the next.
      await letOthersRun();
      const questions = this.waiting;
      this.waiting = [];
      await this.answerFromNow(questions.filter((each) => each.inSnapshot === null));
      for (const each of questions) {
        if (each.inSnapshot !== null) await this.answerInSnapshot(each.inSnapshot, each.fail);
      }
    }
    this.isAnswering = false;
  }

  private async answerFromNow(questions: readonly Question<Items, Reading>[]): Promise<void> {
    if (questions.length === 0) return;
    try {
      await this.follow(this.source);
    } catch (error) {
      for (const { fail } of questions) fail(error);
      return;
    }
    const now = this.now();
    let since = performance.now();
    for (const { answer, fail } of questions) {
      try {
        answer(now);
      } catch (error) {
        fail(error);
      }
      if (performance.now() - since < BREATH_MS) continue;
      // Nothing is followed meanwhile: the next ones are answered from the same state.
      await letOthersRun();
      since = performance.now();
    }
  }

  private async answerInSnapshot(
    answer: NonNullable<Question<Items, Reading>['inSnapshot']>,
    fail: Question<Items, Reading>['fail'],
  ): Promise<void> {
    try {
      await this.source.inSnapshot(async (snapshot) => {
        await this.follow(snapshot);
        await answer(this.now(), snapshot);
      });
    } catch (error) {
      fail(error);
    }
  }

  private now(): ItemsNow<Items> {
    return { items: this.items, version: String(this.version) };
  }

  /** Brings the rows to the version that the database has now. */
  private async follow(reading: RowReading): Promise<void> {
    const stored = await within(LOOK_MS, reading.storedVersion());
    if (stored.version === this.version) return;
    // Behind ours is another database than the one that was followed: restored, or set up anew.
    const canFollow = this.version >= stored.keptFrom && this.version <= stored.version;
    if (!canFollow || !(await this.applyChanges(reading))) await this.loadAll(reading);
  }

  /** False where the log does not reach back far enough, or loading everything is less work. */
  private async applyChanges(reading: RowReading): Promise<boolean> {
    const changes = await reading.changesSince(this.version);
    if (changes === null || changes.keptFrom > this.version) return false;
    if (changes.count > MOST_CHANGES) return false;
    // Half of the changes are no version at all.
    this.version = NOTHING;
    if (changes.packed !== null) await this.takeAll(this.items, changes.packed);
    this.version = changes.version;
    return true;
  }

  private async loadAll(reading: RowReading): Promise<void> {
    this.version = NOTHING;
    this.items = this.holding.make();
    const { items, version } =
      reading === this.source
        ? await this.source.inSnapshot((snapshot) => this.load(snapshot))
        : await this.load(reading);
    this.items = items;
    this.version = version;
  }

  /** Every row on offer, and the version of the snapshot. */
  private async load(snapshot: RowReading): Promise<{ items: Items; version: number }> {
    const { version } = await snapshot.storedVersion();
    const items = this.holding.make();
    for await (const packed of snapshot.onOffer()) await this.takeAll(items, packed);
    items.settle();
    return { items, version };
  }

  /** Puts and removes what was packed, and lets others run in between. */
  private async takeAll(into: Items, packed: Buffer): Promise<void> {
    let taken = 0;
    for (const each of this.holding.unpack(packed)) {
      if (each.isOpen) into.put(each.item);
      else into.remove(each.id);
      taken += 1;
      if (taken % ROWS_A_BREATH === 0) await letOthersRun();
    }
  }
}
