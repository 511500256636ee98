import type { Database } from '../../../../server/db/database';
import { members } from '../../../../server/db/schema/members';

export const DAY_MS = 24 * 60 * 60_000;

/** A member of their own, as if a provider had vouched for them. */
export async function aMember({ db }: Pick<Database, 'db'>, at: number): Promise<number> {
  const [row] = await db
    .insert(members)
    .values({ nickname: '김한칸', createdAt: new Date(at) })
    .returning({ id: members.id });
  if (row === undefined) throw new Error('no member');
  return row.id;
}
