import type { Random } from '#core';
import {
  MOST_CHANGES,
  type MemberChange,
  type MemberSignals,
} from '../ports/notifications/notifications';
import type { GatheredChanges } from './gathered-changes';
import { endAnswer, type StreamAnswer } from './stream-answer';

/** So often something is written, so that nobody on the way takes the connection for dead. */
const BEAT_MS = 25_000;
/** Then the page asks anew, with the tokens that it has by then: a session may have ended meanwhile. */
const LONGEST_MS = 10 * 60_000;
/** By so much of it a stream ends earlier or later: pages that came together do not come back together. */
const SPREAD = 0.2;
/** A page for which more than this waits takes nothing: it is cut off. */
const MOST_WAITING_BYTES = 1024 * 1024;

const eventOf = ({ kind, one }: MemberChange): string =>
  `id: ${one.change}\nevent: ${kind}\ndata: ${JSON.stringify(one)}\n\n`;

interface StreamParts {
  readonly changes: Pick<GatheredChanges, 'since'>;
  readonly signals: MemberSignals;
  readonly memberId: number;
  readonly answer: StreamAnswer;
  readonly random: Pick<Random, 'number'>;
  /** Called once, when it is over, however it ended. */
  readonly closed: () => void;
}

/**
 * Writes every change of a member's notifications and rooms after `after` to an open answer, in their order,
 * until it is closed. A page that was away goes on from the last id that it heard: nothing is lost,
 * and what comes twice says the same (spec/wire W13).
 */
export class MemberStream {
  private last: number;
  private isLooking = false;
  /** Up to this change there may be something that no look has asked for yet. */
  private upTo = 0;
  private isOver = false;
  private stops: readonly (() => void)[] = [];

  constructor(
    private readonly parts: StreamParts,
    after: number,
  ) {
    this.last = after;
  }

  /** Once, on an answer that is still open. */
  start(): void {
    const { signals, memberId, answer, random } = this.parts;
    // Before the first look: what is written meanwhile is looked for once more.
    const stopListening = signals.listen(memberId, (upTo) => {
      this.hear(upTo);
    });
    const beat = setInterval(() => {
      this.write(': \n\n');
    }, BEAT_MS).unref();
    const longest = LONGEST_MS * (1 + SPREAD * (2 * random.number() - 1));
    const limit = setTimeout(() => {
      this.end();
    }, longest).unref();
    this.stops = [
      stopListening,
      () => {
        clearInterval(beat);
      },
      () => {
        clearTimeout(limit);
      },
    ];
    answer.on('close', () => {
      this.stop();
    });
    this.write('retry: 2000\n\n');
    this.hear(Infinity);
  }

  /** Ends the answer; the page asks again, here or at another process. */
  end(): void {
    if (this.isOver) return;
    this.stop();
    endAnswer(this.parts.answer);
  }

  /** Whether more may be written. */
  private write(text: string): boolean {
    const { answer } = this.parts;
    answer.write(text);
    if (answer.writableLength <= MOST_WAITING_BYTES) return true;
    this.stop();
    answer.destroy();
    return false;
  }

  private stop(): void {
    if (this.isOver) return;
    this.isOver = true;
    for (const stop of this.stops) stop();
    this.parts.closed();
  }

  /** One look at a time: each goes on where the former ended. */
  private hear(upTo: number): void {
    this.upTo = Math.max(this.upTo, upTo);
    if (!this.isLooking) void this.look();
  }

  private async look(): Promise<void> {
    this.isLooking = true;
    try {
      // Of what it has told it hears once more from the database.
      while (this.upTo > this.last) {
        this.upTo = 0;
        const { changes, memberId } = this.parts;
        const found = await changes.since(memberId, this.last);
        // It may be over meanwhile, and nobody would hear of a failed write.
        if (this.isOver) return;
        if (found.length > 0 && !this.write(found.map(eventOf).join(''))) return;
        for (const { one } of found) this.last = Math.max(this.last, one.change);
        if (found.length >= MOST_CHANGES) this.upTo = Infinity;
      }
    } catch {
      // The database is away: the page comes back and asks from where it was.
      this.end();
    } finally {
      this.isLooking = false;
    }
  }
}
