import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import type { PushAddress } from '#core';

export const FAKE_PUSH_HOST = 'push.example.com';
const ORIGIN = `https://${FAKE_PUSH_HOST}`;

/** What a browser was pushed, as it reads it. */
export interface ReceivedPush {
  readonly endpoint: string;
  readonly text: string;
  readonly ttl: string | null;
  readonly topic: string | null;
  readonly urgency: string | null;
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
}

interface Browser {
  readonly address: PushAddress;
  readonly key: ReturnType<typeof createECDH>;
  readonly auth: Buffer;
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/**
 * A push service with the browsers behind it, as RFC 8030, 8188, 8291 and 8292 describe them; written
 * apart from the server's own. It takes what is signed for it by the key that a browser subscribed for,
 * and its browsers read what is encrypted for them.
 */
export class FakePushService {
  readonly received: ReceivedPush[] = [];
  /** What it answers next, in place of taking it. */
  readonly faults: (number | Error)[] = [];
  /** How often it was asked. */
  asked = 0;
  private readonly browsers = new Map<string, Browser>();

  /** A browser that subscribed for a key. */
  subscribe(publicKey: string): PushAddress {
    const key = createECDH('prime256v1');
    const auth = randomBytes(16);
    const address = {
      endpoint: `${ORIGIN}/send/${randomBytes(12).toString('hex')}`,
      p256dh: key.generateKeys('base64url'),
      auth: auth.toString('base64url'),
      publicKey,
    };
    this.browsers.set(address.endpoint, { address, key, auth });
    return address;
  }

  /** The person forbade it, or the browser is gone. */
  unsubscribe({ endpoint }: PushAddress): void {
    this.browsers.delete(endpoint);
  }

  readonly fetch: typeof fetch = (input, init = {}) => {
    this.asked += 1;
    const fault = this.faults.shift();
    if (fault instanceof Error) return Promise.reject(fault);
    const status = fault ?? this.take(input as string, init);
    return Promise.resolve(new Response(null, { status }));
  };

  private take(endpoint: string, { method, headers: given, body }: RequestInit): number {
    const browser = this.browsers.get(endpoint);
    if (browser === undefined) return 410;
    const headers = new Headers(given);
    if (method !== 'POST' || headers.get('content-encoding') !== 'aes128gcm') return 400;
    const ttl = headers.get('ttl');
    if (ttl === null || !/^\d+$/.test(ttl)) return 400;
    const claims = claimsOf(headers.get('authorization') ?? '', browser.address.publicKey);
    if (claims === null) return 403;
    this.received.push({
      endpoint,
      text: decrypted(browser, Buffer.from(body as Uint8Array)),
      ttl,
      topic: headers.get('topic'),
      urgency: headers.get('urgency'),
      claims,
    });
    return 201;
  }
}

/** Null where the token is not signed by this key for this service. */
function claimsOf(authorization: string, publicKey: string): ReceivedPush['claims'] | null {
  const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? [];
  if (key !== publicKey) return null;
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    {
      key: createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  );
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as object;
  const claims = read(body) as ReceivedPush['claims'];
  return isSigned && claims.aud === ORIGIN && 'alg' in read(head) ? claims : null;
}

function decrypted({ key, auth, address }: Browser, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const length = body[20] ?? 0;
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const own = Buffer.from(address.p256dh, 'base64url');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
  const secret = derived(key.computeSecret(sender), auth, info, 32);
  const contentKey = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
