import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkCollectionName, seoulMidnight, type CollectedRef } from '#core';
import { CollectionRepository } from '../../../server/db/collections/collection-repository';
import { writeFirstCollections } from '../../../server/db/collections/sample-writer';
import type { Database } from '../../../server/db/database';
import { OpenSignals } from '../../../server/db/notifications/member-signals';
import { sampleCollections } from '../../../server/sample/collections/make-collections';
import { accountsOn } from '../../support/accounts-on-database';
import { made } from '../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { joinMember } from '../../support/join-member';
import { MovingClock } from '../../support/moving-clock';

const MIDNIGHT = seoulMidnight('20261120');
const ref = (kind: CollectedRef['kind'], id: string): CollectedRef => ({ kind, id });
const THINGS = {
  houses: [ref('house', '1'), ref('house', '2'), ref('house', '3')],
  notices: [ref('notice', '4'), ref('notice', '5')],
  others: [ref('deal', '6'), ref('post', '7'), ref('content', 'contract-day')],
};

describe('the collections of the sample', () => {
  test('have names that people may give, and are of days before', () => {
    const all = sampleCollections(THINGS, 2, MIDNIGHT);
    for (const { name, createdAt, items } of all) {
      expect(checkCollectionName(name)).toEqual({ ok: true, name });
      const times = [createdAt, ...items.map(({ addedAt }) => addedAt), MIDNIGHT];
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  });

  test('are of what is there alone', () => {
    const nothing = sampleCollections({ houses: [], notices: [], others: [] }, null, MIDNIGHT);
    expect(nothing.map(({ items, joined }) => [items, joined])).toEqual([
      [[], []],
      [[], []],
    ]);
  });
});

describe.each(DATABASES)('filling them in, on %s', (kind) => {
  let database: Database;
  let kim: number;
  let lee: number;
  const clock = new MovingClock();
  const lists = () => new CollectionRepository({ database, signals: new OpenSignals(kind) }, clock);
  const fill = () =>
    database.db.transaction((tx) =>
      writeFirstCollections(tx, kim, sampleCollections(THINGS, lee, MIDNIGHT)),
    );
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    const { members } = accountsOn(database, clock);
    kim = await joinMember(members, 'kim');
    lee = await joinMember(members, 'lee');
    await fill();
  });
  afterAll(() => database.close());

  test('gives two, one of them shared with a friend who added and voted', async () => {
    const all = await lists().of(kim, null);
    expect(
      all.map(({ name, items, members, isShared }) => [name, items, members, isShared]),
    ).toEqual([
      ['챙겨 볼 공고와 글', 4, 1, false],
      ['신림에서 같이 볼 방', 4, 2, true],
    ]);
    const shared = made(await lists().one(kim, all[1]?.id ?? ''));
    expect(
      shared.items.map(({ id, isMine, votes }) => [id, isMine, votes.up - votes.down]),
    ).toEqual([
      ['1', true, 2],
      ['2', false, 1],
      ['6', false, 0],
      ['3', true, 0],
    ]);
    const seenByFriend = made(await lists().one(lee, shared.id));
    expect(seenByFriend).toMatchObject({ role: 'member', mayAdd: true, link: null });
    const visited = await lists().shared(null, shared.link?.code ?? '');
    expect(made(visited)).toMatchObject({ id: shared.id, role: 'reader' });
  });

  test('is done once, and not again after the person deleted them', async () => {
    await fill();
    const all = await lists().of(kim, null);
    expect(all).toHaveLength(2);
    for (const { id } of all) made(await lists().remove(kim, id));
    await fill();
    expect(await lists().of(kim, null)).toEqual([]);
  });
});
