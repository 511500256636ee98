import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PushToast } from './push-toast';
import type { PushToastBoard } from './push-toast-board';

/**
 * Takes what is pushed while the page runs. Most visits see none: the code of the board that shows
 * them is fetched with the first.
 */
export class PushToastStore {
  /** Null until there is something to show. */
  board: PushToastBoard | null = null;

  constructor() {
    makeAutoObservable(this, { board: observableRef });
  }

  /** Shows it above everything. Where its code cannot be had, the push is lost: nobody waits. */
  async push(toast: PushToast): Promise<void> {
    const code = await import('./push-toast-board').catch(() => null);
    if (code === null) return;
    runInAction(() => {
      this.board ??= new code.PushToastBoard();
    });
    this.board?.push(toast);
  }
}
