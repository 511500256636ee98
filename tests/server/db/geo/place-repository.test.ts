import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Place } from '#core';
import type { Database } from '../../../../server/db/database';
import { InventoryRepository } from '../../../../server/db/content/inventory-repository';
import { PlaceRepository } from '../../../../server/db/geo/place-repository';
import { fillPlaces } from '../../../../server/db/geo/place-writer';
import { inventories } from '../../../../server/db/schema/content';
import { areas } from '../../../../server/db/schema/geography';
import { DATABASES, openTestDatabase } from '../../../support/databases';

const place = (kind: Place['kind'], name: string, own: Partial<Place> = {}): Place => ({
  id: `${kind}-${name}`,
  kind,
  name,
  detail: '서울 관악구',
  lat: 37.48,
  lng: 126.93,
  level: 5,
  lines: kind === 'station' ? [{ name: '2호선', color: '#00a84d' }] : [],
  ...own,
});

const PLACES = [
  place('area', '신림동'),
  place('area', '관악구', { level: 7 }),
  place('station', '신림역'),
  place('station', '서울대입구역'),
  place('university', '서울대학교'),
  place('station', 'DMC역'),
  place('area', '100%동'),
  place('area', '역삼동'),
];

describe.each(DATABASES)('places on %s', (kind) => {
  let database: Database;
  let repository: PlaceRepository;
  const names = async (query: string, limit = 20) =>
    (await repository.search(query, limit)).map(({ name }) => name);

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    repository = new PlaceRepository(database);
    await fillPlaces(database, PLACES);
  });
  afterAll(() => database.close());

  test('finds by name, without spaces, suffix or capitals', async () => {
    expect(await names('신림')).toEqual(['신림역', '신림동']);
    expect(await names('신림 역')).toEqual(['신림역']);
    expect(await names('dmc')).toEqual(['DMC역']);
    expect(await names('대학교')).toEqual(['서울대학교']);
    expect(await names('서울대')).toEqual(['서울대입구역', '서울대학교']);
  });

  test('finds by initial consonants and half-typed syllables', async () => {
    expect(await names('ㅅㄹㅇ')).toEqual(['신림역']);
    expect(await names('ㄱㅇㄱ')).toEqual(['관악구']);
    expect(await names('시리')).toEqual(['신림역', '신림동']);
  });

  test('takes signs of a pattern as letters', async () => {
    expect(await names('%')).toEqual(['100%동']);
    for (const query of ['_', '', '  ', "'", '\\', '없는곳', '신\0림', '\ud800']) {
      expect(await names(query)).toEqual([]);
    }
  });

  test('gives back whole places, no more than asked for', async () => {
    expect(await repository.search('신림역', 1)).toEqual([PLACES[2]]);
    expect(await names('ㅅ', 2)).toHaveLength(2);
  });

  test('replaces all places at once', async () => {
    await fillPlaces(database, PLACES.slice(0, 2));
    expect(await names('역')).toEqual([]);
  });

  test('knows the 시·도 and the 시·군·구 that an import brought, by their whole names', async () => {
    expect(await repository.wideAreas()).toEqual([]);
    const row = { lat: 37, lng: 127, precision: 'polygon' as const, level: 7, source: 'test' };
    const suwon = { ...row, sido: '경기도', sigungu: '수원시 장안구' };
    await database.db.insert(areas).values([
      { ...row, code: '4100000000', kind: 'sido', sido: '경기도', sigungu: '', dong: '' },
      { ...suwon, code: '4111100000', kind: 'sigungu', dong: '' },
      { ...suwon, code: '4111112900', kind: 'dong', dong: '파장동' },
    ]);
    const found = await repository.wideAreas();
    expect(found.map(({ code, name }) => `${code} ${name}`).sort()).toEqual([
      '4100000000 경기',
      '4111100000 경기 수원시 장안구',
    ]);
  });

  test('shows active inventories of a slot in their order', async () => {
    const slot = { type2: 'text' as const, image: '', linkUrl: '/', content: '', extra: null };
    await database.db.insert(inventories).values([
      { ...slot, target: 'POPUP', title: '둘째', position: 2, active: true },
      { ...slot, target: 'POPUP', title: '첫째', position: 1, active: true },
      { ...slot, target: 'POPUP', title: '꺼짐', position: 0, active: false },
      { ...slot, target: 'web_home_main_top', title: '다른 곳', position: 0, active: true },
    ]);
    const found = await new InventoryRepository(database).of('POPUP');
    expect(found.map(({ TITLE }) => TITLE)).toEqual(['첫째', '둘째']);
  });
});
