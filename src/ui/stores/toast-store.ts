import { makeAutoObservable, observableRef } from 'mobx';

/** product.md §9 */
export const TOAST_MS = 5000;
export const TOAST_EXIT_MS = 250;

/** What can be done about it: `되돌리기`. */
export interface ToastAction {
  readonly name: string;
  readonly run: () => void;
}

export interface Toast {
  readonly id: number;
  readonly message: string;
  /** Something did not work, or cannot be done. */
  readonly isWarning: boolean;
  readonly action: ToastAction | null;
  readonly leaving: boolean;
}

/** One message at the bottom of the window; a newer one takes the place of an older one. */
export class ToastStore {
  current: Toast | null = null;
  private lastId = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor() {
    makeAutoObservable<this, 'lastId' | 'timer'>(this, {
      current: observableRef,
      lastId: false,
      timer: false,
    });
  }

  /** Shows a sentence for 5 s, with one thing to do about it or none; read out politely. */
  show(message: string, action: ToastAction | null = null): void {
    this.put({ message, action, isWarning: false });
  }

  /** Shows what did not work, or cannot be done. */
  warn(message: string): void {
    this.put({ message, action: null, isWarning: true });
  }

  /** Stays for as long as it is held, and 5 s more. */
  hold(held: boolean): void {
    if (this.current === null || this.current.leaving) return;
    if (held) this.stopTimer();
    else
      this.after(TOAST_MS, () => {
        this.dismiss();
      });
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
    this.current = { ...toast, id: ++this.lastId, leaving: false };
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
