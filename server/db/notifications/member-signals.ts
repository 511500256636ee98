import { sql } from 'drizzle-orm';
import type { MemberSignals } from '../../ports/notifications/notifications';
import type { Database, Queries } from '../database';

/** Under which processes of one database hear of each other's changes. */
export const CHANNEL = 'hankan_members';

/** Tells what was written, from within its transaction and once it is there. */
export interface SignalSender {
  send(tx: Pick<Queries, 'execute'>, memberId: number): Promise<void>;
  sent(memberId: number): void;
}

/**
 * Who of the open pages of this process is to look again. On PostgreSQL every process hears of every
 * change by NOTIFY, which comes with its transaction; the embedded database has one process.
 */
export class OpenSignals implements MemberSignals, SignalSender {
  private readonly heard = new Map<number, Set<() => void>>();

  constructor(private readonly kind: Database['kind']) {}

  listen(memberId: number, hear: () => void): () => void {
    const theirs = this.heard.get(memberId) ?? new Set();
    this.heard.set(memberId, theirs.add(hear));
    return () => {
      theirs.delete(hear);
      if (theirs.size === 0 && this.heard.get(memberId) === theirs) this.heard.delete(memberId);
    };
  }

  async send(tx: Pick<Queries, 'execute'>, memberId: number): Promise<void> {
    if (this.kind === 'postgres')
      await tx.execute(sql`select pg_notify(${CHANNEL}, ${String(memberId)})`);
  }

  sent(memberId: number): void {
    for (const hear of this.heard.get(memberId) ?? []) hear();
  }

  /** Everybody looks again: something may have been missed. */
  sentAll(): void {
    for (const memberId of this.heard.keys()) this.sent(memberId);
  }
}
