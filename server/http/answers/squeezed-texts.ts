import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { KeptValues, ownBytes } from '../../shared/kept-values';

export type Encoding = 'br' | 'gzip';

const squeezeBrotli = promisify(brotliCompress);
const squeezeGzip = promisify(gzip);

const KEPT_BYTES = 16 * 1024 * 1024;
/** Below this, headers weigh more than what compression saves. */
const WORTH_BYTES = 1024;
/** Up to here it is squeezed at once: handing it to another thread would cost more. */
const SMALL_BYTES = 32 * 1024;
/** At most a tenth more bytes, for less than half of the time. */
const QUICK = { [constants.BROTLI_PARAM_QUALITY]: 2 };
const THOROUGH = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** What browsers say they take is one of few texts; others are read each time. */
const KNOWN_ACCEPTED = 64;
const chosen = new Map<string, Encoding | null>();

/** The best of what the browser takes; `q=0` refuses. Null is uncompressed. */
export function chooseEncoding(accepted: string | undefined): Encoding | null {
  if (accepted === undefined) return null;
  const known = chosen.get(accepted);
  if (known !== undefined) return known;
  const encoding = takes(accepted, 'br') ? 'br' : takes(accepted, 'gzip') ? 'gzip' : null;
  if (chosen.size < KNOWN_ACCEPTED) chosen.set(accepted, encoding);
  return encoding;
}

function takes(accepted: string, encoding: Encoding): boolean {
  return accepted.split(',').some((part) => {
    const [coding, ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
    return coding === encoding && !parameters.some((each) => /^q=0(?:\.0*)?$/.test(each));
  });
}

/**
 * Texts as they travel, by their ETags: the key is made of the bytes themselves, so that nothing in
 * here can be out of date.
 */
export class SqueezedTexts {
  private readonly kept = new KeptValues<Buffer>(KEPT_BYTES, ({ length }) => length);
  private readonly squeezing = new Map<string, Promise<Buffer>>();

  /** The encoding in which a text travels to whoever accepts these. */
  encodingFor(text: Buffer, accepted: string | undefined): Encoding | null {
    return text.length < WORTH_BYTES ? null : chooseEncoding(accepted);
  }

  /** At once where it is kept, or small; once for all who ask meanwhile. */
  in(encoding: Encoding, text: Buffer, etag: string): Buffer | Promise<Buffer> {
    const key = `${encoding} ${etag}`;
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    if (text.length <= SMALL_BYTES) return this.keep(key, squeezeNow(encoding, text));
    return this.squeezing.get(key) ?? this.squeezeOnce(key, encoding, text);
  }

  private squeezeOnce(key: string, encoding: Encoding, text: Buffer): Promise<Buffer> {
    const squeezing = squeezeAside(encoding, text)
      .then((squeezed) => this.keep(key, squeezed))
      .finally(() => {
        this.squeezing.delete(key);
      });
    this.squeezing.set(key, squeezing);
    return squeezing;
  }

  private keep(key: string, squeezed: Buffer): Buffer {
    const own = ownBytes(squeezed);
    this.kept.put(key, own);
    return own;
  }
}

function squeezeNow(encoding: Encoding, text: Buffer): Buffer {
  // What comes out is hardly ever larger than what goes in; unasked, zlib takes 16 kB each time.
  const chunkSize = text.length;
  return encoding === 'gzip'
    ? gzipSync(text, { level: 3, chunkSize })
    : brotliCompressSync(text, { params: QUICK, chunkSize });
}

function squeezeAside(encoding: Encoding, text: Buffer): Promise<Buffer> {
  return encoding === 'gzip' ? squeezeGzip(text) : squeezeBrotli(text, { params: THOROUGH });
}
