import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { KeyValueStorage, MapView, Place, PlaceSearch } from '#core';
import { readRecentPlaces, withRecentPlace, writeRecentPlaces } from './recent-places';

/** A typed letter waits this long for the next one. */
const SEARCH_DEBOUNCE_MS = 150;

export type PlaceSearchState =
  /** Nothing is asked: the recent searches are offered. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly former: readonly Place[] }
  | { readonly kind: 'ready'; readonly places: readonly Place[] }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Places by name or by their initial consonants, as a list that the keyboard walks. */
export class PlaceSearchStore {
  state: PlaceSearchState = { kind: 'idle' };
  query = '';
  /** The option that Enter would take; −1 for none. */
  active = -1;
  recent: readonly Place[] = [];
  private asking: AbortController | null = null;
  private waiting: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly places: Pick<PlaceSearch, 'search'>,
    private readonly local: KeyValueStorage,
    private readonly view?: MapView,
  ) {
    makeAutoObservable<this, 'places' | 'local' | 'view' | 'asking' | 'waiting'>(
      this,
      {
        state: observableRef,
        recent: observableRef,
        places: false,
        local: false,
        view: false,
        asking: false,
        waiting: false,
      },
      { autoBind: true },
    );
  }

  start(): void {
    this.recent = readRecentPlaces(this.local);
  }

  stop(): void {
    this.asking?.abort();
    if (this.waiting !== null) clearTimeout(this.waiting);
    this.waiting = null;
  }

  /** What can be chosen now. */
  get options(): readonly Place[] {
    if (this.state.kind === 'ready') return this.state.places;
    if (this.state.kind === 'loading') return this.state.former;
    return this.state.kind === 'idle' ? this.recent : [];
  }

  type(query: string): void {
    this.query = query;
    this.active = -1;
    this.stop();
    if (query.trim() === '') {
      this.state = { kind: 'idle' };
      return;
    }
    this.state = { kind: 'loading', former: this.found };
    this.waiting = setTimeout(() => {
      this.waiting = null;
      void this.search();
    }, SEARCH_DEBOUNCE_MS);
  }

  /** Asks for the places of what is typed now. */
  async search(): Promise<void> {
    this.stop();
    const asking = new AbortController();
    this.asking = asking;
    this.state = { kind: 'loading', former: this.found };
    try {
      const places = await this.places.search(this.query.trim(), asking.signal, this.view);
      if (asking.signal.aborted) return;
      runInAction(() => {
        this.state = { kind: 'ready', places };
      });
    } catch (error) {
      if (asking.signal.aborted) return;
      runInAction(() => {
        this.state = { kind: 'failed', error };
      });
    }
  }

  /** Walks the options, round at both ends. */
  step(by: 1 | -1): void {
    const { length } = this.options;
    if (length === 0) return;
    const from = this.active === -1 && by === -1 ? 0 : this.active;
    this.active = (from + by + length) % length;
  }

  /** The option that Enter takes: the active one, else the best match of what was typed. */
  get chosen(): Place | null {
    if (this.active >= 0) return this.options[this.active] ?? null;
    return this.state.kind === 'ready' ? (this.options[0] ?? null) : null;
  }

  remember(place: Place): void {
    this.recent = withRecentPlace(this.recent, place);
    writeRecentPlaces(this.local, this.recent);
  }

  forget(place: Place): void {
    this.recent = this.recent.filter((other) => other.id !== place.id);
    this.active = -1;
    writeRecentPlaces(this.local, this.recent);
  }

  forgetAll(): void {
    this.recent = [];
    this.active = -1;
    writeRecentPlaces(this.local, this.recent);
  }

  private get found(): readonly Place[] {
    if (this.state.kind === 'ready') return this.state.places;
    return this.state.kind === 'loading' ? this.state.former : [];
  }
}
