import type { MemberNotification } from '#core';
import type { Database } from '../../server/db/database';
import { MemberChangeRepository } from '../../server/db/notifications/member-changes';

/** What of their notifications changed for a member after a change, as a stream would tell it. */
export async function toldSince(
  database: Pick<Database, 'db'>,
  memberId: number,
  after: number,
): Promise<readonly MemberNotification[]> {
  const [changed = []] = await new MemberChangeRepository(database).since([{ memberId, after }]);
  return changed.flatMap((each) => (each.kind === 'notification' ? [each.one] : []));
}
