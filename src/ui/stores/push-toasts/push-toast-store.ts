import { makeAutoObservable } from 'mobx';
import type { ComponentType } from 'react';
import { LaterPart } from '../later-part';
import type { PushToast } from './push-toast';
import type { PushToastBoard } from './push-toast-board';

/** What shows them. */
interface PushToastParts {
  readonly board: PushToastBoard;
  readonly View: ComponentType<{ readonly board: PushToastBoard }>;
}

/**
 * Takes what is pushed while the page runs. Most visits see none: the code that shows them is fetched
 * with the first. What comes while it cannot be had waits for the next try.
 */
export class PushToastStore {
  private readonly parts: LaterPart<PushToastParts>;
  private waiting: readonly PushToast[] = [];

  constructor(load: () => Promise<PushToastParts>) {
    this.parts = new LaterPart(load);
    makeAutoObservable<this, 'parts' | 'waiting'>(this, { parts: false, waiting: false });
  }

  /** Null until there is something to show; so is its view. */
  get board(): PushToastBoard | null {
    return this.parts.made?.board ?? null;
  }

  get View(): PushToastParts['View'] | null {
    return this.parts.made?.View ?? null;
  }

  /** Whether anything can be shown, once that is known; shows what waits. Never rejects. */
  async ready(): Promise<boolean> {
    const parts = await this.parts.ready().catch(() => null);
    if (parts === null) return false;
    const { waiting } = this;
    this.waiting = [];
    for (const toast of waiting) parts.board.push(toast);
    return true;
  }

  /** Shows it above everything. Never rejects. */
  async push(toast: PushToast): Promise<void> {
    this.waiting = [...this.waiting, toast];
    await this.ready();
  }

  /** Tries to show what could not be shown. */
  tryAgain(): void {
    if (this.waiting.length > 0) void this.ready();
  }

  /** Takes back what was pushed; true where it had not had its whole time yet. */
  withdraw(id: string): boolean {
    const left = this.waiting.filter((one) => one.id !== id);
    const wasWaiting = left.length < this.waiting.length;
    this.waiting = left;
    return (this.board?.withdraw(id) ?? false) || wasWaiting;
  }
}
