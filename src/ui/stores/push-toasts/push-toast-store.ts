import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PushToast } from './push-toast';
import type { PushToastBoard } from './push-toast-board';

/** Null where its code cannot be had. */
const makeBoard = (): Promise<PushToastBoard | null> =>
  import('./push-toast-board').then(
    (code) => new code.PushToastBoard(),
    () => null,
  );

/**
 * Takes what is pushed while the page runs. Most visits see none: the code of the board that shows
 * them is fetched with the first.
 */
export class PushToastStore {
  /** Null until there is something to show. */
  board: PushToastBoard | null = null;
  /** One for all that come meanwhile: of several imports a later one may be over first. */
  private coming: Promise<PushToastBoard | null> | null = null;

  constructor() {
    makeAutoObservable<this, 'coming'>(this, { board: observableRef, coming: false });
  }

  /** Shows it above everything. If its code cannot be loaded, the message is lost. */
  async push(toast: PushToast): Promise<void> {
    this.coming ??= makeBoard();
    const board = await this.coming;
    if (board === null) {
      this.coming = null;
      return;
    }
    runInAction(() => {
      this.board = board;
    });
    board.push(toast);
  }

  /** Takes back what was pushed, whether it is seen, waits or is on its way to the board. */
  async withdraw(id: string): Promise<void> {
    const board = await this.coming;
    board?.withdraw(id);
  }
}
