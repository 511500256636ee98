import { makeAutoObservable, observableRef } from 'mobx';
import type { House, HouseSearch } from '#core';
import type { SnapshotSlot } from '../../stores/history/entry-snapshots';

/** By id; null for one that is no longer there. */
export type ComparedHouses = ReadonlyMap<string, House | null>;

/** What the comparison keeps for the way back to it. */
export const COMPARED_SLOT: SnapshotSlot<ComparedHouses> = { name: 'compared' };

export type ComparedState =
  | { readonly kind: 'loading' | 'ready' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** The houses that are compared, in full. One that was had is not asked for again. */
export class ComparedHousesStore {
  state: ComparedState = { kind: 'loading' };
  found: ComparedHouses;
  private asked: AbortController | null = null;

  constructor(
    private readonly houses: HouseSearch,
    kept: ComparedHouses = new Map(),
  ) {
    this.found = kept;
    makeAutoObservable<this, 'houses' | 'asked'>(this, {
      state: observableRef,
      found: observableRef,
      houses: false,
      asked: false,
    });
  }

  /** Never rejects; the last question wins. */
  async load(ids: readonly string[]): Promise<void> {
    this.stop();
    const missing = ids.filter((id) => !this.found.has(id));
    if (missing.length === 0) {
      this.become({ kind: 'ready' });
      return;
    }
    const asked = new AbortController();
    this.asked = asked;
    this.become({ kind: 'loading' });
    try {
      const one = async (id: string) => [id, await this.houses.one(id, asked.signal)] as const;
      const houses = await Promise.all(missing.map(one));
      if (asked.signal.aborted) return;
      this.add(houses);
      this.become({ kind: 'ready' });
    } catch (error) {
      if (!asked.signal.aborted) this.become({ kind: 'failed', error });
    }
  }

  stop(): void {
    this.asked?.abort();
    this.asked = null;
  }

  private add(houses: readonly (readonly [string, House | null])[]): void {
    this.found = new Map([...this.found, ...houses]);
  }

  private become(state: ComparedState): void {
    this.state = state;
  }
}
