import type { HouseSearch, HouseSummary, LatLng } from '#core';
import { AnswerStore } from '../../stores/answer-store';
import { ROWS, rowQuestions } from './home-questions';
import type { KeptRows } from './home-snapshot';

export type RowAnswer = AnswerStore<readonly HouseSummary[]>;

/** The rows of the home screen, each with an answer of its own. */
export class HomeRows {
  readonly near: RowAnswer;
  readonly today: RowAnswer;
  readonly dropped: RowAnswer;

  /** `kept` is what {@link ready} told when the screen was left. */
  constructor(houses: HouseSearch, at: LatLng, kept: KeptRows = {}) {
    const ask = rowQuestions(houses, at);
    this.near = new AnswerStore(ask.near, kept.near);
    this.today = new AnswerStore(ask.today, kept.today);
    this.dropped = new AnswerStore(ask.dropped, kept.dropped);
  }

  /** Asks for every row that is not there. */
  start(): void {
    for (const row of ROWS) this[row].start();
  }

  /** Why there is no row at all; null while one of them may still have its houses. */
  get failure(): { readonly error: unknown } | null {
    const { state } = this.near;
    const isAll = ROWS.every((row) => this[row].state.kind === 'failed');
    return isAll && state.kind === 'failed' ? { error: state.error } : null;
  }

  /** Whether nothing is on its way any more. */
  get isAnswered(): boolean {
    return ROWS.every((row) => ['ready', 'failed'].includes(this[row].state.kind));
  }

  stop(): void {
    for (const row of ROWS) this[row].stop();
  }

  /** The rows that have their houses; the others are asked for again on the way back. */
  ready(): KeptRows {
    const rows = ROWS.flatMap((row) => {
      const { state } = this[row];
      return state.kind === 'ready' ? [[row, state.value] as const] : [];
    });
    return Object.fromEntries(rows);
  }
}
