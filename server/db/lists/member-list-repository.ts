import type { Act, Clock, HybridStamp, Joined, Result } from '#core';
import type { ListRefusal, StoredList, StoredMemberLists } from '../../ports/lists';
import type { Database, Queries } from '../database';
import { CONTACT_FORM, RECENT_FORM, SEEN_FORM, ZZIM_FORM, type ListForm } from './list-rows';
import { actOnRows, areAhead, holdLists, joinRows, readList } from './list-writes';

/** One list of every member. */
class ListRepository<Entry extends Joined> implements StoredList<Entry> {
  constructor(
    private readonly database: Pick<Database, 'db'>,
    private readonly clock: Clock,
    private readonly form: ListForm<Entry>,
  ) {}

  of(memberId: number): Promise<readonly Entry[]> {
    return readList(this.database.db, this.form, memberId);
  }

  join(
    memberId: number,
    entries: readonly Entry[],
  ): Promise<Result<readonly Entry[], ListRefusal>> {
    const stamps = entries.map(({ at }) => at);
    return this.write(memberId, stamps, (tx) => joinRows(tx, this.form, memberId, entries));
  }

  act(
    memberId: number,
    acts: readonly Act<Entry>[],
    at: HybridStamp | null,
  ): Promise<Result<readonly Entry[], ListRefusal>> {
    return this.write(memberId, at === null ? [] : [at], (tx, now) =>
      actOnRows(tx, this.form, { memberId, now }, { acts, at }),
    );
  }

  private async write(
    memberId: number,
    stamps: readonly HybridStamp[],
    make: (tx: Queries, now: number) => Promise<readonly Entry[]>,
  ): Promise<Result<readonly Entry[], ListRefusal>> {
    const now = this.clock.now();
    if (areAhead(now, stamps)) return { ok: false, reason: 'ahead' };
    return this.database.db.transaction(async (tx) =>
      (await holdLists(tx, memberId))
        ? { ok: true, value: await make(tx, now) }
        : { ok: false, reason: 'no-member' },
    );
  }
}

/** The lists of members (spec/readings R49). */
export const memberLists = (database: Pick<Database, 'db'>, clock: Clock): StoredMemberLists => ({
  zzims: new ListRepository(database, clock, ZZIM_FORM),
  recents: new ListRepository(database, clock, RECENT_FORM),
  seen: new ListRepository(database, clock, SEEN_FORM),
  contacts: new ListRepository(database, clock, CONTACT_FORM),
});
