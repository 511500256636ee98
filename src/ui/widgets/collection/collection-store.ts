import { makeAutoObservable, observableRef } from 'mobx';
import {
  AppError,
  collectedKey,
  type Cancellation,
  type CollectedItem,
  type Collection,
  type Vote,
} from '#core';
import type { CollectionWrites } from './collection-writes';

export type CollectionState =
  | { readonly kind: 'loading' | 'gone' }
  | { readonly kind: 'ready'; readonly collection: Collection }
  | { readonly kind: 'failed'; readonly error: unknown };

interface CollectionWorld {
  /** Null where nothing can be done with it. */
  readonly writes: CollectionWrites | null;
  readonly ask: (cancel: Cancellation) => Promise<Collection>;
}

/** One collection as it stands. Of two answers the one counts that was asked for later. */
export class CollectionStore {
  state: CollectionState = { kind: 'loading' };
  private busy: ReadonlySet<string> = new Set();
  /** Counts what was asked, and up to which an answer is shown. */
  private asked = 0;
  private shown = 0;
  private asking: AbortController | null = null;

  constructor(
    private readonly world: CollectionWorld,
    /** What was answered before; null where there was none. */
    kept?: Collection | null,
  ) {
    if (kept === null) this.state = { kind: 'gone' };
    else if (kept !== undefined) this.state = { kind: 'ready', collection: kept };
    makeAutoObservable<this, 'world' | 'busy' | 'asked' | 'shown' | 'asking'>(this, {
      state: observableRef,
      busy: observableRef,
      world: false,
      asked: false,
      shown: false,
      asking: false,
    });
  }

  get collection(): Collection | null {
    return this.state.kind === 'ready' ? this.state.collection : null;
  }

  isBusy(item: CollectedItem): boolean {
    return this.busy.has(collectedKey(item));
  }

  /** Asks, or asks again; what is shown stays meanwhile. Never rejects. */
  async load(): Promise<void> {
    this.asking?.abort();
    const asking = new AbortController();
    this.asking = asking;
    if (this.state.kind === 'failed') this.become({ kind: 'loading' });
    const turn = ++this.asked;
    try {
      this.answered(turn, await this.world.ask(asking.signal));
    } catch (error) {
      if (asking.signal.aborted) return;
      if (isNone(error)) this.become({ kind: 'gone' });
      else if (this.state.kind !== 'ready') this.become({ kind: 'failed', error });
    }
  }

  stop(): void {
    this.asking?.abort();
    this.asking = null;
  }

  /** It is there no more, or not for who looks. */
  end(): void {
    this.stop();
    // What was asked for until now is no answer any more.
    this.shown = ++this.asked;
    this.become({ kind: 'gone' });
  }

  /** Whether it arrived; it waits on this device otherwise. Rejects where it is refused: it is as it was. */
  vote(item: CollectedItem, vote: Vote): Promise<boolean> {
    return this.act(item, (writes, collection) => writes.vote(collection, item, vote));
  }

  /** The same. */
  takeOut(item: CollectedItem): Promise<boolean> {
    return this.act(item, (writes, collection) => writes.collect(collection, item, false));
  }

  private async act(
    item: CollectedItem,
    write: (writes: CollectionWrites, collection: Collection) => Promise<Collection | null>,
  ): Promise<boolean> {
    const { collection } = this;
    const { writes } = this.world;
    if (collection === null || writes === null || this.isBusy(item)) return true;
    const turn = ++this.asked;
    this.work(item, true);
    try {
      const written = await write(writes, collection);
      if (written !== null) this.answered(turn, written);
      return written !== null;
    } catch (error) {
      // What somebody else took out, or closed, meanwhile is seen as it is.
      if (error instanceof AppError && error.kind !== 'offline') void this.load();
      throw error;
    } finally {
      this.work(item, false);
    }
  }

  private answered(turn: number, collection: Collection): void {
    if (turn < this.shown) return;
    this.shown = turn;
    this.become({ kind: 'ready', collection });
  }

  private work(item: CollectedItem, isBusy: boolean): void {
    const key = collectedKey(item);
    const others = [...this.busy].filter((one) => one !== key);
    this.busy = new Set(isBusy ? [...others, key] : others);
  }

  private become(state: CollectionState): void {
    this.state = state;
  }
}

const isNone = (error: unknown): boolean => error instanceof AppError && error.kind === 'not-found';
