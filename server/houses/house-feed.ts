import { setImmediate as letOthersRun } from 'node:timers/promises';
import { HouseColumns } from '../columns/house-columns';
import { unpack } from '../ports/houses/packed-house';
import { MOST_CHANGES, type HouseReading, type HouseSource } from '../ports/houses/house-source';
import { within } from '../shared/within';

/** The houses on offer as of a version, and its name. Use it before anything is awaited. */
export interface HousesNow {
  readonly houses: HouseColumns;
  readonly version: string;
}

/** One question; answered at once when the houses are current. */
interface Question {
  readonly answer: (now: HousesNow) => void;
  readonly fail: (error: unknown) => void;
  /** Needs the database as it is at that version, too; nobody else is answered meanwhile. */
  readonly inSnapshot: ((now: HousesNow, snapshot: HouseReading) => Promise<void>) | null;
}

/** Before anything is loaded. */
const NOTHING = -1;
/** A database that has not said its version by then is away; the next question asks anew. */
const LOOK_MS = 10_000;
/** Houses that are taken before others may run. */
const ROWS_A_BREATH = 2_000;
/** Many that ask for the whole country at once do not stop everything else for longer. */
const BREATH_MS = 10;

/**
 * All houses on offer in memory, as the database has them when a question arrives: each question
 * waits for a look at the version that began after it, all that wait share one look, and what has
 * changed since the last one is applied before any is answered.
 */
export class HouseFeed {
  private houses = new HouseColumns();
  private version = NOTHING;
  private waiting: Question[] = [];
  private isAnswering = false;

  constructor(private readonly source: HouseSource) {}

  /** Answers from the houses of one version. */
  read<Answer>(look: (now: HousesNow) => Answer): Promise<Answer> {
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
    look: (now: HousesNow, snapshot: HouseReading) => Promise<Answer>,
  ): Promise<Answer> {
    return new Promise<Answer>((resolve, fail) => {
      const answer = async (now: HousesNow, snapshot: HouseReading) => {
        resolve(await look(now, snapshot));
      };
      this.ask({ answer: () => undefined, fail, inSnapshot: answer });
    });
  }

  private ask(question: Question): void {
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

  private async answerFromNow(questions: readonly Question[]): Promise<void> {
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
    answer: NonNullable<Question['inSnapshot']>,
    fail: Question['fail'],
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

  private now(): HousesNow {
    return { houses: this.houses, version: String(this.version) };
  }

  /** Brings the houses to the version that the database has now. */
  private async follow(reading: HouseReading): Promise<void> {
    const stored = await within(LOOK_MS, reading.storedVersion());
    if (stored.version === this.version) return;
    // Behind ours is another database than the one that was followed: restored, or set up anew.
    const canFollow = this.version >= stored.keptFrom && this.version <= stored.version;
    if (!canFollow || !(await this.applyChanges(reading))) await this.loadAll(reading);
  }

  /** False where the log does not reach back far enough, or loading everything is less work. */
  private async applyChanges(reading: HouseReading): Promise<boolean> {
    const changes = await reading.changesSince(this.version);
    if (changes === null || changes.keptFrom > this.version) return false;
    if (changes.count > MOST_CHANGES) return false;
    // Half of the changes are no version at all.
    this.version = NOTHING;
    if (changes.packed !== null) await takeAll(this.houses, changes.packed);
    this.version = changes.version;
    return true;
  }

  private async loadAll(reading: HouseReading): Promise<void> {
    this.version = NOTHING;
    this.houses = new HouseColumns();
    const { houses, version } =
      reading === this.source
        ? await this.source.inSnapshot(loadHouses)
        : await loadHouses(reading);
    this.houses = houses;
    this.version = version;
  }
}

/** Every house on offer, and the version of the snapshot. */
async function loadHouses(
  snapshot: HouseReading,
): Promise<{ houses: HouseColumns; version: number }> {
  const { version } = await snapshot.storedVersion();
  const houses = new HouseColumns();
  for await (const packed of snapshot.onOffer()) await takeAll(houses, packed);
  houses.settle();
  return { houses, version };
}

/** Puts and removes what was packed, and lets others run in between. */
async function takeAll(into: HouseColumns, packed: Buffer): Promise<void> {
  let taken = 0;
  for (const each of unpack(packed)) {
    if (each.isOpen) into.put(each.house);
    else into.remove(each.id);
    taken += 1;
    if (taken % ROWS_A_BREATH === 0) await letOthersRun();
  }
}
