import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CalendarSubscription } from '#core';

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly path: string | null }
  | { readonly kind: 'failed'; readonly error: unknown };

/** The address of a member's calendar while it is looked at. */
export class CalendarStore {
  state: State = { kind: 'loading' };
  /** It is being made or revoked. */
  isBusy = false;
  private asking: AbortController | null = null;

  constructor(private readonly calendar: CalendarSubscription) {
    makeAutoObservable<this, 'calendar' | 'asking'>(this, {
      state: observableRef,
      calendar: false,
      asking: false,
    });
  }

  start(): void {
    void this.load();
  }

  stop(): void {
    this.asking?.abort();
    this.asking = null;
  }

  /** Asks, or asks again. Never rejects. */
  async load(): Promise<void> {
    this.stop();
    const asking = new AbortController();
    this.asking = asking;
    this.become({ kind: 'loading' });
    try {
      const path = await this.calendar.read(asking.signal);
      if (!asking.signal.aborted) this.become({ kind: 'ready', path });
    } catch (error) {
      if (!asking.signal.aborted) this.become({ kind: 'failed', error });
    }
  }

  /** Rejects with an AppError; nothing has changed then. A second press waits for the first. */
  open(): Promise<void> {
    return this.change(() => this.calendar.open());
  }

  revoke(): Promise<void> {
    return this.change(() => this.calendar.revoke().then(() => null));
  }

  private async change(to: () => Promise<string | null>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      const path = await to();
      this.become({ kind: 'ready', path });
    } finally {
      runInAction(() => {
        this.isBusy = false;
      });
    }
  }

  private become(state: State): void {
    this.state = state;
  }
}
