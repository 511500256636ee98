import { isIP } from 'node:net';

/** The services of the browsers that there are (seen 2026-11): Chrome, Firefox, Safari, Edge. */
export const PUSH_HOSTS: readonly string[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

const NAME = /^(?:\*\.)?(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/;

/** A name, or `*.` and a name for all below it. An address, or a name of one's own network, is none. */
export const isPushHost = (text: string): boolean => NAME.test(text) && isIP(text) === 0;

const fits = (host: string, pattern: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern;

/**
 * Whether we would send to an endpoint that anybody may have told us: at one of these hosts, encrypted, at
 * the usual port, as nobody. So nobody makes the server ask what is near it.
 */
export function isServiceOf(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return hosts.some((each) => fits(hostname, each));
}
