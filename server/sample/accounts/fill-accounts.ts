import {
  DEAL_KIND,
  DEAL_STATUS,
  isOnOffer,
  reopenUntil,
  seoulMidnight,
  type Yyyymmdd,
} from '#core';
import { samplePeople, type SamplePerson } from '../../db/accounts/sample-accounts';
import { bringForward } from '../../db/chats/sample-later';
import { tellSample, type SampleNews } from '../../db/chats/sample-news';
import {
  haveRoom,
  memberHouse,
  writeSampleRooms,
  type AddedRoom,
} from '../../db/chats/sample-writer';
import type { Queries } from '../../db/database';
import { setSampleStandings, writtenBefore } from '../../db/deals/sample-standing';
import { writeSampleRequests } from '../../db/mates/sample-requests';
import { SAMPLE_ACCOUNTS } from '../../shared/sample-accounts';
import { accountRooms } from './account-talks';
import { ACCOUNT_ASKS, ACCOUNT_TALKS, type AccountTalk } from './talks.data';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MINUTE_MS = 60_000;

/** How many hours before a day each listing on offer was confirmed; the last one is to be again tomorrow. */
const CONFIRMED_HOURS_AGO = [4, 28, 5 * 24 + 4] as const;
const HIDDEN_HOURS_AGO = 9 * 24;
/** Of those on offer this one is reserved. */
const RESERVED_PLACE = 1;
/** Listings that are talked about are older than this. */
const TALKED_ABOUT_DAYS = 12;

const NAMES = [
  ...new Set([
    ...Object.values(SAMPLE_ACCOUNTS),
    ...ACCOUNT_TALKS.map(({ seeker }) => seeker),
    ...ACCOUNT_TALKS.flatMap(({ about }) =>
      about === 'house' ? [] : ['mateOf' in about ? about.mateOf : about.directOf],
    ),
    ...ACCOUNT_ASKS.flatMap(({ asker, asked }) => [asker, asked]),
  ]),
];

/**
 * Gives the people whom one can sign in as listings that stand in every way, rooms, asks and what they
 * are told of them; where they have it, all of it is kept from growing old.
 */
export async function fillAccounts(tx: Queries, today: Yyyymmdd, source: string): Promise<void> {
  const midnight = seoulMidnight(today);
  const people = await samplePeople(tx, NAMES);
  const owner = people.get(SAMPLE_ACCOUNTS.owner);
  const seeker = people.get(SAMPLE_ACCOUNTS.seeker);
  if (owner === undefined || seeker === undefined) return;
  const ids = [owner.id, seeker.id];
  const isFilled = await haveRoom(tx, owner.id, seeker.id);
  await standAnew(tx, [owner, seeker], { midnight, isFilled });
  if (isFilled) {
    await bringForward(tx, ids, midnight);
    return;
  }
  const talkedAbout = [...people.values()].flatMap(({ listings }) => listings.map(({ id }) => id));
  await writtenBefore(tx, talkedAbout, midnight - TALKED_ABOUT_DAYS * DAY_MS);
  const asked = await addAsks(tx, people, midnight);
  const rooms = accountRooms(midnight, {
    listing: listingIn(people, await memberHouse(tx, source, ids)),
    member: (nickname) => people.get(nickname)?.id ?? null,
  });
  const added = await writeSampleRooms(tx, rooms);
  await tellSample(
    tx,
    [...asked, ...added.flatMap(newsOf)].filter(({ memberId }) => ids.includes(memberId)),
  );
}

interface Standing {
  readonly midnight: number;
  /** Then what still stands as somebody left it stays. */
  readonly isFilled: boolean;
}

