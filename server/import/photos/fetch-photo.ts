import type { IncomingMessage } from 'node:http';
import type { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Result } from '#core';
import { hostOf, photoAddress, type AddressFault } from './photo-address';
import { isPublicAddress } from './public-address';

/** Why there is no file. `away`: its host is not reached or does not answer; another time it may. */
export type FetchFault =
  | AddressFault
  | 'away'
  | 'too-slow'
  | 'too-large'
  | 'too-many-redirects'
  | 'not-there';

interface Answered {
  readonly address: string;
  readonly family: number;
}

interface FetchParts {
  readonly request: typeof httpsRequest;
  /** All addresses of a name. */
  readonly resolve: (host: string) => Promise<readonly Answered[]>;
  /** Bytes. */
  readonly most: number;
  /** For all of a file, redirects included. */
  readonly ms: number;
}

const MOST_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];

/** Ends a fetch; its message is the fault. */
class Fault extends Error {
  constructor(readonly fault: FetchFault) {
    super(fault);
  }
}

/**
 * Fetches a file of the internet, and nothing of one's own network: a name is looked up once, every
 * address of it has to be public, and one of them is what is called, so that a name that means another
 * machine a moment later leads nowhere. Each redirect is looked at alike.
 */
export async function fetchPhoto(
  address: string,
  parts: FetchParts,
): Promise<Result<Buffer, FetchFault>> {
  const signal = AbortSignal.timeout(parts.ms);
  try {
    return { ok: true, value: await follow(address, parts, signal) };
  } catch (error) {
    if (signal.aborted) return { ok: false, reason: 'too-slow' };
    return { ok: false, reason: faultOf(error) };
  }
}

function faultOf(error: unknown): FetchFault {
  for (let each = error; each instanceof Error; each = each.cause)
    if (each instanceof Fault) return each.fault;
  return 'away';
}

async function follow(start: string, parts: FetchParts, signal: AbortSignal): Promise<Buffer> {
  let address = start;
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    const url = photoAddress(address);
    if (!(url instanceof URL)) throw new Fault(url);
    const answer = await ask(url, parts, signal);
    try {
      const status = answer.statusCode ?? 0;
      const { location } = answer.headers;
      if (REDIRECTS.includes(status) && location !== undefined) {
        if (!URL.canParse(location, url.href)) throw new Fault('odd');
        address = new URL(location, url).href;
        continue;
      }
      if (status >= 500 || status === 429) throw new Fault('away');
      if (status !== 200) throw new Fault('not-there');
      return await wholeOf(answer, parts.most);
    } finally {
      answer.destroy();
    }
  }
  throw new Fault('too-many-redirects');
}

function ask(
  url: URL,
  { request, resolve }: FetchParts,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const host = hostOf(url);
  return new Promise((answer, fail) => {
    request(
      {
        host,
        path: `${url.pathname}${url.search}`,
        port: 443,
        // A connection of its own: none that was opened for another name.
        agent: false,
        signal,
        lookup: publicLookup(resolve),
        headers: {
          host: url.host,
          accept: 'image/webp,image/jpeg,image/png,image/gif',
          'accept-encoding': 'identity',
          'user-agent': 'hankan-import',
        },
      },
      answer,
    )
      .once('error', fail)
      .end();
  });
}

/** Finds the addresses of a name, and none where any of them is not public. */
function publicLookup(resolve: FetchParts['resolve']): LookupFunction {
  return (host, { all }, done) => {
    resolve(host).then(
      (found) => {
        const [first] = found;
        if (first === undefined) done(new Fault('away'), '', 0);
        else if (found.some(({ address }) => !isPublicAddress(address)))
          done(new Fault('private'), '', 0);
        else if (all === true) done(null, [...found]);
        else done(null, first.address, first.family);
      },
      (error: unknown) => {
        done(error as Error, '', 0);
      },
    );
  };
}

async function wholeOf(answer: IncomingMessage, most: number): Promise<Buffer> {
  if (Number(answer.headers['content-length'] ?? 0) > most) throw new Fault('too-large');
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of answer as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > most) throw new Fault('too-large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces, bytes);
}
