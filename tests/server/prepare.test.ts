import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Place } from '#core';
import type { Database } from '../../server/db/database';
import { PlaceRepository } from '../../server/db/geo/place-repository';
import { fillPlaces } from '../../server/db/geo/place-writer';
import { prepare } from '../../server/prepare';
import { DATABASES, openTestDatabase } from '../support/databases';

const FORMER: Place = {
  id: 'area-former',
  kind: 'area',
  name: '옛동네',
  detail: '',
  lat: 37,
  lng: 127,
  level: 5,
  lines: [],
};

describe.each(DATABASES)('a prepared %s database', (kind) => {
  let database: Database;
  const first = async (query: string) => (await new PlaceRepository(database).search(query, 5))[0];
  /** Changes with every write of a row. */
  const writes = async () =>
    (await database.pool.query<{ xmin: string }>('select distinct xmin::text from places')).rows;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await prepare(database);
  });
  afterAll(() => database.close());

  test('knows the places that people ask for', async () => {
    expect(await first('신림역')).toMatchObject({
      kind: 'station',
      lines: [{ name: '2호선' }, { name: '신림선', color: '#6789ca' }],
    });
    expect(await first('관악구')).toMatchObject({ kind: 'area', detail: '서울', level: 7 });
    expect(await first('신림동')).toMatchObject({ detail: '서울 관악구' });
    expect(await first('서울대학교')).toMatchObject({ kind: 'university' });
    expect(await first('ㅅㄹㅇ')).toMatchObject({ kind: 'station' });
  });

  test('holds no house: the sample is another matter', async () => {
    expect((await database.pool.query('select 1 from houses')).rowCount).toBe(0);
  });

  test('is left alone when it is prepared again', async () => {
    const before = await writes();
    await Promise.all([prepare(database), prepare(database)]);
    expect(await writes()).toEqual(before);
  });

  test('loses the places of an earlier version', async () => {
    await fillPlaces(database, [FORMER]);
    expect(await first('옛동네')).toEqual(FORMER);
    await prepare(database);
    expect(await first('옛동네')).toBeUndefined();
    expect(await first('신림역')).toMatchObject({ kind: 'station' });
  });
});
