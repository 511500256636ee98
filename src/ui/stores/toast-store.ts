import { makeAutoObservable, observableRef } from 'mobx';

/** spec/rules §9 */
export const TOAST_MS = 5000;
export const TOAST_EXIT_MS = 250;

/** What can be done about it: `되돌리기`. */
export interface ToastAction {
  readonly name: string;
  readonly run: () => void;
}

/** Something was done; something is told; something did not work, or cannot be done. */
export type ToastTone = 'done' | 'told' | 'warning';

/** What keeps a toast where it is: a person's pointer, their focus, or that nobody looks. */
type ToastHold = 'pointer' | 'focus' | 'hidden';

export interface Toast {
  readonly id: number;
  readonly message: string;
  readonly tone: ToastTone;
  readonly action: ToastAction | null;
  readonly leaving: boolean;
}

/** One message at the bottom of the window; a newer one takes the place of an older one. */
export class ToastStore {
  current: Toast | null = null;
  private lastId = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private readonly holds = new Set<ToastHold>();

  constructor() {
    makeAutoObservable<this, 'lastId' | 'timer' | 'holds'>(this, {
      current: observableRef,
      lastId: false,
      timer: false,
      holds: false,
    });
  }

  /** Shows a sentence for 5 s, with one thing to do about it or none; read out politely. */
  show(message: string, action: ToastAction | null = null): void {
    this.put({ message, action, tone: 'done' });
  }

  /** Shows what is so, without anything that was done. */
  tell(message: string): void {
    this.put({ message, action: null, tone: 'told' });
  }

  /** Shows what did not work, or cannot be done; read out at once. */
  warn(message: string): void {
    this.put({ message, action: null, tone: 'warning' });
  }

  /** It stays for as long as anything holds it, and 5 s more. */
  hold(by: ToastHold, held: boolean): void {
    if (held === this.holds.has(by)) return;
    if (held) this.holds.add(by);
    else this.holds.delete(by);
    if (this.current !== null && !this.current.leaving) this.count();
  }

  /** Does what the message offers, once, and takes it away. */
  act(): void {
    if (this.current === null || this.current.leaving) return;
    const { action } = this.current;
    this.dismiss();
    action?.run();
  }

  dismiss(): void {
    if (this.current === null || this.current.leaving) return;
    this.current = { ...this.current, leaving: true };
    this.after(TOAST_EXIT_MS, () => {
      this.clear();
    });
  }

  private put(toast: Omit<Toast, 'id' | 'leaving'>): void {
    // The one that a person rested on is gone, and its element with it.
    this.holds.delete('pointer');
    this.holds.delete('focus');
    this.current = { ...toast, id: ++this.lastId, leaving: false };
    this.count();
  }

  private count(): void {
    this.stopTimer();
    if (this.holds.size > 0) return;
    this.after(TOAST_MS, () => {
      this.dismiss();
    });
  }

  private clear(): void {
    this.current = null;
  }

  private after(ms: number, step: () => void): void {
    this.stopTimer();
    this.timer = setTimeout(step, ms);
  }

  private stopTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
