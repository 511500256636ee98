import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#core';
import type { Stored } from '../../ports/stored';
import type { AnswerHeaders } from '../headers/answer-headers';
import { askedOrigin } from '../site-origin';
import type { Api } from '../wire-types';
import { within } from '../../shared/within';
import { KeptValues, ownBytes } from '../../shared/kept-values';
import type { SqueezedTexts } from './squeezed-texts';
import { isKnown } from './text-answers';

/** What an answer was made of: it is what would be answered now as long as all of it is the same. */
export interface MadeOf {
  readonly of: Stored;
  /** Of that data, as {@link Watched} tells it. */
  readonly version: string;
  /** ms; null where neither the minute nor the day changes it. */
  readonly moment: number | null;
  /** Where the request was sent to (`https://host`), for an answer that says so; null for the others. */
  readonly origin: string | null;
  /** Whom it was made for, where readers are answered differently; null for one for all. */
  readonly reader?: string | null;
}

/** What tells whether an answer would be the same now. */
interface Watched {
  /** The version that this part of the stored data has now. */
  readonly version: (request: FastifyRequest, of: Stored) => Promise<string>;
  readonly clock: Clock;
  /** Which of those who are answered differently this one is; null where all are answered alike. */
  readonly readerOf: (request: FastifyRequest) => string | null;
}

interface HotAnswer {
  readonly of: Stored;
  readonly version: string;
  /** Minutes since 1970; null for any. */
  readonly minute: number | null;
  readonly origin: string | null;
  readonly text: Buffer;
  readonly etag: string;
  /** Name, value, name, value …: what every answer of it carries, whoever asks. */
  readonly head: readonly string[];
  readonly contentType: string;
}

const KEPT_BYTES = 16 * 1024 * 1024;
const MINUTE_MS = 60_000;
/** A database that has not told its version by then is left to whoever makes the answer. */
const LOOK_MS = 1000;
/**
 * Longer addresses are not cached. The app's own have a quarter of this, but anybody can send
 * longer ones.
 */
const LONGEST_ADDRESS = 2048;
/** Headers that are cached with an answer; all others belong to one request. */
const SAID_AGAIN = ['cache-control', 'etag', 'vary'] as const;

declare module 'fastify' {
  interface FastifyInstance {
    readonly hotAnswers: HotAnswers;
  }
  interface FastifyRequest {
    /** Null where the answer may not be kept. */
    madeOf: MadeOf | null;
  }
}

/** No address has a space in it. */
const keyOf = (url: string, reader: string | null): string =>
  reader === null ? url : `${reader} ${url}`;

const minuteOf = (moment: number): number => Math.floor(moment / MINUTE_MS);

/**
 * Answers that are asked for over and over, by their address: one holds as long as what it was made
 * of, and is then as exact as a new one. Only what everybody is answered alike is kept.
 */
class HotAnswers {
  private readonly calls = new KeptValues<HotAnswer>(KEPT_BYTES, ({ text }) => text.length);
  /** Apart: a crawler that reads every page pushes no answer of the map away. */
  private readonly pages = new KeptValues<HotAnswer>(KEPT_BYTES, ({ text }) => text.length);

  constructor(
    private readonly watched: Watched,
    private readonly headers: AnswerHeaders,
    private readonly squeezed: SqueezedTexts,
  ) {}

  /** The answer to this request may be kept: it is the same for everybody who asks for its address. */
  keep(request: FastifyRequest, madeOf: MadeOf): void {
    const isShort = request.originalUrl.length <= LONGEST_ADDRESS;
    if (request.method === 'GET' && isShort) request.madeOf = madeOf;
  }

  /** The answer to this address, if one is kept; whether it still holds is another question. */
  find(request: FastifyRequest): HotAnswer | null {
    if (request.method !== 'GET') return null;
    // As it was sent: what cannot be read is routed to another address (`routedUrl`).
    const reader = this.watched.readerOf(request);
    const known = this.of(reader).get(keyOf(request.originalUrl, reader));
    if (known === undefined) return null;
    return known.origin === null || known.origin === askedOrigin(request) ? known : null;
  }

