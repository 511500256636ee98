import type { HouseSearch, HouseSummary, LatLng } from '#core';
import { ROWS, rowQuestions, type RowName } from './home-questions';
import { HouseRowStore } from './house-row-store';

type Kept = Readonly<Partial<Record<RowName, readonly HouseSummary[]>>>;

/** The rows of the home screen, each with an answer of its own. */
export class HomeRows {
  readonly near: HouseRowStore;
  readonly today: HouseRowStore;
  readonly dropped: HouseRowStore;

  /** `kept` is what {@link ready} told when the screen was left. */
  constructor(houses: HouseSearch, at: LatLng, kept: Kept = {}) {
    const ask = rowQuestions(houses, at);
    this.near = new HouseRowStore(ask.near, kept.near);
    this.today = new HouseRowStore(ask.today, kept.today);
    this.dropped = new HouseRowStore(ask.dropped, kept.dropped);
  }

  start(): void {
    for (const row of ROWS) this[row].start();
  }

  stop(): void {
    for (const row of ROWS) this[row].stop();
  }

  /** The rows that have their houses; the others are asked for again on the way back. */
  ready(): Kept {
    const rows = ROWS.flatMap((row) => {
      const { state } = this[row];
      return state.kind === 'ready' ? [[row, state.houses] as const] : [];
    });
    return Object.fromEntries(rows);
  }
}
