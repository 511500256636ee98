import { Client } from 'pg';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { MemberSignals } from '../../ports/notifications';
import type { Database, Queries } from '../database';

const CHANNEL = 'hankan_members';
/** A connection that broke is made anew after so long. */
const AGAIN_MS = 1000;

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

/** Listens at PostgreSQL for as long as it is open, over breaks of the connection. */
export function listenAtPostgres(
  url: string,
  signals: OpenSignals,
  logger: Pick<Logger, 'warn'>,
): { close(): Promise<void> } {
  let isOpen = true;
  let client: Client | null = null;
  let timer: NodeJS.Timeout | null = null;

  const again = (error: unknown): void => {
    if (!isOpen || timer !== null) return;
    logger.warn({ err: error }, 'live delivery between processes is interrupted');
    timer = setTimeout(() => {
      timer = null;
      void connect();
    }, AGAIN_MS).unref();
  };

  async function connect(): Promise<void> {
    const made = new Client({ connectionString: url, keepAlive: true });
    client = made;
    made.on('error', again);
    made.on('end', () => {
      again(new Error('the connection has ended'));
    });
    made.on('notification', ({ payload }) => {
      signals.sent(Number(payload));
    });
    try {
      await made.connect();
      await made.query(`listen ${CHANNEL}`);
      signals.sentAll();
    } catch (error) {
      await made.end().catch(() => undefined);
      again(error);
    }
  }

  void connect();
  return {
    close: async () => {
      isOpen = false;
      if (timer !== null) clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
