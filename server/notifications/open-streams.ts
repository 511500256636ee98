import type { ServerResponse } from 'node:http';
import type { MemberSignals, StoredChanges } from '../ports/notifications/notifications';
import { GatheredChanges } from './gathered-changes';
import { MemberStream } from './member-stream';

/**
 * So many browsers of a member are told at once: each holds one stream for all of its tabs. Of more
 * the oldest ends. It is that of a device which is gone, or asks again two seconds later from where it
 * was: nobody misses anything, while a refusal would leave the page that was opened last without.
 */
const MOST_OF_MEMBER = 10;

/** The streams of this process. */
export class OpenStreams {
  /** In the order in which they began. */
  private readonly byMember = new Map<number, Set<MemberStream>>();
  private isClosed = false;

  private readonly parts: {
    readonly changes: GatheredChanges;
    readonly signals: MemberSignals;
  };

  constructor(parts: { readonly changes: StoredChanges; readonly signals: MemberSignals }) {
    const { changes, signals } = parts;
    this.parts = { changes: new GatheredChanges(changes), signals };
  }

  /** Tells a member on an answer what changed after a change, and from now on. */
  open(memberId: number, answer: ServerResponse, after: number): void {
    // Its page left while it was asked whose it is: nobody would tell us once more.
    if (answer.destroyed) return;
    if (this.isClosed) {
      answer.end();
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
