import { makeAutoObservable, observableRef } from 'mobx';
import {
  NEARBY_CATEGORIES,
  NEARBY_CATEGORY,
  NEARBY_RADIUS,
  type LatLng,
  type NearbyCategory,
  type NearbyPlace,
  type NearbyPlaces,
} from '#core';
import type { SnapshotSlot } from '../../stores/history/entry-snapshots';
import { AnswerStore } from '../../stores/answer-store';

/** Kept for as long as its page is: toggles stay as they were chosen, answers are not asked again. */
export const NEARBY_SLOT: SnapshotSlot<NearbyStore> = { name: 'nearby' };

type Found = AnswerStore<readonly NearbyPlace[]>;

/** The facilities around a point: which kinds are wanted, and what was found of each. */
export class NearbyStore {
  /** Subway is on by default (spec/rules §2). */
  chosen: ReadonlySet<NearbyCategory> = new Set([NEARBY_CATEGORY.SUBWAY]);
  /** The one that is looked at. */
  selected: NearbyPlace | null = null;
  private readonly found: ReadonlyMap<NearbyCategory, Found>;

  constructor(
    nearby: NearbyPlaces,
    readonly at: LatLng,
  ) {
    this.found = new Map(
      NEARBY_CATEGORIES.map((category) => [
        category,
        new AnswerStore((cancel) => nearby.near({ category, at, radius: NEARBY_RADIUS }, cancel)),
      ]),
    );
    makeAutoObservable<this, 'found'>(this, {
      chosen: observableRef,
      selected: observableRef,
      at: false,
      found: false,
    });
  }

  /** Those that are wanted, in the order of their toggles. */
  get wanted(): readonly { readonly category: NearbyCategory; readonly found: Found }[] {
    return [...this.found].flatMap(([category, found]) =>
      this.chosen.has(category) ? [{ category, found }] : [],
    );
  }

  /** All that is shown on the map. */
  get shown(): readonly NearbyPlace[] {
    return this.wanted.flatMap(({ found }) => found.value ?? []);
  }

  /** Asks for what is wanted and not there. */
  start(): void {
    for (const { found } of this.wanted) found.start();
  }

  /** Drops what is on its way. */
  stop(): void {
    for (const found of this.found.values()) found.stop();
  }

  /** Each kind is asked for on its own, and once. */
  toggle(category: NearbyCategory): void {
    const chosen = new Set(this.chosen);
    if (!chosen.delete(category)) chosen.add(category);
    this.chosen = chosen;
    if (this.selected?.category === category) this.selected = null;
    if (chosen.has(category)) this.found.get(category)?.start();
    else this.found.get(category)?.stop();
  }

  select(facility: NearbyPlace): void {
    this.selected = facility;
  }
}
