import * as z from 'zod/mini';
import { PUSH_KIND, PUSH_KINDS } from '#core';
import { flag, said, words } from './body-values';

/** So many bytes as base64url: the last letter of some lengths has bits of no byte. */
const bytes = (name: string, form: RegExp) => {
  const error = said(name, '브라우저가 알려 준 값을 그대로 보내 주세요.');
  return z.string(error).check(z.regex(form, error));
};

const ENDPOINT = said('endpoint', '브라우저가 알려 준 https 주소를 그대로 보내 주세요.');
const KINDS = said('kinds', '받을 알림을 하나 이상 보내 주세요.');

/** An uncompressed point of P-256: 65 bytes, of which the first is 4. */
const POINT = /^B[\w-]{86}$/;

/** PUT /v2/me/push: where this device is reached, and what it is told. */
export const pushBody = z.object({
  endpoint: z.string(ENDPOINT).check(z.regex(/^https?:\/\/[\x21-\x7e]{1,1000}$/, ENDPOINT)),
  p256dh: bytes('p256dh', POINT),
  auth: bytes('auth', /^[\w-]{22}$/),
  publicKey: bytes('publicKey', POINT),
  kinds: words('kinds', PUSH_KIND).check(z.minLength(1, KINDS)),
  showsText: flag('showsText'),
});

/** POST /v2/push/stop: as a push carries it. */
export const pushStopBody = z.object({
  code: bytes('code', new RegExp(`^[\\w-]{22}\\.(?:${PUSH_KINDS.join('|')})\\.[\\w-]{43}$`)),
});
