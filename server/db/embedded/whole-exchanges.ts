import type { PGlite } from '@electric-sql/pglite';

// Types of the frontend messages (PostgreSQL manual, "Message Formats").
const [PARSE, BIND, DESCRIBE, EXECUTE, CLOSE, FLUSH] = [0x50, 0x42, 0x44, 0x45, 0x43, 0x48];
const OPENS = new Set([PARSE, BIND, DESCRIBE, EXECUTE, CLOSE, FLUSH]);
const SYNC = 0x53;
const SYNC_MESSAGE = Uint8Array.of(SYNC, 0, 0, 0, 4);

/**
 * PGlite, with the exchanges of each connection kept whole.
 *
 * pglite-socket (0.2.17, seen 2026-11) hands the messages of all connections to the one session
 * message by message, and stays with a connection only while `isInTransaction()`. A query with
 * parameters is several messages (Parse, Bind, Execute … Sync) outside any transaction, so that
 * queries at the same time took each other's unnamed statement and heard each other's answers.
 * Here an open exchange counts as a transaction, which it is to PostgreSQL, too.
 *
 * `broken` is told when the engine itself fails: the socket server would wait for it for ever.
 */
export function withWholeExchanges(database: PGlite, broken: (error: unknown) => void): PGlite {
  let isOpen = false;

  const own = {
    isInTransaction: () => isOpen || database.isInTransaction(),

    execProtocolRawStream: async (...call: Parameters<PGlite['execProtocolRawStream']>) => {
      const type = call[0][0];
      // Before the answer is awaited: the next message is chosen as soon as it is there.
      if (type === SYNC) isOpen = false;
      else if (type !== undefined && OPENS.has(type)) isOpen = true;
      try {
        await database.execProtocolRawStream(...call);
      } catch (error) {
        broken(error);
        throw error;
      }
    },

    /** The socket server rolls back what a connection left open when it went. */
    exec: async (...call: Parameters<PGlite['exec']>) => {
      if (isOpen)
        await database.execProtocolRawStream(SYNC_MESSAGE, { onRawData: () => undefined });
      isOpen = false;
      return database.exec(...call);
    },
  };

  return new Proxy(database, {
    get(target, name) {
      if (name in own) return own[name as keyof typeof own];
      // PGlite keeps its state in private fields, which only the object itself may read.
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
