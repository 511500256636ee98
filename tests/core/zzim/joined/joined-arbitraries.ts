import fc from 'fast-check';
import {
  CONTACT_METHOD,
  CONTACTED_TYPE,
  hybridStampAt,
  isPriced,
  LISTED_TYPE,
  type JoinedContact,
  STANDS,
  type JoinedRecent,
  type JoinedSeen,
  type JoinedZzim,
  type KeptHouse,
  type SeenState,
} from '#core';

export const NOW = Date.UTC(2026, 10, 28);
export const DAY = 24 * 60 * 60 * 1000;

/** Few of everything, so that many entries are of the same thing and of the same time. */
const anyId = fc.integer({ min: 1, max: 6 }).map(String);
const anyNode = fc.constantFrom('phone', 'desk', 'server');
const anyMoment = fc.oneof(fc.integer({ min: NOW, max: NOW + 8 }), fc.constant(NOW + 3 * DAY));
const anyStamp = fc.tuple(anyMoment, anyNode).map((made) => hybridStampAt(...made));
const anyType = fc.constantFrom(...Object.values(LISTED_TYPE));

const anyKept: fc.Arbitrary<KeptHouse> = fc.record({
  status: fc.constantFrom('OPEN' as const, 'SOLD' as const),
  dealType: fc.constantFrom('MONTH_RENT' as const, 'JEONSE' as const),
  deposit: fc.nat({ max: 9 }),
  monthly: fc.nat({ max: 9 }),
  maintenance: fc.option(fc.nat({ max: 9 })),
});

export const anyZzim: fc.Arbitrary<JoinedZzim> = fc
  .record({ type: anyType, id: anyId, at: anyStamp, isKept: fc.boolean(), kept: anyKept })
  .map(({ kept, ...entry }) => ({
    ...entry,
    kept: entry.isKept && isPriced(entry.type) ? kept : null,
  }));

export const anyState: fc.Arbitrary<SeenState> = fc.record({
  stands: fc.constantFrom(...Object.values(STANDS)),
  price: fc.option(anyKept.map(({ status: _status, ...price }) => price)),
  until: fc.constantFrom('2026-12-01', '2026-12-01T17:00+09:00', null),
  correctedOn: fc.constantFrom('20261111', '20261128', null),
});

export const anySeen: fc.Arbitrary<JoinedSeen> = fc
  .record({ type: anyType, id: anyId, at: anyStamp, isKept: fc.boolean(), state: anyState })
  .map((entry) => ({ ...entry, state: entry.isKept ? entry.state : null }));

const anyPlace = fc.record({
  dongliCode: fc.constantFrom('1162010200', null),
  sigungu: fc.constantFrom('관악구', null),
  dong: fc.constant('신림동'),
  lat: fc.constantFrom(37.5, null),
  lng: fc.constantFrom(127, null),
});

export const anyRecent: fc.Arbitrary<JoinedRecent> = fc
  .record({
    type: anyType,
    id: anyId,
    at: anyStamp,
    isKept: fc.boolean(),
    place: fc.option(anyPlace),
  })
  .map((entry) => ({ ...entry, place: entry.isKept ? entry.place : null }));

export const anyContact: fc.Arbitrary<JoinedContact> = fc.record({
  type: fc.constantFrom(...Object.values(CONTACTED_TYPE)),
  id: anyId,
  at: anyStamp,
  isKept: fc.boolean(),
  method: fc.constantFrom(...Object.values(CONTACT_METHOD)),
});
