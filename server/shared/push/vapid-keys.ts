import { createECDH } from 'node:crypto';

/** How long the scalar of a key of P-256 is written (RFC 8292, RFC 7518 6.2.2.1). */
const SCALAR_BYTES = 32;

/** A pair of ours, both as base64url: an uncompressed point of P-256 and its scalar. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Of a scalar of at most 32 bytes; Node leaves out the zeros that one begins with. */
export function newVapidKeys(scalar: Buffer = drawnScalar()): VapidKeys {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(scalar);
  const whole = Buffer.concat([Buffer.alloc(SCALAR_BYTES - scalar.length), scalar]);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: whole.toString('base64url') };
}

function drawnScalar(): Buffer {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return pair.getPrivateKey();
}

/** Whether the two belong together. */
export function areVapidKeys({ publicKey, privateKey }: VapidKeys): boolean {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return pair.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

/** Whether a text is a point of the curve, as browsers give one: anybody may send us something else. */
export function isPushKey(p256dh: string): boolean {
  const probe = createECDH('prime256v1');
  probe.generateKeys();
  try {
    probe.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
