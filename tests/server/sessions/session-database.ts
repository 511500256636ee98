import type { Database } from '../../../server/db/database';
import { SessionRepository } from '../../../server/db/session-repository';
import { members } from '../../../server/db/schema-members';
import { TokenSessions } from '../../../server/services/sessions/token-sessions';
import type { Clock } from '#core';

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** A member of their own, as no provider would be needed to make one. */
export async function aMember({ db }: Pick<Database, 'db'>, at: number): Promise<number> {
  const [row] = await db
    .insert(members)
    .values({ nickname: '김한칸', createdAt: new Date(at) })
    .returning({ id: members.id });
  if (row === undefined) throw new Error('no member');
  return row.id;
}

/** Sessions as the server makes them; each call is another process's, as far as memory goes. */
export function sessionsOn(database: Database, clock: Clock): TokenSessions {
  return new TokenSessions(new SessionRepository(database), clock);
}
