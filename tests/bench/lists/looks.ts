import { hybridStampAt, PUSH_KIND, type KeptHouse } from '#core';
import { memberLists } from '../../../server/db/lists/member-list-repository';
import { NoticeRepository } from '../../../server/db/notices/notice-repository';
import { OpenSignals } from '../../../server/db/notifications/member-signals';
import { NotificationRepository } from '../../../server/db/notifications/notification-repository';
import { PushDeviceRepository } from '../../../server/db/push/push-device-repository';
import { ZzimLookRepository } from '../../../server/db/zzim/zzim-look-repository';
import { tellZzimChanges } from '../../../server/jobs/tell-zzim-changes';
import { housesOf } from '../../support/houses-in-memory';
import { PUSH_ADDRESS } from '../../support/push-values';
import { median } from '../browser';
import { timed } from '../scale/spread';
import { KEPT } from './kept-things';
import type { World } from './world';

/** Noon in Seoul: nobody is told anything by night. */
const NOON = Date.parse('2026-11-20T12:00:00+09:00');
const RUNS = 5;
const KEPT_EACH = 60;

export interface LookTimes {
  readonly looks: number;
  /** ms of reading the same entries, without asking anything of them. */
  readonly readMs: number;
  /** Of a run that looks at each for the first time, and of one to which nothing has changed. */
  readonly firstMs: number;
  readonly laterMs: number;
}

/** What the job takes that tells of changes of kept things. */
export async function measureLooks(world: World): Promise<readonly LookTimes[]> {
  const { database } = world;
  const houses = await world.idsOf('houses', KEPT_EACH / 2);
  const notices = await world.idsOf('notices', KEPT_EACH / 2);
  let now = NOON;
  const clock = { now: () => (now += 1) };
  const devices = new PushDeviceRepository(database, clock);
  const job = tellZzimChanges({
    looks: new ZzimLookRepository(database),
    houses: housesOf(database),
    notices: new NoticeRepository(database),
    notifications: new NotificationRepository(database, clock, new OpenSignals('postgres')),
    clock,
    cancel: new AbortController().signal,
  });
  const run = async () =>
    (await timed(() => job({}, { id: 1, kind: '', key: '', payload: {}, attempt: 1 }))).ms;
  // What all runs share is loaded before the first that counts.
  await run();

  const keeping = async (): Promise<void> => {
    const { memberId } = await world.member();
    const { rows } = await database.pool.query<{ id: string }>(
      'select id from session_families where member_id = $1',
      [memberId],
    );
    const caller = { memberId, familyId: rows[0]?.id ?? '' };
    const address = { ...PUSH_ADDRESS, endpoint: `https://push.example.com/${memberId}` };
    await devices.set(caller, address, { kinds: [PUSH_KIND.ZZIM], showsText: false });
    const of = (type: 'house' | 'notice', ids: readonly string[], kept: KeptHouse | null) =>
      ids.map((id) => ({ type, id, at: hybridStampAt(NOON - 1000, 'b'), isKept: true, kept }));
    const entries = [...of('house', houses, KEPT), ...of('notice', notices, null)];
    const joined = await memberLists(database, clock).zzims.join(memberId, entries);
    if (!joined.ok) throw new Error(joined.reason);
  };
  const all: LookTimes[] = [];
  let members = 0;
  for (const looks of [600, 6000]) {
    for (; members * KEPT_EACH < looks; members += 1) await keeping();
    const read: number[] = [];
    const first: number[] = [];
    const later: number[] = [];
    for (let turn = 0; turn < RUNS; turn += 1) {
      await database.pool.query('delete from zzim_looks');
      const reading =
        "select * from list_entries where list = 'zzim' and is_kept order by member_id";
      read.push((await timed(() => database.pool.query(reading))).ms);
      first.push(await run());
      later.push(await run());
    }
    const { rows } = await database.pool.query<{ count: string }>(
      'select count(*) from zzim_looks',
    );
    if (Number(rows[0]?.count) !== looks) throw new Error(`${rows[0]?.count ?? 0} were looked at`);
    all.push({ looks, readMs: median(read), firstMs: median(first), laterMs: median(later) });
  }
  return all;
}
