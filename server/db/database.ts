import { Socket } from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { SOCKET_PORT, startEmbedded, type EmbeddedPlace } from './embedded/embedded-database';
import * as addressTables from './schema/addresses';
import * as chatTables from './schema/chats';
import * as collectionTables from './schema/collections';
import * as communityTables from './schema/communities';
import * as conditionTables from './schema/conditions';
import * as contentTables from './schema/content';
import * as geographyTables from './schema/geography';
import * as houseTables from './schema/houses';
import * as jobTables from './schema/jobs';
import * as limitTables from './schema/limits';
import * as memberTables from './schema/members';
import * as metaTables from './schema/meta';
import * as moderationTables from './schema/moderation';
import * as noticeTables from './schema/notices';
import * as notificationTables from './schema/notifications';
import * as pictureTables from './schema/pictures';
import * as placeTables from './schema/places';
import * as reportTables from './schema/reports';
import { steadyPool } from './steady-pool';

const schema = {
  ...addressTables,
  ...chatTables,
  ...collectionTables,
  ...communityTables,
  ...conditionTables,
  ...contentTables,
  ...geographyTables,
  ...houseTables,
  ...jobTables,
  ...limitTables,
  ...memberTables,
  ...metaTables,
  ...moderationTables,
  ...noticeTables,
  ...notificationTables,
  ...pictureTables,
  ...placeTables,
  ...reportTables,
};

/** What runs SQL: the database, or a transaction of it. */
export type Queries = Pick<
  NodePgDatabase<typeof schema>,
  'delete' | 'execute' | 'insert' | 'select' | 'update'
>;

/** An open database. Inside a transaction use only its own handle: the embedded one has one session. */
export interface Database {
  readonly db: NodePgDatabase<typeof schema>;
  readonly pool: Pool;
  readonly kind: 'embedded' | 'postgres';
  /** Ends what is open, with everything written; calling it again does nothing. */
  close(): Promise<void>;
}

/**
 * The name of a statement that is planned once a connection. The embedded database gives none: its
 * connections share one session, and by that the names in it.
 */
export const planName = ({ kind }: Pick<Database, 'kind'>, name: string): string =>
  kind === 'postgres' ? name : '';

// More connections gain nothing on the embedded one: it answers one query at a time.
const POOL_SIZE = { embedded: 4, postgres: 10 };

/** A host that swallows what is sent to it is given up after so long. */
const CONNECTION_MS = 10_000;

/**
 * PostgreSQL 15 or newer. Connects with the first query, not here. A connection on which nothing
 * comes for `silenceMs` is ended, and what was asked on it fails; null where a statement may take
 * as long as it takes.
 */
export function openPostgres(url: string, silenceMs: number | null = null): Database {
  const pool = steadyPool({
    connectionString: url,
    max: POOL_SIZE.postgres,
    connectionTimeoutMillis: CONNECTION_MS,
    // Notices a host that vanished while nothing is sent.
    keepAlive: true,
    stream: () => socketEndedBySilence(silenceMs),
  });
  return wrap(pool, 'postgres', () => Promise.resolve());
}

/** Without it, what was sent to a host that vanished is waited for until TCP gives up: 15 minutes. */
function socketEndedBySilence(ms: number | null): Socket {
  const socket = new Socket();
  if (ms === null) return socket;
  return socket.setTimeout(ms, () => {
    const late = new Error(`No answer of the database within ${ms} ms`);
    socket.destroy(Object.assign(late, { code: 'ETIMEDOUT' }));
  });
}

/** The embedded database in its thread, created where there is none yet. */
export async function openEmbedded(place: EmbeddedPlace): Promise<Database> {
  const embedded = await startEmbedded(place);
  const pool = steadyPool({
    host: embedded.socketFolder,
    port: SOCKET_PORT,
    user: 'postgres',
    database: 'postgres',
    max: POOL_SIZE.embedded,
  });
  return wrap(pool, 'embedded', () => embedded.stop());
}

function wrap(pool: Pool, kind: Database['kind'], stop: () => Promise<void>): Database {
  let closing: Promise<void> | null = null;
  const close = () => (closing ??= pool.end().then(stop));
  return { db: drizzle(pool, { schema }), pool, kind, close };
}
