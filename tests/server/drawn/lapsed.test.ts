import { inArray } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { CONFIRMED_DAYS, GONE_ANSWER_MS } from '#core';
import { openPostgres } from '../../../server/db/database';
import { deals } from '../../../server/db/schema/deals';
import { createPostgresDatabase } from '../../support/databases';
import { dealsOn } from '../../support/deals-on-database';
import { builtServer } from './built-server';
import { balanced } from './first-answer';
import { LISTING_IDS, Seeker, SHOWN, writeListings } from './shown-listings';

const WEEK_MS = CONFIRMED_DAYS * 86_400_000;
const HOUR_MS = 3_600_000;
const [ROOM, MATE] = LISTING_IDS;
/** A machine that is busy needs longer to ask everywhere. */
const MARGINS_MS = [5_000, 10_000, 20_000, 40_000];
const clock = { now: () => Date.now() };

type Looks = Awaited<ReturnType<Seeker['looks']>>;

/**
 * A server with a room whose week is over soon, and a mate who two said is gone, which nobody answered for
 * 48 hours by then: they were everywhere until a moment ago.
 */
async function serverWhereTheyEnd() {
  const { url, drop } = await createPostgresDatabase();
  onTestFinished(drop);
  const database = openPostgres(url);
  onTestFinished(() => database.close());
  await writeListings(database, clock);
  const { server, end } = await builtServer(url);
  onTestFinished(end);
  const seeker = new Seeker(server, balanced('phone'));
  const stored = () =>
    database.db
      .select({ status: deals.status, confirmedAt: deals.confirmedAt })
      .from(deals)
      .where(inArray(deals.id, LISTING_IDS.map(Number)));
  for (const margin of MARGINS_MS) {
    const until = Date.now() + margin;
    const offered = dealsOn(database, clock);
    await offered.confirmedAt(ROOM, until - WEEK_MS);
    await offered.confirmedAt(MATE, until - GONE_ANSWER_MS - HOUR_MS);
    await offered.goneAt(MATE, until - GONE_ANSWER_MS);
    // Asked for twice, it comes from what the server keeps.
    await seeker.looks();
    const before = await seeker.looks();
    if (Date.now() < until) return { server, seeker, stored, until, before };
  }
  throw new Error('nobody could ask everywhere in time');
}

/** Both are wherever such listings are, and counted. */
function expectShown(looks: Looks): void {
  const page = { status: 200, isNamed: true, isListed: true, hasCard: true };
  expect(looks).toMatchObject({ shown: SHOWN, pages: [page, page] });
  expect(looks.counts).toEqual([
    expect.stringContaining('"total":1,'),
    expect.stringContaining('"corrected":"새벽별"'),
  ]);
}

/** Neither is anywhere, nor counted, nor what somebody could have meant. */
function expectNowhere(looks: Looks): void {
  const page = { isNamed: false, isListed: false, hasCard: false };
  expect(looks).toMatchObject({ shown: [], pages: [page, page] });
  expect(looks.counts).toEqual([
    expect.stringContaining('"total":0,'),
    expect.stringContaining('"corrected":null'),
  ]);
}

test('what lapsed while the server was down is nowhere once it is back, and no job has said so', async () => {
  const { server, seeker, stored, until, before } = await serverWhereTheyEnd();
  expectShown(before);
  const written = await stored();
  await server.stop();
  while (Date.now() < until) await pause(until - Date.now());
  await server.start();
  expect(await seeker.stillThere(before.etags)).toEqual([]);
  expect(await seeker.statuses()).toEqual([410, 410]);
  expectNowhere(await seeker.looks());
  expect(await stored()).toEqual(written);
});

test('what lapses before a server that stays up is nowhere from then on, whatever it keeps', async () => {
  const { seeker, until, before } = await serverWhereTheyEnd();
  expectShown(before);
  while (Date.now() < until) await pause(until - Date.now());
  expect(await seeker.stillThere(before.etags)).toEqual([]);
  expect(await seeker.statuses()).toEqual([410, 410]);
  expectNowhere(await seeker.looks());
});
