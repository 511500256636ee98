import type { Clock } from '#core';
import { AttemptRepository } from '../../server/db/accounts/attempt-repository';
import type { Database } from '../../server/db/database';
import { MemberRepository } from '../../server/db/accounts/member-repository';
import { SessionRepository } from '../../server/db/accounts/session-repository';
import { TokenSessions } from '../../server/accounts/sessions/token-sessions';

/** Everything of accounts as the running server has it, by the clock of a test. */
export function accountsOn(database: Database, clock: Clock) {
  return {
    clock,
    sessions: new TokenSessions(new SessionRepository(database), clock),
    members: new MemberRepository(database, clock),
    attempts: new AttemptRepository(database, clock),
  };
}
