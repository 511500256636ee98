import { sql, type SQL } from 'drizzle-orm';
import type { MemberSignals } from '../../ports/notifications/notifications';
import type { Database } from '../database';

/** Under which processes of one database hear of each other's changes. */
export const CHANNEL = 'hankan_members';

/** The last changes of members. */
export type LastChanges = ReadonlyMap<number, number>;

/** Tells what was written, from within its transaction and once it is there. */
export interface SignalSender {
  /** What a statement selects to tell of each of its rows `member_id` and `change`. */
  telling(rows: SQL): SQL;
  sent(memberId: number, change: number): void;
}

/**
 * Who of the open pages of this process is to look again. On PostgreSQL every process hears of every
 * change by NOTIFY, which comes with its transaction; the embedded database has one process.
 */
export class OpenSignals implements MemberSignals, SignalSender {
  private readonly heard = new Map<number, Set<(upTo: number) => void>>();

  constructor(private readonly kind: Database['kind']) {}

  listen(memberId: number, hear: (upTo: number) => void): () => void {
    const theirs = this.heard.get(memberId) ?? new Set();
    this.heard.set(memberId, theirs.add(hear));
    return () => {
      theirs.delete(hear);
      if (theirs.size === 0 && this.heard.get(memberId) === theirs) this.heard.delete(memberId);
    };
  }

  telling(rows: SQL): SQL {
    return this.kind === 'postgres'
      ? sql`pg_notify(${CHANNEL}, concat_ws(' ', ${rows}.member_id, ${rows}.change))`
      : sql`null`;
  }

  sent(memberId: number, change: number): void {
    for (const hear of this.heard.get(memberId) ?? []) hear(change);
  }

  /** What a process said, this one or another: its own changes come once more. */
  heardOf(said: string): void {
    const [memberId, change] = said.split(' ').map(Number);
    if (memberId !== undefined) this.sent(memberId, change ?? Infinity);
  }

  /** Everybody looks again: something may have been missed. */
  sentAll(): void {
    for (const memberId of this.heard.keys()) this.sent(memberId, Infinity);
  }
}
