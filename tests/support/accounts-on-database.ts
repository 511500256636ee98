import type { Clock } from '#core';
import { AttemptRepository } from '../../server/db/attempt-repository';
import type { Database } from '../../server/db/database';
import { MemberRepository } from '../../server/db/member-repository';
import { SessionRepository } from '../../server/db/session-repository';
import { TokenSessions } from '../../server/services/sessions/token-sessions';

/** Everything of accounts as the running server has it, by the clock of a test. */
export function accountsOn(database: Database, clock: Clock) {
  return {
    clock,
    sessions: new TokenSessions(new SessionRepository(database), clock),
    members: new MemberRepository(database, clock),
    attempts: new AttemptRepository(database, clock),
  };
}
