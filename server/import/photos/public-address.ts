import { BlockList, isIP } from 'node:net';

/** Networks of IPv4 that are nobody's on the internet (IANA's registry of special addresses, 2026-11). */
const SPECIAL_4: readonly (readonly [net: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Groups, what is reserved, and everybody at once.
  ['224.0.0.0', 3],
];

/** Of IPv6 only this part is given to anybody; mapped, translated and local addresses are outside. */
const GIVEN_6 = ['2000::', 3] as const;

/** Within it: tunnels, which lead to an IPv4 address of anybody's choice, and examples. */
const SPECIAL_6: readonly (readonly [net: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

const special = new BlockList();
for (const [net, bits] of SPECIAL_4) special.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of SPECIAL_6) special.addSubnet(net, bits, 'ipv6');
const given = new BlockList();
given.addSubnet(...GIVEN_6, 'ipv6');

/** Whether an address of IPv4 or IPv6 is one of the internet, and not of this machine or its networks. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4');
    case 6:
      return given.check(address, 'ipv6') && !special.check(address, 'ipv6');
    default:
      return false;
  }
}
