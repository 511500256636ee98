import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ContactMethod, House, HouseSearch, HouseSummary } from '#core';

export type PlaceState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly house: House }
  /** There is no such house, or no longer. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly error: unknown };

export type SimilarState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly houses: readonly HouseSummary[] }
  | { readonly kind: 'failed'; readonly error: unknown };

/** What a device remembers of a person's way through houses. */
export interface HouseRecorder {
  viewed(house: House): void;
  contacted(house: House, method: ContactMethod): void;
}

/** One house with all that its page shows. Seeing it is recorded once for each opening. */
export class PlaceStore {
  state: PlaceState = { kind: 'idle' };
  similar: SimilarState = { kind: 'idle' };
  private asking: AbortController | null = null;
  private isRecorded = false;

  constructor(
    readonly id: string,
    private readonly houses: HouseSearch,
    private readonly recorder: HouseRecorder,
  ) {
    makeAutoObservable<this, 'houses' | 'recorder' | 'asking' | 'isRecorded'>(
      this,
      {
        id: false,
        state: observableRef,
        similar: observableRef,
        houses: false,
        recorder: false,
        asking: false,
        isRecorded: false,
      },
      { autoBind: true },
    );
  }

  get house(): House | null {
    return this.state.kind === 'ready' ? this.state.house : null;
  }

  start(): void {
    if (this.state.kind === 'idle' || this.state.kind === 'loading') void this.load();
    else if (this.similar.kind === 'loading') void this.loadSimilar();
  }

  stop(): void {
    this.asking?.abort();
  }

  /** Asks for the house, also again after a failure; the houses like it come when it is there. */
  async load(): Promise<void> {
    this.asking?.abort();
    const asking = new AbortController();
    this.asking = asking;
    this.state = { kind: 'loading' };
    try {
      const house = await this.houses.one(this.id, asking.signal);
      if (asking.signal.aborted) return;
      runInAction(() => {
        this.state = house === null ? { kind: 'missing' } : { kind: 'ready', house };
      });
      if (house === null) return;
      this.record(house);
      await this.loadSimilar();
    } catch (error) {
      if (asking.signal.aborted) return;
      runInAction(() => {
        this.state = { kind: 'failed', error };
      });
    }
  }

  async loadSimilar(): Promise<void> {
    if (this.asking === null || this.asking.signal.aborted) this.asking = new AbortController();
    const { signal } = this.asking;
    this.similar = { kind: 'loading' };
    try {
      const houses = await this.houses.similar(this.id, signal);
      if (signal.aborted) return;
      runInAction(() => {
        this.similar = { kind: 'ready', houses };
      });
    } catch (error) {
      if (signal.aborted) return;
      runInAction(() => {
        this.similar = { kind: 'failed', error };
      });
    }
  }

  contacted(method: ContactMethod): void {
    if (this.house !== null) this.recorder.contacted(this.house, method);
  }

  private record(house: House): void {
    if (this.isRecorded) return;
    this.isRecorded = true;
    this.recorder.viewed(house);
  }
}
