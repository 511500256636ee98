import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authorizationHeader } from '#core';
import { TokenSessions } from '../../../server/accounts/sessions/token-sessions';
import { SessionRepository } from '../../../server/db/accounts/session-repository';
import { openPostgres, type Database } from '../../../server/db/database';
import { aMember } from '../../server/accounts/sessions/session-database';
import { freePort, RealServer } from '../../support/real-server';
import { emptyPostgres, startScratchPostgres } from '../scale/scratch-database';

export const clock = { now: () => Date.now() };

/** Somebody who is signed in. */
export interface Asker {
  readonly memberId: number;
  /** Answers what the server says; throws where that is no success. */
  readonly ask: (method: string, path: string, body?: unknown) => Promise<unknown>;
}

export interface World {
  readonly database: Database;
  readonly origin: string;
  readonly member: () => Promise<Asker>;
  /** Ids of the sample, of each kind the first. */
  readonly idsOf: (table: 'houses' | 'notices', most: number) => Promise<readonly string[]>;
  readonly roomsOf: (most: number) => Promise<readonly string[]>;
}

/** The built server with the sample on a PostgreSQL of its own, as long as it is used. */
export async function withWorld<Found>(use: (world: World) => Promise<Found>): Promise<Found> {
  const postgres = await startScratchPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'hankan-bench-'));
  const url = await emptyPostgres(postgres.url);
  const server = new RealServer(await freePort(), dataDir, {
    DATABASE_URL: url,
    OWN_WRITE_LIMIT: '1000000',
    READ_LIMIT: '1000000',
    // What is measured is a page as it is drawn, also where this machine takes its time for it.
    DRAWING_LIMIT_MS: '20000',
  });
  const database = openPostgres(url);
  try {
    await server.start(180_000);
    return await use(worldOf(server.url, database));
  } finally {
    await database.close();
    await server.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function worldOf(origin: string, database: Database): World {
  const sessions = new TokenSessions(new SessionRepository(database), clock);
  const ids = async (query: string, most: number) => {
    const { rows } = await database.pool.query<{ id: string }>(query, [most]);
    if (rows.length < most)
      throw new Error(`the sample has ${rows.length} where ${most} are asked`);
    return rows.map(({ id }) => id);
  };
  return {
    origin,
    database,
    member: async () => {
      const memberId = await aMember(database, clock.now());
      const { accessToken } = await sessions.open(memberId);
      const authorization = authorizationHeader(accessToken, ' HANKAN') ?? '';
      return {
        memberId,
        ask: async (method, path, body) => {
          const answer = await fetch(origin + path, {
            method,
            headers: {
              authorization,
              'idempotency-key': randomUUID(),
              ...(body !== undefined && { 'content-type': 'application/json' }),
            },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          });
          const text = await answer.text();
          if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
          return text === '' ? null : (JSON.parse(text) as unknown);
        },
      };
    },
    idsOf: (table, most) =>
      ids(
        table === 'houses'
          ? "select id::text from houses where status = 'OPEN' order by houses.id limit $1"
          : 'select id::text from notices order by notices.id limit $1',
        most,
      ),
    roomsOf: (most) =>
      ids(
        `select id::text from deals where kind = 'direct' and status = 'OPEN'
          and hold_state is null and removed_at is null and shown_until > now() order by deals.id limit $1`,
        most,
      ),
  };
}
