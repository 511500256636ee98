import { isIP } from 'node:net';

/** Who is counted for an address: whoever has one IPv6 address has all of its /64. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const [front, back] = [groups(head), groups(tail)];
  const whole = [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back];
  return whole
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
