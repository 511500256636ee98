import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const squeezeBrotli = promisify(brotliCompress);
const squeezeGzip = promisify(gzip);

type Encoding = 'br' | 'gzip';

const TEXTUAL = /^(?:text\/|application\/(?:json|geo\+json|xml)|image\/svg\+xml)/;
/** Below this, headers weigh more than what compression saves. */
const WORTH_BYTES = 1024;
const KEPT_BYTES = 16 * 1024 * 1024;

/**
 * Compressed answers by their ETag and encoding, the oldest out first. The key is made of the
 * bytes themselves, so that nothing in here can be out of date.
 */
class KeptBytes {
  private readonly entries = new Map<string, Buffer>();
  private bytes = 0;

  get(key: string): Buffer | undefined {
    const found = this.entries.get(key);
    if (found !== undefined) {
      this.entries.delete(key);
      this.entries.set(key, found);
    }
    return found;
  }

  put(key: string, value: Buffer): void {
    if (this.entries.has(key)) return;
    this.entries.set(key, value);
    this.bytes += value.length;
    for (const [oldest, { length }] of this.entries) {
      if (this.bytes <= KEPT_BYTES) break;
      this.entries.delete(oldest);
      this.bytes -= length;
    }
  }
}

/** The best of what the browser takes; `q=0` refuses. Null is uncompressed. */
export function chooseEncoding(accepted: string | undefined): Encoding | null {
  const takes = (name: string) =>
    (accepted ?? '').split(',').some((part) => {
      const [coding, ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
      return coding === name && !parameters.some((each) => /^q=0(?:\.0*)?$/.test(each));
    });
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : null;
}

/** Weak: it stands for the text, whatever its encoding. */
export function etagOf(body: string | Buffer): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`;
}

/** Whether the browser has what this ETag stands for. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((each) => each.trim() === etag);
}

/** Up to here it is squeezed at once: handing it to another thread would cost more. */
const SMALL_BYTES = 32 * 1024;
/** A twentieth more bytes for a third of the time. */
const QUICK = { [constants.BROTLI_PARAM_QUALITY]: 3 };
const THOROUGH = { [constants.BROTLI_PARAM_QUALITY]: 5 };

function squeeze(body: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  if (body.length > SMALL_BYTES)
    return encoding === 'gzip' ? squeezeGzip(body) : squeezeBrotli(body, { params: THOROUGH });
  return encoding === 'gzip'
    ? gzipSync(body, { level: 3 })
    : brotliCompressSync(body, { params: QUICK });
}

/**
 * Gives every text of a 200 to a GET its ETag, answers 304 where the browser has it already, and
 * compresses the rest. Streams (files) are left as they are.
 */
export function answerBytes() {
  const kept = new KeptBytes();
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    payload: unknown,
  ): Promise<unknown> => {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isText || !isRead || reply.statusCode !== 200) return payload;
    if (!TEXTUAL.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    if (reply.getHeader('cache-control') === 'no-store') return payload;

    const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
    const own = reply.getHeader('etag');
    const etag = typeof own === 'string' ? own : etagOf(body);
    void reply.header('etag', etag);
    const vary = reply.getHeader('vary');
    void reply.header(
      'vary',
      vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`,
    );
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-cache');
    if (isKnown(request.headers['if-none-match'], etag)) {
      void reply.code(304).removeHeader('content-type');
      return '';
    }
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === null || body.length < WORTH_BYTES) return body;
    const key = `${encoding} ${etag}`;
    const squeezed = kept.get(key) ?? (await squeeze(body, encoding));
    kept.put(key, squeezed);
    void reply.header('content-encoding', encoding).removeHeader('content-length');
    return squeezed;
  };
}
