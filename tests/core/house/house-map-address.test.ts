import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressedPoint,
  distanceMetres,
  EMPTY_FILTER,
  HOUSE_LAYER,
  HOUSE_SORT,
  MAP_START,
  mapAddressFrom,
  mapAddressTo,
  openPopups,
  PARTY,
  PILL_FACE,
  withPopup,
  type Bounds,
  sameLayer,
  type MapAddress,
  type MapLayer,
  type Party,
} from '#core';
import { anyText, evenly } from '../../support/core-values';
import { filters } from '../../support/house-filters';
import { roundTrips } from '../../support/laws';

const nowhere: MapAddress = {
  view: null,
  dong: null,
  layer: HOUSE_LAYER,
  filter: EMPTY_FILTER,
  sort: 'recommended',
  place: null,
  pills: 'price',
  spot: null,
};
/** A place without an extent. */
const point = (lat: number, lng: number): Bounds => ({
  swLat: lat,
  swLng: lng,
  neLat: lat,
  neLng: lng,
});

describe('mapAddressTo', () => {
  it('says only what is set', () => {
    expect(mapAddressTo('', nowhere)).toBe('');
    expect(mapAddressTo('?p=a&lat=1', nowhere)).toBe('?p=a');
    expect(mapAddressTo('?lat=1&lng=2&level=3&sort=price&q=a&type=b&gender=c', nowhere)).toBe('');
  });

  it('says everything, and keeps what is not the map’s byte for byte behind it', () => {
    const address: MapAddress = {
      view: { center: { lat: 37.484204, lng: 126.9295999 }, level: 4.4 },
      dong: null,
      layer: { kind: 'direct', parties: ['TENANT', 'BROKER'] },
      filter: { ...EMPTY_FILTER, types: ['HOUTP00001', 'HOUTP00002'] },
      sort: 'cost',
      place: '신림, 역',
      pills: 'cost',
      spot: point(37.48420004, 126.9296),
    };
    expect(mapAddressTo('?p=%61,b&lat=1&x=%zz&&q=old&pill=price&spot=1,2', address)).toBe(
      '?lat=37.48420&lng=126.92960&level=4&layer=direct&party=TENANT,BROKER&sort=cost&q=%EC%8B%A0%EB%A6%BC,+%EC%97%AD' +
        '&pill=cost&spot=37.4842000,126.9296000&type=HOUTP00001,HOUTP00002&p=%61,b&x=%zz&',
    );
  });
});

describe('a spot in the address', () => {
  it.each([
    ['a point', point(37.1, 126.1), '37.1000000,126.1000000'],
    [
      'a box',
      { swLat: 37.1, swLng: 126.1, neLat: 37.2, neLng: 126.2 },
      '37.1000000,126.1000000,37.2000000,126.2000000',
    ],
    [
      'a line from west to east',
      { swLat: 37.1, swLng: 126.1, neLat: 37.1, neLng: 126.2 },
      '37.1000000,126.1000000,37.1000000,126.2000000',
    ],
    [
      'a line from south to north',
      { swLat: 37.1, swLng: 126.1, neLat: 37.2, neLng: 126.1 },
      '37.1000000,126.1000000,37.2000000,126.1000000',
    ],
  ])('%s', (_, spot, text) => {
    expect(mapAddressTo('', { ...nowhere, spot })).toBe(`?spot=${text}`);
    expect(mapAddressFrom(`?spot=${text}`).spot).toEqual(spot);
  });
});

describe('what the map shows', () => {
  it('is what is known of the address, and houses where nothing is', () => {
    expect(mapAddressFrom('?layer=direct&party=BROKER,x').layer).toEqual({
      kind: 'direct',
      parties: ['BROKER'],
    });
    expect(mapAddressFrom('?layer=x&party=BROKER').layer).toEqual(HOUSE_LAYER);
    expect(mapAddressTo('?layer=direct&party=BROKER', nowhere)).toBe('');
  });

  it('is the same in whatever order those who offer are named', () => {
    const direct = (...parties: Party[]): MapLayer => ({ kind: 'direct', parties });
    expect(sameLayer(HOUSE_LAYER, { kind: 'house' })).toBe(true);
    expect(sameLayer(HOUSE_LAYER, direct())).toBe(false);
    expect(sameLayer(direct('TENANT', 'BROKER'), direct('BROKER', 'TENANT'))).toBe(true);
    expect(sameLayer(direct('TENANT'), direct())).toBe(false);
  });
});