  /** Answers with it where it still is what would be answered now; false where it is not. */
  async answer(request: FastifyRequest, reply: FastifyReply, known: HotAnswer): Promise<boolean> {
    const version = await this.versionNow(request, known.of);
    const isOfNow = known.minute === null || known.minute === minuteOf(this.watched.clock.now());
    if (!isOfNow || known.version !== version) return false;
    await this.send(request, reply, known);
    return true;
  }

  /** Null where the database does not tell: a page is shown without it, and a call says what is wrong. */
  private async versionNow(request: FastifyRequest, of: Stored): Promise<string | null> {
    try {
      return await within(LOOK_MS, this.watched.version(request, of));
    } catch {
      return null;
    }
  }

  put({ originalUrl, url, madeOf }: FastifyRequest, reply: FastifyReply, text: Buffer): void {
    const etag = reply.getHeader('etag');
    // Without an ETag it is a refusal, or one person's, whose tokens were renewed on the way.
    if (madeOf === null || typeof etag !== 'string') return;
    const { of, version, moment, origin, reader = null } = madeOf;
    const contentType = String(reply.getHeader('content-type'));
    const head = Object.entries(this.headers.of(contentType, url)).flat();
    for (const name of SAID_AGAIN) head.push(name, String(reply.getHeader(name)));
    const minute = moment === null ? null : minuteOf(moment);
    const own = ownBytes(text);
    this.of(reader).put(keyOf(originalUrl, reader), {
      of,
      version,
      minute,
      origin,
      text: own,
      etag,
      head,
      contentType,
    });
  }

  private of(reader: string | null): KeptValues<HotAnswer> {
    return reader === null ? this.calls : this.pages;
  }

  /** Past everything that an answer has to be made by. */
  private async send(
    { headers }: FastifyRequest,
    reply: FastifyReply,
    answer: HotAnswer,
  ): Promise<void> {
    const { text, etag } = answer;
    const head = [...answer.head, ...ownHead(reply)];
    if (isKnown(headers['if-none-match'], etag)) {
      reply.hijack().raw.writeHead(304, head).end();
      return;
    }
    const encoding = this.squeezed.encodingFor(text, headers['accept-encoding']);
    const found = encoding === null ? text : this.squeezed.in(encoding, text, etag);
    const body = Buffer.isBuffer(found) ? found : await found;
    head.push('content-type', answer.contentType, 'content-length', String(body.length));
    if (encoding !== null) head.push('content-encoding', encoding);
    reply.hijack().raw.writeHead(200, head).end(body);
  }
}

/** What was said before for the one who asks (CORS), beside what is said again. */
function ownHead(reply: FastifyReply): string[] {
  const own: string[] = [];
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (name !== 'vary') own.push(name, String(value));
  }
  return own;
}

/**
 * Gives the server `app.hotAnswers`, and answers from them. After what finds out who asks, and
 * before everything that looks at the question.
 */
export function addHotAnswers(
  app: Api,
  watched: Watched,
  { headers, squeezed }: { headers: AnswerHeaders; squeezed: SqueezedTexts },
): void {
  const hot = new HotAnswers(watched, headers, squeezed);
  app.decorate('hotAnswers', hot);
  app.decorateRequest('madeOf', null);
  app.addHook('onRequest', (request, reply, done) => {
    const known = hot.find(request);
    // What carries new tokens is one person's; a closing server ends its connections as it answers.
    if (known === null || reply.hasHeader('authentication') || app.leaving.hasBegun()) {
      done();
      return;
    }
    hot.answer(request, reply, known).then((isAnswered) => {
      if (!isAnswered) done();
    }, done);
  });
}

/** Keeps what may be kept, as it is before it is compressed. After the ETag is there. */
export function keepHotAnswers(app: Api): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.madeOf !== null && Buffer.isBuffer(payload))
      app.hotAnswers.put(request, reply, payload);
    done(null, payload);
  });
}
