import type { Result } from '#core';
import type { DealRefusal } from '../../ports/deals/deal-refusal';
import type { Sending } from '../../ports/sending';
import { holdMembers, once } from '../communities/member-writes';
import type { Database, Queries } from '../database';

interface Parts {
  readonly database: Pick<Database, 'db'>;
  readonly now: Date;
}

interface Sent {
  readonly author: number;
  readonly sending: Sending;
}

/** A write of a member that has a name of its own; answers the id of the deal. */
export async function writing(
  { database, now }: Parts,
  { author, sending }: Sent,
  make: (tx: Queries, now: Date) => Promise<Result<number, DealRefusal>>,
): Promise<Result<string, DealRefusal>> {
  const made = await database.db.transaction(async (tx) => {
    if (!(await holdMembers(tx, [author])).has(author))
      return { ok: false, reason: 'no-member' } as const;
    return once(tx, { memberId: author, sending, now }, () => make(tx, now));
  });
  return made.ok ? { ok: true, value: String(made.value) } : made;
}
