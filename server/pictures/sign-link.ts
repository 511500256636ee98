import { createHmac, timingSafeEqual } from 'node:crypto';

/** Thumbor's signature: HMAC-SHA1 of all that follows it, url-safe base64 with padding. */
function signatureOf(link: string, secret: string): string {
  const bare = createHmac('sha1', secret).update(link).digest('base64url');
  return bare.padEnd(Math.ceil(bare.length / 4) * 4, '=');
}

/** `<signature>/<link>` */
export const signLink = (link: string, secret: string) => `${signatureOf(link, secret)}/${link}`;

/** The link, where its signature is ours; null otherwise. Takes as long for a near miss. */
export function openLink(signed: string, secret: string): string | null {
  const slash = signed.indexOf('/');
  if (slash < 0) return null;
  const link = signed.slice(slash + 1);
  const given = Buffer.from(decodedPadding(signed.slice(0, slash)));
  const right = Buffer.from(signatureOf(link, secret));
  return given.length === right.length && timingSafeEqual(given, right) ? link : null;
}

/** Some proxies send the padding percent-encoded. */
const decodedPadding = (signature: string) => signature.replaceAll(/%3d/gi, '=');
