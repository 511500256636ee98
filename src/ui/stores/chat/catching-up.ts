import { runInAction } from 'mobx';
import {
  isOutdated,
  MESSAGE_PAGE,
  missingAfter,
  notReadAgain,
  readingAgain,
  withoutBefore,
  withPage,
  type Conversation,
  type MessagePage,
} from '#core';
import { isNotFound } from './not-found';
import { Rest } from './rest';

const FIRST_REST_MS = 1_000;
const LONGEST_REST_MS = 30_000;

/** Who was away for longer begins at the end again, instead of asking for all that was missed. */
const MOST_MISSED = 4 * MESSAGE_PAGE;

/** `none` where there is no such room any more. */
type Failure = 'failed' | 'none';

interface CatchingUpParts {
  readonly held: { readonly conversation: Conversation };
  readonly become: (next: Conversation) => void;
  /** Messages that follow a number. */
  readonly after: (number: number, limit: number) => Promise<MessagePage>;
  /** Whether somebody still looks at it. */
  readonly isSeen: () => boolean;
}

/** Asks for what a talk lacks before the last message that is known of, and again for what reads otherwise. */
export class CatchingUp {
  private isRunning = false;
  private readonly rest = new Rest();

  constructor(private readonly parts: CatchingUpParts) {}

  /**
   * Never rejects; what could not be had is asked for again after a rest that grows, or with the next
   * call, as long as somebody looks at it.
   */
  async run(): Promise<void> {
    if (this.isRunning) {
      this.rest.end();
      return;
    }
    this.isRunning = true;
    let failures = 0;
    let outcome = await this.step();
    while (outcome === 'more' || (outcome === 'failed' && this.parts.isSeen())) {
      failures = outcome === 'failed' ? failures + 1 : 0;
      if (failures > 0)
        await this.rest.take(Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** (failures - 1)));
      outcome = this.parts.isSeen() || failures === 0 ? await this.step() : 'done';
    }
    this.isRunning = false;
  }

  /** Ends a rest, for those who look at it no more. */
  close(): void {
    this.rest.end();
  }

  private get known(): Conversation {
    return this.parts.held.conversation;
  }

  /** `more` where there may be more to do. */
  private async step(): Promise<'more' | 'done' | Failure> {
    const after = missingAfter(this.known);
    if (after === null) return isOutdated(this.known) ? this.again() : 'done';
    const page = await this.ask(after);
    if (typeof page === 'string') return page;
    return page.items.length > 0 && missingAfter(this.known) !== after ? 'more' : 'done';
  }

  /** All from the first that is there on: what comes later meanwhile was read later, too. */
  private async again(): Promise<'more' | 'done' | Failure> {
    const { readAt, messages, revision } = this.known;
    this.become(readingAgain(this.known));
    let oldest = Infinity;
    for (let after = (messages[0]?.number ?? 1) - 1; after < this.known.last;) {
      const page = await this.ask(after);
      if (typeof page === 'string') {
        this.become(notReadAgain(this.known, readAt));
        return page;
      }
      oldest = Math.min(oldest, page.revision);
      after = page.items.at(-1)?.number ?? Infinity;
    }
    // Of what came late, and of another change meanwhile, it is asked for once more.
    const isOtherBy = Math.max(revision, oldest);
    return this.known.revision > isOtherBy || this.known.readAt < oldest ? 'more' : 'done';
  }

  private async ask(after: number): Promise<MessagePage | Failure> {
    const page = await this.parts.after(after, MESSAGE_PAGE).catch(failureOf);
    if (typeof page !== 'string') this.become(withPage(this.known, page));
    return page;
  }

  private become(next: Conversation): void {
    runInAction(() => {
      this.parts.become(next);
    });
  }
}

const failureOf = (error: unknown): Failure => (isNotFound(error) ? 'none' : 'failed');

/** Of two parts with much between them the later one: the former is asked for by scrolling. */
export function withoutFarAway(known: Conversation): Conversation {
  const after = missingAfter(known);
  if (after === null || known.last - after <= MOST_MISSED) return known;
  const next = known.messages.find(({ number }) => number > after);
  return next === undefined ? known : withoutBefore(known, next.number - 1);
}
