import {
  houseName,
  isQuiet,
  ITEM_TYPE,
  lastSeen,
  NEWS_TYPE,
  NOTIFICATION_KIND,
  priceChange,
  seenHouse,
  seenNotice,
  seenStateText,
  seoulDay,
  zzimChanges,
  zzimNews,
  type Clock,
  type NewsType,
  type SeenState,
} from '#core';
import type { StoredHouses } from '../ports/houses/houses';
import type { Notices } from '../ports/notices/notices';
import type { NewNotification, StoredNotifications } from '../ports/notifications/notifications';
import type { WatchedZzim, ZzimLook, ZzimLooks } from '../ports/zzim/zzim-looks';
import type { JobHandler } from './job-runner';
import type { Schedule } from './schedules';

export const ZZIM_CHANGES = 'zzim-changes';

/** Whenever nobody sleeps: what changed by night is told together at 8. */
export const ZZIM_CHANGE_TIMES: readonly Schedule[] = [
  { kind: ZZIM_CHANGES, pattern: '*/10 8-20 * * *' },
];

interface Parts {
  readonly looks: ZzimLooks;
  readonly houses: Pick<StoredHouses, 'some'>;
  readonly notices: Pick<Notices, 'some'>;
  readonly notifications: Pick<StoredNotifications, 'add'>;
  readonly clock: Clock;
  /** Aborted when the process closes: then the job is done again. */
  readonly cancel: AbortSignal;
}

/** What something is now, and what it is called. */
interface Found {
  readonly state: SeenState;
  readonly name: string;
}

/**
 * Tells members of what changed of things that they keep, where they want that on any device (spec/readings R50a):
 * since they saw it last or were told last, each change once, also where the process stopped in the middle. What
 * changed before they asked for it is not told, and nothing in quiet hours: the next morning finds the same.
 */
export const tellZzimChanges =
  ({ looks, houses, notices, notifications, clock, cancel }: Parts): JobHandler =>
  async () => {
    const begun = clock.now();
    if (isQuiet(begun)) return;
    await looks.tidy();
    for await (const batch of looks.watched(begun)) {
      cancel.throwIfAborted();
      const now = clock.now();
      if (isQuiet(now)) return;
      const found = await foundOf(batch, { houses, notices, now });
      const told: NewNotification[] = [];
      const looked: ZzimLook[] = [];
      for (const one of batch) {
        const { state, name } = found(one) ?? {};
        if (state === undefined || name === undefined) continue;
        const look = lookAt(one, state);
        if (look === null) continue;
        looked.push(look);
        told.push(...newsOf(one, { state, name }, look, now));
      }
      await notifications.add(told);
      await looks.looked(looked, now);
    }
  };

const idsOf = (batch: readonly WatchedZzim[], type: NewsType): string[] =>
  batch.flatMap((one) => (one.type === type ? [one.id] : []));

async function foundOf(
  batch: readonly WatchedZzim[],
  { houses, notices, now }: Pick<Parts, 'houses' | 'notices'> & { readonly now: number },
): Promise<(one: WatchedZzim) => Found | null> {
  const [kept, read] = await Promise.all([
    houses.some(idsOf(batch, NEWS_TYPE.house)),
    notices.some(idsOf(batch, NEWS_TYPE.notice), now),
  ]);
  const today = seoulDay(now);
  const houseOf = new Map(
    kept.map((house) => [house.id, { state: seenHouse(house), name: houseName(house) }]),
  );
  const noticeOf = new Map(
    read.map((notice) => [notice.id, { state: seenNotice(notice, today), name: notice.title }]),
  );
  return ({ type, id, deal }) => {
    if (type === NEWS_TYPE.house) return houseOf.get(id) ?? null;
    return type === NEWS_TYPE.notice ? (noticeOf.get(id) ?? null) : deal;
  };
}

/** Null where it is what it was at the last look. */
function lookAt({ memberId, type, id, looked }: WatchedZzim, state: SeenState): ZzimLook | null {
  if (looked?.state && seenStateText(looked.state) === seenStateText(state)) return null;
  return { memberId, type, id, state, number: (looked?.number ?? 0) + 1 };
}

/** What it was when the member saw it or was told of it last; null where they are told nothing of then. */
function beforeOf({ kept, opened, looked, wasWatched }: WatchedZzim): SeenState | null {
  const seen = { at: Math.max(kept.at, opened?.at ?? 0), state: lastSeen(kept, opened) };
  if (looked !== null) return seen.at > looked.at ? seen.state : looked.state;
  return wasWatched ? seen.state : null;
}

const CODE: Readonly<Record<NewsType, string>> = {
  house: ITEM_TYPE.HOUSE,
  direct: ITEM_TYPE.DEAL,
  mate: ITEM_TYPE.DEAL,
  notice: ITEM_TYPE.RENTAL,
};

function newsOf(
  one: WatchedZzim,
  { state, name }: Found,
  { number }: ZzimLook,
  now: number,
): NewNotification[] {
  const { memberId, type, id, hasAlarm } = one;
  if (hasAlarm) return [];
  const today = seoulDay(now);
  const changes = zzimChanges(beforeOf(one), state, (after, before) =>
    priceChange(after, before, today),
  );
  const news = zzimNews({ type, name }, changes);
  if (news === null) return [];
  return [
    {
      ...news,
      memberId,
      // By what it is now, too: what was looked at in vain may be something else by the next time.
      key: `zzim ${type} ${id} ${number} ${seenStateText(state)}`,
      kind: NOTIFICATION_KIND.ZZIM_CHANGED,
      NOTI_TARGET_CD: CODE[type],
      LINK: id,
    },
  ];
}
