import { makeAutoObservable, observableRef } from 'mobx';
import type { Inventories, Inventory } from '#core';

/** How long the page below waits for an advertisement before it is drawn without one. */
const AD_PATIENCE_MS = 400;

/**
 * The first advertisement of a few slots. What comes after the patience has run out is not shown
 * any more: it would push away what a person reads.
 */
export class AdStore {
  /** Null until it is decided; then what to show, by slot. */
  shown: ReadonlyMap<string, Inventory> | null = null;
  private asked: AbortController | null = null;

  constructor(
    private readonly inventories: Inventories,
    private readonly slots: readonly string[],
    /** What was shown before, on the way back to it. */
    kept: ReadonlyMap<string, Inventory> | null = null,
  ) {
    this.shown = kept;
    makeAutoObservable<this, 'inventories' | 'slots' | 'asked'>(this, {
      shown: observableRef,
      inventories: false,
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
        const first = (await Promise.race([answer, patience]))?.[0];
        return first === undefined ? [] : [[slot, first] as const];
      }),
    ).then((found) => {
      if (!asked.signal.aborted) this.decide(new Map(found.flat()));
    });
  }

  stop(): void {
    this.asked?.abort();
    this.asked = null;
  }

  private decide(shown: ReadonlyMap<string, Inventory>): void {
    this.shown = shown;
  }
}
