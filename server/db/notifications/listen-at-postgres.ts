import { once } from 'node:events';
import { Socket } from 'node:net';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { CHANNEL, type OpenSignals } from './member-signals';

/** When the connection is looked after. */
export interface ListenTiming {
  /** One that is not there after so many ms is given up. */
  readonly connectMs: number;
  /** Calls again and again, until it is stopped. */
  readonly every: (beat: () => void) => () => void;
  /** Calls once when a database may be back, unless it is stopped. */
  readonly later: (run: () => void) => () => void;
}

const BEAT_MS = 20_000;
const AGAIN_MS = 1000;

const TIMING: ListenTiming = {
  connectMs: 10_000,
  every: (beat) => {
    const timer = setInterval(beat, BEAT_MS).unref();
    return () => {
      clearInterval(timer);
    };
  },
  later: (run) => {
    const timer = setTimeout(run, AGAIN_MS).unref();
    return () => {
      clearTimeout(timer);
    };
  },
};

/** One connection, for as long as it lasts. */
interface Line {
  readonly client: Client;
  /** Destroyed where nobody answers: the client itself would wait for a farewell. */
  readonly socket: Socket;
  /** Until it is, the limit of the client holds. */
  isConnected: boolean;
  /** Whether an answer is still to come. */
  isAsked: boolean;
}

/**
 * Listens at PostgreSQL for as long as it is open, over breaks of the connection. One whose other end
 * is gone says nothing, as one on which nothing happens: so it is asked something now and then, and is
 * made anew where the answer has not come by the next time. Then everybody looks again.
 */
export function listenAtPostgres(
  url: string,
  signals: OpenSignals,
  logger: Pick<Logger, 'warn'>,
  timing: ListenTiming = TIMING,
): { close(): Promise<void> } {
  let isOpen = true;
  let line: Line | null = null;
  let stopLater = (): void => undefined;

  /** Of a connection that was lost already nothing is heard any more. */
  const lose = (lost: Line, error: unknown): void => {
    if (!isOpen || line !== lost) return;
    line = null;
    logger.warn({ err: error }, 'live delivery between processes is interrupted');
    hangUp(lost);
    stopLater = timing.later(connect);
  };

  const ask = async (asked: Line, statement: string): Promise<void> => {
    asked.isAsked = true;
    await asked.client.query(statement);
    asked.isAsked = false;
  };

  const begin = async (made: Line): Promise<void> => {
    try {
      await made.client.connect();
      made.isConnected = true;
      await ask(made, `listen ${CHANNEL}`);
      // Something may have been missed.
      signals.sentAll();
    } catch (error) {
      lose(made, error);
    }
  };

  const connect = (): void => {
    const made = newLine(url, timing.connectMs);
    line = made;
    const { client } = made;
    client.on('error', (error) => {
      lose(made, error);
    });
    client.on('end', () => {
      lose(made, new Error('the connection has ended'));
    });
    client.on('notification', ({ payload = '' }) => {
      signals.heardOf(payload);
    });
    void begin(made);
  };

  const beat = (): void => {
    const asked = line;
    if (asked?.isConnected !== true) return;
    if (asked.isAsked) {
      lose(asked, new Error('the connection does not answer'));
      return;
    }
    ask(asked, 'select 1').catch((error: unknown) => {
      lose(asked, error);
    });
  };

  connect();
  const stopBeats = timing.every(beat);
  return {
    close: async () => {
      isOpen = false;
      stopBeats();
      stopLater();
      const last = line;
      line = null;
      if (last === null) return;
      const gone = once(last.socket, 'close');
      hangUp(last);
      await gone;
    },
  };
}

function newLine(url: string, connectMs: number): Line {
  const socket = new Socket();
  const client = new Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
    stream: () => socket,
  });
  return { client, socket, isConnected: false, isAsked: false };
}

function hangUp({ client, socket }: Line): void {
  client.end().catch(() => undefined);
  socket.destroy();
}
