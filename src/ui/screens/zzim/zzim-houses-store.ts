import { makeAutoObservable, observableRef } from 'mobx';
import { MOST_BY_ID, type HouseSearch, type HouseSummary } from '#core';

/** By id; null for one that is no longer there. */
export type FoundHouses = ReadonlyMap<string, HouseSummary | null>;

/** The houses behind what this device remembers. One that was had is not asked for again. */
export class ZzimHousesStore {
  found: FoundHouses;
  /** Why the last question failed; null while it is open or has been answered. */
  failure: { readonly error: unknown } | null = null;
  private asked: AbortController | null = null;

  constructor(
    private readonly houses: HouseSearch,
    kept: FoundHouses = new Map(),
  ) {
    this.found = kept;
    makeAutoObservable<this, 'houses' | 'asked'>(this, {
      found: observableRef,
      failure: observableRef,
      houses: false,
      asked: false,
    });
  }

  /** Asks for those of the ids that are not known yet; the last question wins. Never rejects. */
  async load(ids: readonly string[]): Promise<void> {
    this.stop();
    this.become(null);
    const missing = ids.filter((id) => !this.found.has(id));
    if (missing.length === 0) return;
    const asked = new AbortController();
    this.asked = asked;
    try {
      const parts = chunks(missing).map((part) => this.houses.some(part, asked.signal));
      const houses = (await Promise.all(parts)).flat();
      if (!asked.signal.aborted) this.add(missing, houses);
    } catch (error) {
      if (asked.signal.aborted) return;
      asked.abort();
      this.become({ error });
    }
  }

  stop(): void {
    this.asked?.abort();
    this.asked = null;
  }

  private add(asked: readonly string[], houses: readonly HouseSummary[]): void {
    const gone = asked.map((id) => [id, null] as const);
    this.found = new Map([...this.found, ...gone, ...houses.map((one) => [one.id, one] as const)]);
  }

  private become(failure: { readonly error: unknown } | null): void {
    this.failure = failure;
  }
}

const chunks = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / MOST_BY_ID) }, (_, part) =>
    ids.slice(part * MOST_BY_ID, (part + 1) * MOST_BY_ID),
  );
