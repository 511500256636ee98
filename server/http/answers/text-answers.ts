import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '../wire-types';
import { OF_EVERYBODY } from './alike';
import type { SqueezedTexts } from './squeezed-texts';

const TEXTUAL = /^(?:text\/|application\/(?:json|geo\+json|(?:rss\+)?xml)|image\/svg\+xml)/;

/** Weak: it stands for the text, whatever its encoding. */
function etagOf(body: string | Buffer): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`;
}

/** Whether the browser has what this ETag stands for. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((each) => each.trim() === etag);
}

/** A text that is answered to a reader, and that somebody on the way may keep. */
function isKeepableText(
  { method }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): payload is string | Buffer {
  return (
    (typeof payload === 'string' || Buffer.isBuffer(payload)) &&
    (method === 'GET' || method === 'HEAD') &&
    reply.statusCode === 200 &&
    TEXTUAL.test(String(reply.getHeader('content-type') ?? '')) &&
    reply.getHeader('cache-control') !== 'no-store'
  );
}

/**
 * Gives every text of a 200 to a GET its ETag and says how it may be kept. After everything that
 * decides about that. Streams (files) are left as they are.
 */
export function nameTexts(app: Api): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isKeepableText(request, reply, payload)) {
      done(null, payload);
      return;
    }
    const text = typeof payload === 'string' ? Buffer.from(payload) : payload;
    if (!reply.hasHeader('etag')) void reply.header('etag', etagOf(text));
    const vary = reply.getHeader('vary');
    void reply.header(
      'vary',
      vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`,
    );
    const said = request.routeOptions.config.isAlike === true ? OF_EVERYBODY : 'no-cache';
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', said);
    done(null, text);
  });
}

/** Answers 304 where the browser has the text already, and compresses the rest. After {@link nameTexts}. */
export function squeezeTexts(app: Api, squeezed: SqueezedTexts): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isKeepableText(request, reply, payload) || typeof payload === 'string') {
      done(null, payload);
      return;
    }
    const etag = String(reply.getHeader('etag'));
    if (isKnown(request.headers['if-none-match'], etag)) {
      void reply.code(304).removeHeader('content-type');
      done(null, '');
      return;
    }
    const encoding = squeezed.encodingFor(payload, request.headers['accept-encoding']);
    if (encoding === null) {
      done(null, payload);
      return;
    }
    const send = (body: Buffer) => {
      void reply.header('content-encoding', encoding).removeHeader('content-length');
      done(null, body);
    };
    const body = squeezed.in(encoding, payload, etag);
    if (Buffer.isBuffer(body)) send(body);
    else body.then(send, done);
  });
}
