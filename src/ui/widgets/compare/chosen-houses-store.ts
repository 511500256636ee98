import { makeAutoObservable, observableRef } from 'mobx';
import type { HouseSearch, HouseSummary } from '#core';

/** What the bar shows of the chosen houses: what a list knew, and by request what none did. */
export class ChosenHousesStore {
  found: ReadonlyMap<string, HouseSummary> = new Map();
  private asked: AbortController | null = null;

  constructor(private readonly houses: HouseSearch) {
    makeAutoObservable<this, 'houses' | 'asked'>(this, {
      found: observableRef,
      houses: false,
      asked: false,
    });
  }

  /** Takes over what a list knows of the chosen ones, and asks for the rest. */
  choose(ids: readonly string[], known: readonly HouseSummary[]): void {
    this.stop();
    this.add(known.filter((house) => ids.includes(house.id) && !this.found.has(house.id)));
    const missing = ids.filter((id) => !this.found.has(id));
    if (missing.length > 0) void this.ask(missing);
  }

  stop(): void {
    this.asked?.abort();
    this.asked = null;
  }

  private async ask(ids: readonly string[]): Promise<void> {
    const asked = new AbortController();
    this.asked = asked;
    // Without its picture a house is still chosen; the comparison tells what is wrong.
    this.add(await this.houses.some(ids, asked.signal).catch(() => []));
  }

  private add(houses: readonly HouseSummary[]): void {
    if (houses.length === 0) return;
    this.found = new Map([...this.found, ...houses.map((house) => [house.id, house] as const)]);
  }
}
