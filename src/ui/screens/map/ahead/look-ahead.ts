import { reaction } from 'mobx';
import { askedBounds, clampLevel, type HousesAhead, type SettledView } from '#core';
import { whenIdle } from '../../../ground/when-idle';
import type { MapMarks } from '../answer/map-source';
import type { MapStore } from '../map-store';
import { nextView } from './next-view';

/** A map whose houses are there waits this long: the name of its area is asked for before. */
const AHEAD_MS = 500;

/**
 * Has the marks of the view where the person probably goes next fetched, once everything of this one
 * is there and the page has nothing else to do: one view at a time, given up for any new question.
 */
export class LookAhead {
  private seen: SettledView | null = null;
  private former: SettledView | null = null;
  private answer: MapMarks | null = null;
  private giveUp: (() => void) | null = null;

  constructor(
    private readonly store: Pick<MapStore, 'answer' | 'box' | 'filter' | 'layer'>,
    private readonly ahead: HousesAhead,
  ) {}

  /**
   * Begins with the next answer, or with the one that is there when it `isNew`. Returns a function
   * that ends it.
   */
  start(isNew: boolean): () => void {
    this.seen = this.store.box?.seen ?? null;
    const stop = reaction(
      () => this.store.answer.answered,
      (answer) => {
        this.giveUp?.();
        this.giveUp = null;
        // Another order of the list is no other view.
        if (answer !== null && answer !== this.answer) this.plan(answer);
      },
      { fireImmediately: isNew },
    );
    return () => {
      stop();
      this.giveUp?.();
    };
  }

  private plan(answer: MapMarks): void {
    const { box, filter, layer } = this.store;
    // Direct deals are answered to each their own: no cache keeps them for the next question.
    if (box === null || layer.kind !== 'house') return;
    this.answer = answer;
    if (box.seen !== this.seen) {
      this.former = this.seen;
      this.seen = box.seen;
    }
    const next = nextView(this.former, box.seen);
    if (next === null) return;
    const level = clampLevel(next.level);
    const query = { bounds: askedBounds(next.bounds, level), level, filter };
    const cancel = new AbortController();
    let stopWaiting = () => {};
    const timer = setTimeout(() => {
      stopWaiting = whenIdle(() => {
        this.ahead.marks(query, cancel.signal).catch(() => undefined);
      });
    }, AHEAD_MS);
    this.giveUp = () => {
      clearTimeout(timer);
      stopWaiting();
      cancel.abort();
    };
  }
}
