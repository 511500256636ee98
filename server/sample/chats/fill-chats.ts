import { seoulMidnight, type Yyyymmdd } from '#core';
import {
  exampleDeals,
  hasSampleRooms,
  writeHouseMembers,
  writeSampleRooms,
  type SampleRoom,
  type SampleSaid,
} from '../../db/chats/sample-writer';
import type { Queries } from '../../db/database';
import { SAMPLE_ACCOUNTS } from '../../shared/sample-accounts';
import { TALKS } from './talks.data';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** How soon owners of the sample answer, in minutes; each has one of these habits. */
const HABITS = [8, 25, 55, 110, 170, 400, 900] as const;
/** So many wrote to each owner about one of their rooms, the newest talk the day before. */
const TALKS_EACH = 6;
/** Every so many of an owner's talks was never answered. */
const UNANSWERED = 5;

/** Lets the sample's people talk about the rooms that they offer, where none do yet. */
export async function fillChats(tx: Queries, today: Yyyymmdd): Promise<void> {
  if (await hasSampleRooms(tx)) return;
  await writeSampleRooms(tx, roomsOf(await exampleDeals(tx), seoulMidnight(today)));
}

/** Of the houses that people let themselves, every so many is a member's. */
const HOUSES_EACH = 40;

/** Lets the sample's people advertise some of its houses, where none do yet (spec/readings R47). */
export async function fillHouseMembers(tx: Queries, source: string): Promise<void> {
  const owners = [...new Set((await exampleDeals(tx)).map(({ ownerId }) => ownerId))];
  if (owners.length > 0) await writeHouseMembers(tx, source, { owners, every: HOUSES_EACH });
}

type Deals = Awaited<ReturnType<typeof exampleDeals>>;

/** The rooms of the sample; the same for the same deals on the same day. */
function roomsOf(deals: Deals, midnight: number): readonly SampleRoom[] {
  const firstOf = new Map<number, Deals[number]>();
  for (const deal of deals) if (!firstOf.has(deal.ownerId)) firstOf.set(deal.ownerId, deal);
  const owners = [...firstOf.values()];
  return owners.flatMap(({ ownerId, id }, at) =>
    [...owners.slice(at + 1), ...owners.slice(0, at)]
      // Whoever is looked into lets rooms, and looks for none.
      .filter(({ owner }) => owner !== SAMPLE_ACCOUNTS.owner)
      .slice(0, TALKS_EACH)
      .map(({ ownerId: seekerId }, turn): SampleRoom => {
        const talk = TALKS[(at * 5 + turn) % TALKS.length] ?? [];
        const isAnswered = (at + turn) % UNANSWERED !== UNANSWERED - 1;
        const begun = midnight - (turn + 2) * DAY_MS + (9 * 60 + ((at * 37) % 600)) * MINUTE_MS;
        const habit = isAnswered ? (HABITS[at % HABITS.length] ?? HABITS[0]) : null;
        return {
          kind: 'direct',
          listingId: id,
          ownerId,
          seekerId,
          said: saidIn(talk, begun, habit),
          unreadBy: null,
          placeOpenedAt: null,
        };
      }),
  );
}

/** A talk with its times: what is never answered ends with the first words. */
function saidIn(
  talk: readonly string[],
  begun: number,
  habit: number | null,
): readonly SampleSaid[] {
  let at = begun;
  const said = talk.map((line, place): SampleSaid => {
    const byOwner = line.startsWith('> ');
    // Whoever has begun to talk goes on faster.
    const minutes = place === 1 ? (habit ?? 0) : 3 + place;
    if (place > 0) at += minutes * MINUTE_MS;
    return { byOwner, text: byOwner ? line.slice(2) : line, at };
  });
  return habit === null ? said.slice(0, 1) : said;
}
