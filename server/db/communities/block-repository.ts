import { and, desc, eq } from 'drizzle-orm';
import type { Clock, Result } from '#core';
import type { BlockedRecord, StoredBlocks } from '../../ports/communities/blocks';
import { takeBackOpened } from '../chats/taken-back';
import { tellOfShared } from '../collections/shared-seats';
import type { Database } from '../database';
import { lockPair } from '../mates/mate-consents';
import type { LastChanges, SignalSender } from '../notifications/member-signals';
import { memberBlocks } from '../schema/communities';
import { members } from '../schema/members';
import { holdMembers } from './member-writes';
import { rowId } from './row-ids';

const NOBODY: LastChanges = new Map();

interface BlockPlace {
  readonly database: Pick<Database, 'db'>;
  /** Open pages of what both are in look again. */
  readonly signals: SignalSender;
}

/** Who does not want to meet whom (spec/readings R38). */
export class BlockRepository implements StoredBlocks {
  constructor(
    private readonly place: BlockPlace,
    private readonly clock: Clock,
  ) {}

  async of(member: number): Promise<readonly BlockedRecord[]> {
    const rows = await this.place.database.db
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
    const told = await this.place.database.db.transaction(async (tx) => {
      if ((await holdMembers(tx, [member, key])).size < 2) return null;
      // What two do with each other at this moment is over, or sees it.
      await lockPair(tx, member, key);
      const begun = await tx
        .insert(memberBlocks)
        .values({ memberId: member, blockedId: key, blockedAt: new Date(this.clock.now()) })
        .onConflictDoNothing()
        .returning({ blockedId: memberBlocks.blockedId });
      await takeBackOpened(tx, member, key);
      return begun.length === 0 ? NOBODY : tellOfShared(tx, this.place.signals, [member, key]);
    });
    if (told === null) return { ok: false, reason: 'none' };
    this.sent(told);
    return { ok: true, value: null };
  }

  async unblock(member: number, blocked: string): Promise<void> {
    const key = rowId(blocked);
    if (key === null) return;
    const told = await this.place.database.db.transaction(async (tx) => {
      await holdMembers(tx, [member, key]);
      const over = await tx
        .delete(memberBlocks)
        .where(and(eq(memberBlocks.memberId, member), eq(memberBlocks.blockedId, key)))
        .returning({ blockedId: memberBlocks.blockedId });
      return over.length === 0 ? NOBODY : tellOfShared(tx, this.place.signals, [member, key]);
    });
    this.sent(told);
  }

  private sent(told: LastChanges): void {
    for (const [member, change] of told) this.place.signals.sent(member, change);
  }
}
