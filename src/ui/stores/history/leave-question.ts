/** What is asked before a page is left. */
export interface LeaveGuard {
  /** Whether leaving would break something off. */
  readonly isNeeded: () => boolean;
  /** Asks; whether to leave. */
  readonly ask: () => Promise<boolean>;
}

/** The question that a page asks before another one takes its place. One at a time. */
export class LeaveQuestion {
  private guard: LeaveGuard | null = null;
  private isAsking = false;
  private isAgreed = false;

  /** Until the returned function is called, the page that is shown is not left without its question. */
  set(guard: LeaveGuard): () => void {
    this.guard = guard;
    return () => {
      if (this.guard === guard) this.guard = null;
    };
  }

  /** Whether a page cannot be left just so. */
  get holds(): boolean {
    return !this.isAgreed && this.guard?.isNeeded() === true;
  }

  /** Leaves at once where nothing holds the page, else once the person agrees. */
  before(leave: () => void): void {
    if (!this.holds) {
      leave();
      return;
    }
    if (!this.isAsking) void this.ask(leave);
  }

  /** Another page is shown, or this one again: the next leaving is asked about anew. */
  settled(): void {
    this.isAgreed = false;
  }

  private async ask(leave: () => void): Promise<void> {
    this.isAsking = true;
    const isAgreed = await this.guard?.ask().catch(() => false);
    this.isAsking = false;
    if (isAgreed !== true) return;
    this.isAgreed = true;
    leave();
  }
}
