import { isIP } from 'node:net';
import { isPublicAddress } from './public-address';

/** Characters. */
const LONGEST = 2000;

/** Why nothing is fetched from an address. */
export type AddressFault = 'not-https' | 'private' | 'odd';

/**
 * An address that pictures may be fetched from, or why not: https at its usual port, without a name
 * and a password, of a machine on the internet. However a number is written (`https://2130706433`,
 * `https://0x7f.1`), it is read as browsers do. Which machine a name means is looked at when it is called.
 */
export function photoAddress(text: string): URL | AddressFault {
  if (text.length > LONGEST || !URL.canParse(text)) return 'odd';
  const url = new URL(text);
  if (url.protocol !== 'https:') return 'not-https';
  if (url.username !== '' || url.password !== '' || url.port !== '') return 'odd';
  const host = hostOf(url);
  if (isIP(host) !== 0) return isPublicAddress(host) ? url : 'private';
  // A name of one's own network: only the machine's own books know it.
  if (!host.includes('.') || /\.(?:localhost|local|internal|lan|home\.arpa)$/.test(host))
    return 'private';
  return url;
}

/** As the lookup of names takes it: without the brackets of IPv6 and the dot of a full name. */
export const hostOf = ({ hostname }: URL): string =>
  hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
