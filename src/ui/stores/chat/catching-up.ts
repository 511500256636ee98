import { runInAction } from 'mobx';
import {
  isOutdated,
  MESSAGE_PAGE,
  missingAfter,
  notReadAgain,
  readingAgain,
  withPage,
  type Conversation,
  type MessagePage,
} from '#core';

interface CatchingUpParts {
  readonly held: { readonly conversation: Conversation };
  readonly become: (next: Conversation) => void;
  /** Messages that follow a number. */
  readonly after: (number: number, limit: number) => Promise<MessagePage>;
}

/** Asks for what a talk lacks before the last message that is known of, and again for what reads otherwise. */
export class CatchingUp {
  private isRunning = false;

  constructor(private readonly parts: CatchingUpParts) {}

  /** Never rejects; what could not be had is asked for with the next. */
  async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    while (await this.step());
    this.isRunning = false;
  }

  private get known(): Conversation {
    return this.parts.held.conversation;
  }

  /** Whether there may be more to do. */
  private async step(): Promise<boolean> {
    const after = missingAfter(this.known);
    if (after === null) return isOutdated(this.known) && this.again();
    const page = await this.ask(after);
    return page !== null && page.items.length > 0 && missingAfter(this.known) !== after;
  }

  /** All from the first that is there on: what comes later meanwhile was read later, too. */
  private async again(): Promise<boolean> {
    const { readAt, messages } = this.known;
    this.become(readingAgain(this.known));
    let oldest = Infinity;
    for (let after = (messages[0]?.number ?? 1) - 1; after < this.known.last;) {
      const page = await this.ask(after);
      if (page === null) {
        this.become(notReadAgain(this.known, readAt));
        return false;
      }
      oldest = Math.min(oldest, page.revision);
      after = page.items.at(-1)?.number ?? Infinity;
    }
    // Of what came late, and of another change meanwhile, it is asked for once more.
    return oldest >= this.known.revision || this.known.readAt < oldest;
  }

  /** Null where nothing could be had. */
  private async ask(after: number): Promise<MessagePage | null> {
    const page = await this.parts.after(after, MESSAGE_PAGE).catch(() => null);
    if (page !== null) this.become(withPage(this.known, page));
    return page;
  }

  private become(next: Conversation): void {
    runInAction(() => {
      this.parts.become(next);
    });
  }
}
