import { seoulMidnight, type Yyyymmdd } from '#core';
import { samplePeople } from '../../db/accounts/sample-accounts';
import { sampleThings, writeFirstCollections } from '../../db/collections/sample-writer';
import type { Queries } from '../../db/database';
import { SAMPLE_ACCOUNTS } from '../../shared/sample-accounts';
import { sampleCollections } from './make-collections';

/** Somebody with whom the one who looks for a room has agreed to talk about sharing one. */
const FRIEND = '느린창문가';
/** 신림동, and a rent (만원) that two can pay. */
const ROOMS = { dongliCode: '1162010200', mostMonthly: 60 } as const;

/** Gives the one who looks for a room two collections, one of them shared, where they have none yet. */
export async function fillCollections(tx: Queries, today: Yyyymmdd, source: string): Promise<void> {
  const people = await samplePeople(tx, [SAMPLE_ACCOUNTS.seeker, FRIEND]);
  const seeker = people.get(SAMPLE_ACCOUNTS.seeker);
  if (seeker === undefined) return;
  const things = await sampleThings(tx, source, ROOMS);
  const friendId = people.get(FRIEND)?.id ?? null;
  await writeFirstCollections(
    tx,
    seeker.id,
    sampleCollections(things, friendId, seoulMidnight(today)),
  );
}
