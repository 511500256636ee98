import { makeAutoObservable, observableRef } from 'mobx';
import type { Inventories, Inventory, KeyValueStorage } from '#core';
import { takeAd } from './take-ad';

/** How long the page below waits for an advertisement before it is drawn without one. */
const AD_PATIENCE_MS = 400;

/**
 * One advertisement of each of a few slots, the next one each visit. What comes after the patience
 * has run out is not shown any more: it would push away what a person reads.
 */
export class AdStore {
  /** Null until it is decided; then what to show, by slot. */
  shown: ReadonlyMap<string, Inventory> | null = null;
  private asked: AbortController | null = null;

  constructor(
    private readonly inventories: Inventories,
    private readonly perTab: KeyValueStorage,
    private readonly slots: readonly string[],
    /** What was shown before, on the way back to it. */
    kept: ReadonlyMap<string, Inventory> | null = null,
  ) {
    this.shown = kept;
    makeAutoObservable<this, 'inventories' | 'perTab' | 'slots' | 'asked'>(this, {
      shown: observableRef,
      inventories: false,
      perTab: false,
      slots: false,
      asked: false,
    });
  }

  start(): void {
    if (this.shown !== null) return;
    const asked = new AbortController();
    this.asked = asked;
    const patience = new Promise<null>((resolve) =>
      setTimeout(() => {
        resolve(null);
      }, AD_PATIENCE_MS),
    );
    void Promise.all(
      this.slots.map(async (slot) => {
        const answer = this.inventories.of(slot, asked.signal).catch(() => null);
        return [slot, (await Promise.race([answer, patience])) ?? []] as const;
      }),
    ).then((found) => {
      if (!asked.signal.aborted) this.decide(found);
    });
  }

  stop(): void {
    this.asked?.abort();
    this.asked = null;
  }

  /** Here and not before: what was asked for in vain takes no turn. */
  private decide(found: readonly (readonly [string, readonly Inventory[]])[]): void {
    const shown = new Map<string, Inventory>();
    for (const [slot, ads] of found) {
      const ad = takeAd(this.perTab, slot, ads);
      if (ad !== undefined) shown.set(slot, ad);
    }
    this.shown = shown;
  }
}
