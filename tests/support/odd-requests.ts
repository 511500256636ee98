import fc from 'fast-check';
import type { InjectOptions } from 'fastify';

/** A box around 신림역, as a query says it. */
export const BOX = { swLat: '37.4', swLng: '126.9', neLat: '37.6', neLng: '127.1' };
/** A query, rightly encoded. */
export const query = (fields: Readonly<Record<string, string>>) =>
  new URLSearchParams(fields).toString();

/** Text as people, programs and attackers send it, encoded rightly or not. */
const oddText = fc.oneof(
  fc.string({ unit: 'binary' }).map((text) => encodeURIComponent(text)),
  fc.string().map((text) => text.replaceAll(/[\s#]/g, '')),
  fc.constantFrom('%ff', '%00', '%ED%A0%80', '%', '%zz', '+', '', 'NaN', 'Infinity', '1e9', '0x1'),
  fc.constantFrom('-', '--1', '1;', "' or 1=1 --".replaceAll(' ', '+'), '..%2f..%2f', '%0d%0aX:1'),
  fc.double().map(String),
  fc.bigInt().map(String),
);

const names = [
  ...['swLat', 'swLng', 'neLat', 'neLng', 'lat', 'lng', 'level', 'sort', 'limit', 'cursor', 'q'],
  ...['type', 'dealType', 'depositFrom', 'depositTo', 'monthlyFrom', 'monthlyTo', 'areaFrom'],
  ...['areaTo', 'option', 'discount', 'gender', 'TARGET', 'json', 'HOUTP', '_switch', '__proto__'],
  ...['withMaintenance', 'layout', 'exceptFloor', 'elevator', 'moveInBy', 'walkWithin'],
  ...['confirmedWithin', 'dongliCode', 'id', 'news', 'category', 'radius'],
];

const url = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        '/v2/houses',
        '/v2/houses/map',
        '/v2/houses/nearest',
        '/v2/codes',
        '/v2/places',
        '/v2/houses/some',
        '/v2/houses/lately',
        '/v2/areas/at',
        '/v2/stops/near',
        '/v2/places/nearby',
        '/v2/houses/tally',
        '/v1/inventories',
        '/v1/session',
        '/healthz',
        '/nowhere',
      ),
      fc.boolean(),
      fc.array(fc.tuple(fc.constantFrom(...names), oddText), { maxLength: 5 }),
    )
    .map(
      ([path, hasBox, pairs]) =>
        `${path}?${hasBox ? query(BOX) : ''}&${pairs.map((pair) => pair.join('=')).join('&')}`,
    ),
  oddText.map((id) => `/v2/houses/${id}`),
  oddText.map((id) => `/v2/houses/${id}/similar`),
  oddText.map((id) => `/v2/houses/${id}/price-level`),
  oddText.map((id) => `/v2/houses/some?id=${id}`),
  oddText.map((path) => `/images/${path}`),
  oddText.map((path) => `/${path}`),
);

/** Requests that no client of ours would send, and some that it would. */
export const oddRequest = fc.record({
  method: fc.constantFrom<NonNullable<InjectOptions['method']>>(
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
    'OPTIONS',
  ),
  url,
  headers: fc.constantFrom<Record<string, string>>(
    {},
    { 'content-type': 'application/json' },
    { 'content-type': 'text/xml' },
    { 'accept-encoding': 'br;q=x,,gzip;q=0' },
    { 'if-none-match': '*' },
    { authorization: '\u00ff' },
  ),
});
