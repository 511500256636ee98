import { makeAutoObservable, observableRef } from 'mobx';

/** product.md §9 */
export const TOAST_MS = 5000;
export const TOAST_EXIT_MS = 250;

export interface Toast {
  readonly id: number;
  readonly message: string;
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

  /** Shows a sentence for 5 s; read out politely. */
  show(message: string): void {
    this.current = { id: ++this.lastId, message, leaving: false };
    this.after(TOAST_MS, () => {
      this.dismiss();
    });
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

  dismiss(): void {
    if (this.current === null || this.current.leaving) return;
    this.current = { ...this.current, leaving: true };
    this.after(TOAST_EXIT_MS, () => {
      this.clear();
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
