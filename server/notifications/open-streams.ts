import { randomInt } from 'node:crypto';
import type { Random } from '#core';
import type { MemberSignals, StoredChanges } from '../ports/notifications/notifications';
import { GatheredChanges } from './gathered-changes';
import { MemberStream } from './member-stream';
import { endAnswer, type StreamAnswer } from './stream-answer';

/**
 * So many browsers of a member are told at once: each holds one stream for all of its tabs. Of more
 * the oldest ends. It is that of a device which is gone, or asks again two seconds later from where it
 * was: nobody misses anything, while a refusal would leave the page that was opened last without.
 */
const MOST_OF_MEMBER = 10;

const PARTS = 2 ** 32;
const SYSTEM: Pick<Random, 'number'> = { number: () => randomInt(PARTS) / PARTS };

/** The streams of this process. */
export class OpenStreams {
  /** In the order in which they began. */
  private readonly byMember = new Map<number, Set<MemberStream>>();
  private isClosed = false;

  private readonly parts: {
    readonly changes: GatheredChanges;
    readonly signals: MemberSignals;
    readonly random: Pick<Random, 'number'>;
  };

  constructor(parts: {
    readonly changes: StoredChanges;
    readonly signals: MemberSignals;
    readonly random?: Pick<Random, 'number'>;
  }) {
    const { changes, signals, random = SYSTEM } = parts;
    this.parts = { changes: new GatheredChanges(changes), signals, random };
  }

  /** Tells a member on an answer what changed after a change, and from now on. */
  open(memberId: number, answer: StreamAnswer, after: number): void {
    // Its page left while it was asked whose it is: nobody would tell us once more.
    if (answer.destroyed) return;
    if (this.isClosed) {
      endAnswer(answer);
      return;
    }
    const theirs = this.byMember.get(memberId) ?? new Set();
    const closed = () => {
      theirs.delete(stream);
      if (theirs.size === 0) this.byMember.delete(memberId);
    };
    const stream = new MemberStream({ ...this.parts, memberId, answer, closed }, after);
    this.byMember.set(memberId, theirs.add(stream));
    stream.start();
    for (const oldest of theirs) if (theirs.size > MOST_OF_MEMBER) oldest.end();
  }

  /** Ends all, and each that is still to come. */
  close(): void {
    this.isClosed = true;
    for (const theirs of this.byMember.values()) for (const stream of theirs) stream.end();
  }
}
