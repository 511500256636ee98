import { createPrivateKey, sign, type KeyObject } from 'node:crypto';
import type { VapidKeys } from '../../shared/push/vapid-keys';

/** Services take a token for at most 24 hours; one of 12 bears a clock that differs. */
const GOOD_FOR_S = 12 * 3600;

/** The private half as what signs. Throws for a pair that is none. */
function vapidSigner({ publicKey, privateKey }: VapidKeys): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33, 65)];
  return createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: x.toString('base64url'),
      y: y.toString('base64url'),
      d: privateKey,
    },
  });
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The Authorization header of one push: who we are, to the service of this endpoint alone (RFC 8292). */
export function vapidHeader(
  keys: VapidKeys,
  { endpoint, contact, now }: { readonly endpoint: string; contact: string; now: number },
): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + GOOD_FOR_S,
    sub: contact,
  };
  const said = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(said), {
    key: vapidSigner(keys),
    dsaEncoding: 'ieee-p1363',
  });
  return `vapid t=${said}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}