/** Their listings as they are first, or again where nobody has seen to them for long. */
async function standAnew(
  tx: Queries,
  people: readonly SamplePerson[],
  { midnight, isFilled }: Standing,
): Promise<void> {
  for (const { listings } of people) {
    const hidden = listings.filter(({ status }) => status === DEAL_STATUS.HIDDEN);
    const offered = listings.filter(({ status }) => isOnOffer(status));
    await setSampleStandings(tx, [
      ...offered.flatMap(({ id, status, shownUntil }, place) =>
        isFilled && shownUntil > midnight
          ? []
          : [
              {
                id,
                status: isFilled ? status : standingAt(place),
                confirmedAt: midnight - (CONFIRMED_HOURS_AGO[place] ?? 4) * HOUR_MS,
              },
            ],
      ),
      ...hidden.flatMap(({ id, status, shownUntil }) =>
        isFilled && reopenUntil(shownUntil) > midnight
          ? []
          : [{ id, status, confirmedAt: midnight - HIDDEN_HOURS_AGO * HOUR_MS }],
      ),
    ]);
  }
}

const standingAt = (place: number) =>
  place === RESERVED_PLACE ? DEAL_STATUS.RESERVED : DEAL_STATUS.OPEN;

type People = ReadonlyMap<string, SamplePerson>;
type House = Awaited<ReturnType<typeof memberHouse>>;

const listingIn = (people: People, house: House) => (about: AccountTalk['about']) => {
  if (about === 'house')
    return house && { kind: 'house' as const, listingId: house.id, ownerId: house.ownerId };
  const [name, kind, place] =
    'mateOf' in about
      ? [about.mateOf, DEAL_KIND.mate, 0]
      : [about.directOf, DEAL_KIND.direct, about.place];
  const person = people.get(name);
  const listing = person?.listings.filter((one) => one.kind === kind && isOnOffer(one.status))[
    place
  ];
  if (person === undefined || listing === undefined) return null;
  return { kind, listingId: listing.id, ownerId: person.id };
};

/** Adds what mates asked of each other; answers what they are told of it. */
async function addAsks(
  tx: Queries,
  people: People,
  midnight: number,
): Promise<readonly SampleNews[]> {
  const asks = ACCOUNT_ASKS.flatMap(({ asker, asked, daysAgo, answer, tel = null }) => {
    const [from, to] = [people.get(asker), people.get(asked)];
    if (from === undefined || to === undefined) return [];
    const askedAt = midnight - daysAgo * DAY_MS + 20 * HOUR_MS + 15 * MINUTE_MS;
    return [{ askerId: from.id, askedId: to.id, askedAt, answer, tel, from, to }];
  });
  const added = await writeSampleRequests(tx, asks);
  return added.flatMap(({ id, askerId, askedId, askedAt, answer }, at) => {
    const { from, to } = asks[at] ?? {};
    const told = { of: { mateRequestId: id }, key: `${id} ${new Date(askedAt).toISOString()}` };
    const mateOf = (person: SamplePerson | undefined) =>
      String(person?.listings.find(({ kind }) => kind === DEAL_KIND.mate)?.id ?? '');
    const readAt = askedAt + HOUR_MS;
    return [
      {
        ...told,
        key: `mate ASKED ${told.key}`,
        memberId: askedId,
        link: mateOf(from),
        at: askedAt,
        readAt: answer === null ? null : readAt,
      },
      ...(answer === 'ACCEPTED'
        ? [
            {
              ...told,
              key: `mate AGREED ${told.key}`,
              memberId: askerId,
              link: mateOf(to),
              at: readAt,
              readAt: readAt + HOUR_MS,
            },
          ]
        : []),
    ];
  });
}

/** What the two of a room are told of it: by one of its last words. */
function newsOf({ roomId, ownerId, seekerId, said, unreadBy }: AddedRoom): SampleNews[] {
  return [true, false].flatMap((isOwner) => {
    const last = said.findLastIndex(({ byOwner }) => byOwner !== isOwner);
    const at = said[last]?.at;
    if (at === undefined) return [];
    const isUnread = unreadBy === (isOwner ? 'owner' : 'seeker');
    return [
      {
        memberId: isOwner ? ownerId : seekerId,
        key: `chat ${roomId} ${last + 1}`,
        of: { chatRoomId: roomId },
        link: `/chats/${roomId}`,
        at,
        readAt: isUnread ? null : at + 2 * MINUTE_MS,
      },
    ];
  });
}
