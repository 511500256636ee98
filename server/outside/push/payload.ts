import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushAddress } from '#core';

const CURVE = 'prime256v1';
/** Larger than anything that a push service takes: there is one record. */
const RECORD = 4096;
/** The last record ends with it (RFC 8188). */
const END = Buffer.from([2]);

/** What is drawn for each message; a test gives it. */
interface Drawn {
  readonly salt: Buffer;
  /** The private key of the message. */
  readonly key: Buffer;
}

function drawn(): Drawn {
  const key = createECDH(CURVE);
  key.generateKeys();
  return { salt: randomBytes(16), key: key.getPrivateKey() };
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/**
 * A text as only the device reads it: `aes128gcm` for the keys that its browser gave (RFC 8291). Throws for
 * keys that are none.
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: Pick<PushAddress, 'p256dh' | 'auth'>,
  { salt, key }: Drawn = drawn(),
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const own = createECDH(CURVE);
  own.setPrivateKey(key);
  const ours = own.getPublicKey();
  const secret = derived(
    own.computeSecret(theirs),
    Buffer.from(auth, 'base64url'),
    Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]),
    32,
  );
  const contentKey = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce);
  const record = Buffer.concat([cipher.update(text), cipher.update(END), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD);
  const head = Buffer.concat([salt, size, Buffer.from([ours.length]), ours]);
  return Buffer.concat([head, record, cipher.getAuthTag()]);
}
