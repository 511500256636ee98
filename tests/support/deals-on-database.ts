import {
  GONE_ANSWER_MS,
  shownUntil,
  TRYING_MS,
  type Clock,
  type DirectDraft,
  type LatLng,
} from '#core';
import { MemberRepository } from '../../server/db/accounts/member-repository';
import { BlockRepository } from '../../server/db/communities/block-repository';
import type { Database } from '../../server/db/database';
import { dealSource } from '../../server/db/deals/deal-reading';
import { DealRepository } from '../../server/db/deals/deal-repository';
import { DealsInMemory } from '../../server/deals/deals-in-memory';
import { DealZzimRepository } from '../../server/db/deals/deal-zzim-repository';
import { InquiryRepository } from '../../server/db/deals/inquiry-repository';
import { OwnDealRepository } from '../../server/db/deals/own-deal-repository';
import { OpenSignals } from '../../server/db/notifications/member-signals';
import type { DirectToKeep } from '../../server/ports/deals/deals';
import { made, UNNAMED } from './community-on-database';
import { directDraft } from './direct-drafts';
import { joinMember } from './join-member';

/** Where everybody is told that a room is, in the tests: not where it is. */
const SHOWN: LatLng = { lat: 37.4839, lng: 126.9301 };

/** A room as it is kept, without pictures, since nobody has brought any, and without its door. */
export const directToKeep = (
  change: Partial<DirectDraft> = {},
  more: Partial<Omit<DirectToKeep, 'draft'>> = {},
): DirectToKeep => {
  const draft = directDraft({
    deposit: 1_000,
    monthly: 50,
    pictureIds: [],
    place: { ...directDraft().place, unit: '' },
    contact: { tel: '010-1234-5678', takesSms: true },
    ...change,
  });
  return {
    draft,
    address: {
      dongliCode: draft.place.dongliCode,
      sido: '서울특별시',
      sigungu: '관악구',
      dong: '신림동',
    },
    shown: SHOWN,
    station: null,
    isMiddle: false,
    ...more,
  };
};

/** Deals as the running server has them, by the clock of a test. */
export function dealsOn(database: Database, clock: Clock) {
  const deals = new DealRepository(database, clock);
  const members = new MemberRepository(database, clock);
  const join = (name: string) => joinMember(members, name);
  const write = async (author: number, ...room: Parameters<typeof directToKeep>) =>
    made(await deals.write(author, directToKeep(...room), UNNAMED));
  /** As if it had been offered so long ago that nobody counts its place among those of a day. */
  const writeEarlier = async (...offer: Parameters<typeof write>) => {
    const id = await write(...offer);
    await database.pool.query(
      'update deals set created_at = created_at - $2::interval where id = $1',
      [id, `${TRYING_MS} ms`],
    );
    return id;
  };
  return {
    deals,
    dealMap: new DealsInMemory(dealSource(database), clock),
    inquiries: new InquiryRepository(database, clock),
    dealZzims: new DealZzimRepository(database, clock),
    ownDeals: new OwnDealRepository(database, clock),
    blocks: new BlockRepository({ database, signals: new OpenSignals(database.kind) }, clock),
    members,
    join,
    write,
    writeEarlier,
    /** Under an id that a test names, larger than all before it. */
    writeAs: async (id: string) => {
      await database.pool.query(
        `select setval(pg_get_serial_sequence('deals', 'id'), $1::bigint - 1)`,
        [id],
      );
      return write(await join(`owner of ${id}`));
    },
    /** As if its owner had last confirmed it at a moment (ms). */
    confirmedAt: (id: string, at: number) =>
      database.pool.query('update deals set confirmed_at = $2, shown_until = $3 where id = $1', [
        id,
        new Date(at),
        new Date(shownUntil({ confirmedAt: at, goneAt: null })),
      ]),
    /** As if the second member had said at a moment (ms) that it is gone. */
    goneAt: (id: string, at: number) =>
      database.pool.query(
        `update deals set gone_at = $2, shown_until = least(shown_until, $3) where id = $1`,
        [id, new Date(at), new Date(at + GONE_ANSWER_MS)],
      ),
    /** As a moderator would. */
    hold: (id: string, state: 'HELD' | 'HIDDEN' | null) =>
      database.pool.query('update deals set hold_state = $1, hold_reason = $2 where id = $3', [
        state,
        state === null ? null : '규칙',
        id,
      ]),
  };
}