describe('the page of a dong', () => {
  const filter = {
    ...EMPTY_FILTER,
    types: ['HOUTP00001' as const],
    dongliCode: '1162010200',
  };
  const page: MapAddress = { ...nowhere, dong: '1162010200', filter };

  it('is named by its code in place of a point, and keeps what is asked for', () => {
    const search = '?dong=1162010200&type=HOUTP00001';
    expect(mapAddressTo('', page)).toBe(search);
    expect(mapAddressFrom(search)).toEqual(page);
    expect(mapAddressTo('?dong=1162010100&p=a', page)).toBe(`${search}&p=a`);
    expect(mapAddressTo('', { ...page, view: MAP_START })).toBe(search);
  });

  it('is left where the address has a point: there the dong only filters', () => {
    const search = '?dong=1162010200&lat=37.50000&lng=127.00000&level=3';
    const address = mapAddressFrom(search);
    expect(address.dong).toBeNull();
    expect(address.filter.dongliCode).toBe('1162010200');
    expect(mapAddressTo('?dong=1162010100', address)).toBe(search);
  });

  it('says nothing beside a point where its code is none', () => {
    const address = mapAddressFrom('?dong=x&lat=37.5&lng=127&level=3');
    expect(address).toMatchObject({ dong: null, filter: EMPTY_FILTER });
    expect(mapAddressTo('?dong=x', address)).toBe('?lat=37.50000&lng=127.00000&level=3');
  });

  it('may be of a code that is none: whoever looks for it finds that out', () => {
    expect(mapAddressFrom('?dong=x&lat=a').dong).toBe('x');
    expect(mapAddressFrom('?dong=').dong).toBeNull();
  });
});

describe('mapAddressFrom', () => {
  it.each([
    ['', nowhere],
    ['?lat=37.5&lng=127', { ...nowhere, view: { center: { lat: 37.5, lng: 127 }, level: 5 } }],
    [
      '?lat=-37.5&lng=-127&level=7',
      { ...nowhere, view: { center: { lat: -37.5, lng: -127 }, level: 7 } },
    ],
    [
      '?lat=37.5&lng=127&level=0',
      { ...nowhere, view: { center: { lat: 37.5, lng: 127 }, level: 1 } },
    ],
    [
      '?lat=37.5&lng=127&level=99',
      { ...nowhere, view: { center: { lat: 37.5, lng: 127 }, level: 14 } },
    ],
    [
      '?lat=37.5&lng=127&level=5.5',
      { ...nowhere, view: { center: { lat: 37.5, lng: 127 }, level: 5 } },
    ],
    [
      '?lat=37.5&lng=127&level=x7',
      { ...nowhere, view: { center: { lat: 37.5, lng: 127 }, level: 5 } },
    ],
    [
      '?lat=85&lng=-180&level=2',
      { ...nowhere, view: { center: { lat: 85, lng: -180 }, level: 2 } },
    ],
    ['?lat=86&lng=127', nowhere],
    ['?lat=37&lng=181', nowhere],
    ['?lat=&lng=', nowhere],
    ['?lat=37', nowhere],
    ['?lng=127', nowhere],
    ['?lat=1e1&lng=127', nowhere],
    ['?lat=x3&lng=127', nowhere],
    ['?lat=3x&lng=127', nowhere],
    ['?lat=NaN&lng=Infinity', nowhere],
    ['?sort=price', { ...nowhere, sort: 'price' }],
    ['?sort=toString', nowhere],
    ['?q=+', nowhere],
    ['?q=+%EC%8B%A0%EB%A6%BC+', { ...nowhere, place: '신림' }],
    ['?pill=cost', { ...nowhere, pills: 'cost' }],
    ['?pill=toString', nowhere],
    ['?spot=37.4842,126.9296', { ...nowhere, spot: point(37.4842, 126.9296) }],
    [
      '?spot=37.1,126.1,37.2,126.2',
      { ...nowhere, spot: { swLat: 37.1, swLng: 126.1, neLat: 37.2, neLng: 126.2 } },
    ],
    ['?spot=37.2,126.1,37.1,126.2', nowhere],
    ['?spot=37.1,126.2,37.2,126.1', nowhere],
    ['?spot=37.1,126.1,37.2', nowhere],
    ['?spot=37.1', nowhere],
    ['?spot=37.1,126.1,37.2,126.2,1', nowhere],
    ['?spot=86,126', nowhere],
    ['?spot=37,181', nowhere],
    ['?spot=84,126,86,127', nowhere],
    ['?spot=37,179,38,181', nowhere],
    ['?spot=,', nowhere],
    [
      '?deposit=1&depositTo=500',
      { ...nowhere, filter: { ...EMPTY_FILTER, deposit: { from: null, to: 500 } } },
    ],
  ])('%s', (search, address) => {
    expect(mapAddressFrom(search)).toEqual(address);
  });

  it('survives any address', () => {
    fc.assert(
      fc.property(anyText, (search) => {
        const address = mapAddressFrom(search);
        expect(mapAddressFrom(mapAddressTo(search, address))).toEqual(address);
      }),
    );
  });
});

