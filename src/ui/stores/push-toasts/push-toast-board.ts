import { makeAutoObservable, observableRef } from 'mobx';
import { TOAST_EXIT_MS, TOAST_MS, type ToastHold } from '../toast-store';
import type { PushToast } from './push-toast';

/** As many are seen at once; those beneath wait until there is room. */
export const SEEN_AT_ONCE = 3;

export interface ShownPushToast extends PushToast {
  readonly leaving: boolean;
}

/**
 * Stacked messages, the topmost first. Each stays its time once it is seen; what rests on one of
 * them holds them all, so that none moves away under a hand.
 */
export class PushToastBoard {
  stack: readonly ShownPushToast[] = [];
  /** The last that came, to be read out; null once nothing is there. */
  latest: PushToast | null = null;
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly holds = new Set<ToastHold>();

  constructor() {
    makeAutoObservable<this, 'timers' | 'holds'>(this, {
      stack: observableRef,
      latest: observableRef,
      timers: false,
      holds: false,
    });
  }

  get seen(): readonly ShownPushToast[] {
    return this.stack.slice(0, SEEN_AT_ONCE);
  }

  /** How many more there are. */
  get waiting(): number {
    return this.stack.length - this.seen.length;
  }

  push(toast: PushToast): void {
    this.stopTimer(toast.id);
    this.latest = toast;
    const others = this.stack.filter(({ id }) => id !== toast.id);
    const height = toast.zIndex ?? 0;
    const above = others.filter(({ zIndex = 0 }) => zIndex > height);
    this.show([...above, { ...toast, leaving: false }, ...others.slice(above.length)]);
  }

  /** Does what a press on it is for, once, and takes it away. */
  press(id: string): void {
    const toast = this.staying(id);
    this.dismiss(id);
    toast?.onClick?.();
  }

  dismiss(id: string): void {
    if (this.staying(id) === undefined) return;
    this.stopTimer(id);
    this.show(this.stack.map((one) => (one.id === id ? { ...one, leaving: true } : one)));
    this.after(id, TOAST_EXIT_MS, () => {
      this.show(this.stack.filter((one) => one.id !== id));
    });
  }

  /** They stay for as long as anything holds them, and their time more. */
  hold(by: ToastHold, held: boolean): void {
    if (held) this.holds.add(by);
    else this.holds.delete(by);
    this.count();
  }

  private staying(id: string): ShownPushToast | undefined {
    return this.stack.find((one) => one.id === id && !one.leaving);
  }

  private show(stack: readonly ShownPushToast[]): void {
    this.stack = stack;
    if (stack.length === 0) this.empty();
    this.count();
  }

  /** What rested on the last one rests on nothing any more. */
  private empty(): void {
    this.latest = null;
    this.holds.delete('pointer');
    this.holds.delete('focus');
  }

  /** The time of those that are seen runs, unless they are held; that of the others stands. */
  private count(): void {
    const running = this.holds.size > 0 ? [] : this.seen;
    for (const { id, leaving } of this.stack)
      if (!leaving && !running.some((one) => one.id === id)) this.stopTimer(id);
    for (const { id, leaving, toastDuration = TOAST_MS } of running) {
      if (leaving || this.timers.has(id)) continue;
      this.after(id, toastDuration, () => {
        this.dismiss(id);
      });
    }
  }

  private after(id: string, ms: number, step: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(id);
      step();
    }, ms);
    this.timers.set(id, timer);
  }

  private stopTimer(id: string): void {
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
  }
}
