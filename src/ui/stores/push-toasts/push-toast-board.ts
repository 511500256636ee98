import { makeAutoObservable, observableRef } from 'mobx';
import { TOAST_EXIT_MS, TOAST_MS } from '../toast-store';
import type { PushToast } from './push-toast';

/** As many are seen at once; those beneath wait until there is room. */
const SEEN_AT_ONCE = 3;

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
  /** What rests on the toast of an id. */
  private readonly rests = new Map<string, ReadonlySet<'pointer' | 'focus'>>();
  /** Until a view says that it is there, and looked at. */
  private isHidden = true;

  constructor() {
    makeAutoObservable<this, 'timers' | 'rests' | 'isHidden'>(this, {
      stack: observableRef,
      latest: observableRef,
      timers: false,
      rests: false,
      isHidden: false,
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

  /**
   * Takes it away at once, and reads it out no more: it is over, or not for who is there now. Says
   * whether it was there, and had not had its time.
   */
  withdraw(id: string): boolean {
    const wasStaying = this.staying(id) !== undefined;
    this.stopTimer(id);
    if (this.latest?.id === id) this.latest = null;
    this.show(this.stack.filter((one) => one.id !== id));
    return wasStaying;
  }

  /** All of them stay for as long as something rests on one, and their time more. */
  rest(id: string, by: 'pointer' | 'focus', isThere: boolean): void {
    const rests = new Set(this.rests.get(id));
    if (isThere) rests.add(by);
    else rests.delete(by);
    if (rests.size > 0 && this.isSeen(id)) this.rests.set(id, rests);
    else this.rests.delete(id);
    this.count();
  }

  /** They stay as well where nobody looks at the window. */
  hide(isHidden: boolean): void {
    this.isHidden = isHidden;
    this.count();
  }

  private staying(id: string): ShownPushToast | undefined {
    return this.stack.find((one) => one.id === id && !one.leaving);
  }

  private isSeen(id: string): boolean {
    return this.seen.some((one) => one.id === id);
  }

  private show(stack: readonly ShownPushToast[]): void {
    this.stack = stack;
    // An element that goes does not say that the pointer, or the focus, has left it.
    for (const id of [...this.rests.keys()]) if (!this.isSeen(id)) this.rests.delete(id);
    if (stack.length === 0) this.latest = null;
    this.count();
  }

  /** The time of those that are seen runs, unless they are held; that of the others stands. */
  private count(): void {
    const running = this.isHidden || this.rests.size > 0 ? [] : this.seen;
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