describe('an address of the map', () => {
  const degrees = (limit: number) =>
    fc.integer({ min: -limit * 100_000, max: limit * 100_000 }).map((n) => n / 100_000);
  const parts = fc.record({
    oddDong: fc.option(fc.constantFrom('x', '11620', '신림동')),
    view: fc.option(
      fc.record({
        center: fc.record({ lat: degrees(85), lng: degrees(180) }),
        level: fc.integer({ min: 1, max: 14 }),
      }),
    ),
    layer: fc.oneof(
      fc.constant(HOUSE_LAYER),
      fc.record({
        kind: fc.constant('direct' as const),
        parties: fc.subarray(Object.values(PARTY)),
      }),
    ),
    filter: filters,
    sort: fc.constantFrom(...Object.values(HOUSE_SORT)),
    place: fc.option(fc.string({ minLength: 1, unit: 'grapheme' }).filter((q) => q.trim() === q)),
    pills: fc.constantFrom(...Object.values(PILL_FACE)),
    spot: fc.option(
      fc.tuple(degrees(85), degrees(180), degrees(85), degrees(180)).map(([a, b, c, d]) => ({
        swLat: Math.min(a, c),
        swLng: Math.min(b, d),
        neLat: Math.max(a, c),
        neLng: Math.max(b, d),
      })),
    ),
  });
  const addresses: fc.Arbitrary<MapAddress> = parts.map(({ oddDong, ...one }) => ({
    ...one,
    // Beside a point a dong only filters; one that filters is the one whose page it is.
    dong: one.view === null ? (one.filter.dongliCode ?? oddDong) : null,
  }));

  it('says the same elsewhere, with whatever else stands there', () => {
    for (const search of ['', '?p=login', '?x=1&p=share,report&lat=9']) {
      roundTrips(addresses, (address) => mapAddressTo(search, address), mapAddressFrom);
    }
  });

  it('brings a point back where it is said to, within a metre', () => {
    const anywhere = fc.record({
      lat: evenly(-84, 84),
      lng: evenly(-179, 179),
    });
    fc.assert(
      fc.property(anywhere, (center) => {
        const search = mapAddressTo('', { ...nowhere, view: { center, level: 5 } });
        const point = addressedPoint(center);
        expect(mapAddressFrom(search).view?.center).toEqual(point);
        expect(distanceMetres(center, point)).toBeLessThan(1);
      }),
    );
  });

  it('leaves popups open', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const search = mapAddressTo(withPopup('?lat=3', 'filter'), address);
        expect(openPopups(search)).toEqual(['filter']);
      }),
    );
  });

  it('begins at 신림역', () => {
    expect(MAP_START).toEqual({ center: { lat: 37.4842, lng: 126.92959 }, level: 5 });
  });
});
