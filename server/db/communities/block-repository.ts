import { and, desc, eq } from 'drizzle-orm';
import type { Clock, Result } from '#core';
import type { BlockedRecord, StoredBlocks } from '../../ports/communities/blocks';
import type { Database } from '../database';
import { takeBackOpened } from '../chats/taken-back';
import { lockPair } from '../mates/mate-consents';
import { memberBlocks } from '../schema/communities';
import { members } from '../schema/members';
import { holdMembers } from './member-writes';
import { rowId } from './row-ids';

/** Who does not want to meet whom (spec/readings R38). */
export class BlockRepository implements StoredBlocks {
  constructor(
    private readonly database: Pick<Database, 'db'>,
    private readonly clock: Clock,
  ) {}

  async of(member: number): Promise<readonly BlockedRecord[]> {
    const rows = await this.database.db
      .select({
        id: members.id,
        nickname: members.nickname,
        blockedAt: memberBlocks.blockedAt,
      })
      .from(memberBlocks)
      .innerJoin(members, eq(members.id, memberBlocks.blockedId))
      .where(eq(memberBlocks.memberId, member))
      .orderBy(desc(memberBlocks.blockedAt), desc(members.id));
    return rows.map(({ id, nickname, blockedAt }) => ({
      id: String(id),
      nickname,
      blockedAt: blockedAt.toISOString(),
    }));
  }

  async block(member: number, blocked: string): Promise<Result<null, 'none' | 'self'>> {
    const key = rowId(blocked);
    if (key === member) return { ok: false, reason: 'self' };
    if (key === null) return { ok: false, reason: 'none' };
    return this.database.db.transaction(async (tx) => {
      if ((await holdMembers(tx, [member, key])).size < 2) return { ok: false, reason: 'none' };
      // What two do with each other at this moment is over, or sees it.
      await lockPair(tx, member, key);
      await tx
        .insert(memberBlocks)
        .values({ memberId: member, blockedId: key, blockedAt: new Date(this.clock.now()) })
        .onConflictDoNothing();
      await takeBackOpened(tx, member, key);
      return { ok: true, value: null };
    });
  }

  async unblock(member: number, blocked: string): Promise<void> {
    const key = rowId(blocked);
    if (key === null) return;
    await this.database.db
      .delete(memberBlocks)
      .where(and(eq(memberBlocks.memberId, member), eq(memberBlocks.blockedId, key)));
  }
}
