import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { isDay } from '#core';
import { addressOf, exampleOf } from './openapi/addresses';
import type { DescribedCall, Parameter } from './openapi/calls';

/** A box around 신림역, as a query says it. */
export const BOX = { swLat: '37.4', swLng: '126.9', neLat: '37.6', neLng: '127.1' };
/** A query, rightly encoded. */
export const query = (fields: Readonly<Record<string, string>>) =>
  new URLSearchParams(fields).toString();

/** Text as people, programs and attackers send it, encoded rightly or not. */
const oddText = fc.oneof(
  fc.string({ unit: 'binary' }).map((text) => encodeURIComponent(text)),
  // A backslash is a slash to whoever puts such a request together.
  fc.string().map((text) => text.replaceAll(/[\s#\\]/g, '')),
  fc.constantFrom('%ff', '%00', '%ED%A0%80', '%', '%zz', '+', '', 'NaN', 'Infinity', '1e9', '0x1'),
  fc.constantFrom('-', '--1', '1;', "' or 1=1 --".replaceAll(' ', '+'), '..%2f..%2f', '%0d%0aX:1'),
  fc.double().map(String),
  fc.bigInt().map(String),
);

/** Names that some call may be told, and names that none may. */
const namesIn = (calls: readonly DescribedCall[]) => [
  ...new Set(calls.flatMap(({ parameters }) => parameters.map(({ name }) => name))),
  'json',
  '__proto__',
];

/** The address of a call, or of none, with odd values of whatever some call may be told. */
function oddUrl(calls: readonly DescribedCall[]): fc.Arbitrary<string> {
  const paths = [...calls.map(({ path }) => path), '/images/{path}', '/{path}', '/nowhere'];
  const pairs = fc.array(fc.tuple(fc.constantFrom(...namesIn(calls)), oddText), { maxLength: 5 });
  return fc
    .tuple(fc.constantFrom(...paths), oddText, fc.boolean(), pairs, fc.boolean())
    .map(([path, part, hasBox, told, isEncoded]) => {
      const search = [hasBox ? query(BOX) : '', ...told.map((pair) => pair.join('='))].join('&');
      const named = path.replaceAll(/\{\w+\}/g, () => part);
      // The router reads /v%31/session as /v1/session.
      return `${isEncoded ? named.replace(/\d/, (digit) => `%3${digit}`) : named}?${search}`;
    });
}

/** Requests that no client of ours would send, and some that it would. */
export const oddRequests = (calls: readonly DescribedCall[]) =>
  fc.record({
    method: fc.constantFrom<NonNullable<InjectOptions['method']>>(
      'GET',
      'HEAD',
      'POST',
      'PUT',
      'PATCH',
      'DELETE',
      'OPTIONS',
    ),
    url: oddUrl(calls),
    headers: fc.constantFrom<Record<string, string>>(
      {},
      { 'content-type': 'application/json' },
      { 'content-type': 'text/xml' },
      { 'accept-encoding': 'br;q=x,,gzip;q=0' },
      { 'if-none-match': '*' },
      { authorization: '\u00ff' },
    ),
  });

/** Values at the edges of what the contract takes, and between them. */
function edgesOf(parameter: Parameter): fc.Arbitrary<string> {
  const { type, minimum: min, maximum: max, ...schema } = parameter.schema;
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum).map(String);
  const words = schema.items?.enum;
  if (words !== undefined)
    return fc.subarray([...words], { minLength: 1 }).map((some) => some.join(','));
  if (type === 'integer' && min !== undefined && max !== undefined)
    return fc.oneof(fc.constantFrom(min, max), fc.integer({ min, max })).map(String);
  if (type === 'number' && min !== undefined && max !== undefined)
    return fc
      .oneof(fc.constantFrom(min, max, 0), fc.double({ min, max, noNaN: true }))
      .map((value) => String(Number(value.toFixed(18))));
  const usual = String(exampleOf(parameter) ?? '');
  return isDay(usual) ? fc.constantFrom('00010101', usual, '99991231') : fc.constant(usual);
}

/** The other end of a range or a box, by the name of its lower one; null for all other names. */
function upperOf(name: string): string | null {
  if (name.startsWith('sw')) return name.replace('sw', 'ne');
  return name.endsWith('From') ? name.replace(/From$/, 'To') : null;
}

/** The same values with lower ends below upper ones: otherwise most of them would be refused. */
function inOrder(told: Readonly<Record<string, string>>): Record<string, string> {
  const ordered = { ...told };
  for (const [name, low] of Object.entries(told)) {
    const upper = upperOf(name);
    const high = upper === null ? undefined : told[upper];
    if (upper === null || high === undefined || Number(low) <= Number(high)) continue;
    ordered[name] = high;
    ordered[upper] = low;
  }
  return ordered;
}

/** Addresses of a call, with some of what it may be told at the edges of what the contract takes. */
export function edgeAddresses(calls: readonly DescribedCall[]): fc.Arbitrary<string> {
  const tellable = (each: Parameter) => each.in === 'query' && exampleOf(each) !== undefined;
  const told = calls.filter(({ parameters }) => parameters.some(tellable));
  return fc.constantFrom(...told).chain((call) => {
    const asked = call.parameters.filter(tellable);
    const needed = asked.filter(({ required }) => required).map(({ name }) => name);
    return fc
      .record(Object.fromEntries(asked.map((each) => [each.name, edgesOf(each)])), {
        requiredKeys: needed,
      })
      .map((values) => addressOf(call, inOrder(values)));
  });
}
