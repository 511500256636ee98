import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../errors';
import { isApiPath } from './api-path';

/** NUL, which no database text holds, and halves of surrogate pairs, which are no characters. */
const ODD = /[\0\p{Surrogate}]/u;

function decodes(text: string): boolean {
  try {
    return !ODD.test(decodeURIComponent(text.replaceAll('+', ' ')));
  } catch {
    return false;
  }
}

/**
 * Where a request is routed to. One whose path cannot be read goes to the top, where no route
 * stands: programs are refused there, everybody else gets the page for what they asked.
 */
export function routedUrl(url: string): string {
  return decodes(url.split('?', 1)[0] ?? '') ? url : '/';
}

/**
 * Refuses programs an address with text that is none: broken percent-encoding (`%ff`), NUL. The
 * lenient query parser would hand it on as it stands. Who opens a page gets it all the same: mail
 * programs and old sites mangle addresses, and the app reads what it can.
 */
export function refuseOddAddress(
  { originalUrl }: FastifyRequest,
  _reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  if (!isApiPath(originalUrl)) {
    done();
    return;
  }
  const [path = '', ...query] = originalUrl.split('?');
  if (!decodes(path)) {
    done(new Refusal('bad-address', 'path'));
    return;
  }
  try {
    refuseOddPairs(query.join('?'), 'query');
  } catch (error) {
    done(error as Refusal);
    return;
  }
  done();
}

/**
 * Refuses `a=1&b=2` with text that is none, by the name of its parameter, or as `whole`.
 * @throws Refusal
 */
export function refuseOddPairs(pairs: string, whole: string): void {
  for (const pair of pairs.split('&')) {
    if (decodes(pair)) continue;
    const name = pair.split('=', 1)[0] ?? '';
    const field = decodes(name) && name !== '' ? decodeURIComponent(name) : whole;
    throw new Refusal('bad-parameter', field, `${field}: 읽을 수 없는 글자가 들어 있어요.`);
  }
}

/**
 * Refuses a parsed body with NUL or half a character anywhere in it, by the name of its field: no
 * text of the database can hold them.
 */
export function refuseOddBody(
  { body }: FastifyRequest,
  _reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  // No recursion: a body may be nested deeper than the stack is.
  const waiting: { readonly field: string; readonly value: unknown }[] = [
    { field: 'body', value: body },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { field, value } = next;
    const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    const isOdd = typeof value === 'string' && ODD.test(value);
    if (isOdd || parts.some(([name]) => ODD.test(name))) {
      done(new Refusal('bad-parameter', field, `${field}: 읽을 수 없는 글자가 들어 있어요.`));
      return;
    }
    for (const [name, each] of parts)
      waiting.push({ field: value === body ? name : field, value: each });
  }
  done();
}

/** The same for readers of the API's documentation. */
export const JSON_QUERY =
  'Parameters may also come as one JSON object: ?json={…}, or as the whole query: ?{…}';

/**
 * The GET calls of spec/rules §7 also take their parameters as one JSON text, under `json` or as
 * the whole query. Puts them where a plain query would be.
 */
export function readJsonQuery(
  request: { query: unknown; readonly url: string },
  _reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  const query = request.query as Readonly<Record<string, unknown>>;
  const text = query['json'] ?? wholeQuery(request.url);
  if (text !== null) {
    const fields = parseObject(text);
    if (fields instanceof Refusal) {
      done(fields);
      return;
    }
    request.query = fields;
  }
  done();
}

function wholeQuery(url: string): string | null {
  const start = url.indexOf('?');
  if (start < 0) return null;
  const text = decodeURIComponent(url.slice(start + 1).replaceAll('+', ' ')).trim();
  return text.startsWith('{') ? text : null;
}

function parseObject(text: unknown): Readonly<Record<string, unknown>> | Refusal {
  const refusal = new Refusal('bad-parameter', 'json', 'json: JSON 객체 하나로 보내 주세요.');
  let value: unknown;
  try {
    value = JSON.parse(String(text));
  } catch {
    return refusal;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refusal;
  for (const [name, each] of Object.entries(value))
    if (ODD.test(name) || (typeof each === 'string' && ODD.test(each)))
      return new Refusal(
        'bad-parameter',
        ODD.test(name) ? 'json' : name,
        'json: 읽을 수 없는 글자가 들어 있어요.',
      );
  return value as Readonly<Record<string, unknown>>;
}
