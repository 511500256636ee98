import { describe, expect, it } from 'vitest';
import { photoAddress } from '../../../../server/import/photos/photo-address';
import { isPublicAddress } from '../../../../server/import/photos/public-address';

describe('an address of the internet', () => {
  it.each(['1.1.1.1', '93.184.216.34', '223.130.195.95', '2606:4700:4700::1111', '2a00:1450::1'])(
    'is %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    [
      'of one’s own machine and networks',
      '0.0.0.0 10.0.0.1 100.64.0.1 127.0.0.1 127.255.255.254 172.16.0.1 172.31.255.255 192.168.0.1 ::1 :: fc00::1 fd12:3456::1 fe80::1',
    ],
    ['where clouds tell machines their keys', '169.254.169.254 fd00:ec2::254'],
    [
      'IPv4 inside of IPv6',
      '::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:1.1.1.1 ::127.0.0.1 ::ffff:0:127.0.0.1 64:ff9b::7f00:1 64:ff9b:1::7f00:1 2002:7f00:1:: 2001:0:7f00:1::',
    ],
    [
      'of groups, examples and tests',
      '224.0.0.1 239.255.255.250 240.0.0.1 255.255.255.255 ff02::1 192.0.2.1 198.18.0.1 198.51.100.1 203.0.113.1 192.0.0.1 2001:db8::1 3fff::1',
    ],
    ['none at all', 'localhost 1.2.3 1.2.3.256 01.2.3.4 ::g fe80::1%eth0 1.1.1.1:443'],
  ])('is none %s', (_, addresses) => {
    for (const address of ['', ...addresses.split(' ')])
      expect([address, isPublicAddress(address)]).toEqual([address, false]);
  });
});

describe('an address of a picture', () => {
  it.each([
    ['https://pictures.example.com/1.jpg', 'https://pictures.example.com/1.jpg'],
    ['HTTPS://Pictures.Example.com:443/방.jpg', 'https://pictures.example.com/%EB%B0%A9.jpg'],
    ['https://1.1.1.1/1.jpg', 'https://1.1.1.1/1.jpg'],
    ['https://사진.한국/1.jpg', 'https://xn--vf4bi0o.xn--3e0b707e/1.jpg'],
    ['https://[2606:4700:4700::1111]/1.jpg', 'https://[2606:4700:4700::1111]/1.jpg'],
  ])('%s is read', (text, href) => {
    expect(String(photoAddress(text))).toBe(href);
  });

  it.each([
    ['not-https', 'http://pictures.example.com/1.jpg'],
    ['not-https', 'ftp://pictures.example.com/1.jpg'],
    ['not-https', 'file:///etc/passwd'],
    ['not-https', 'data:image/png;base64,AAAA'],
    ['odd', 'https://'],
    ['odd', 'https://user:word@pictures.example.com/1.jpg'],
    ['odd', 'https://user@pictures.example.com/1.jpg'],
    ['odd', 'https://pictures.example.com:8443/1.jpg'],
    ['odd', 'https://pictures.example.com:22/'],
    ['odd', `https://pictures.example.com/${'a'.repeat(2000)}`],
    ['odd', 'https://1.2.3.256/'],
    ['private', 'https://localhost/1.jpg'],
    ['private', 'https://localhost./1.jpg'],
    ['private', 'https://intranet/1.jpg'],
    ['private', 'https://nas.local/1.jpg'],
    ['private', 'https://db.internal/1.jpg'],
    ['private', 'https://a.localhost/1.jpg'],
    ['private', 'https://127.0.0.1/'],
    ['private', 'https://127.0.0.1./'],
    ['private', 'https://127.1/'],
    ['private', 'https://2130706433/'],
    ['private', 'https://0x7f000001/'],
    ['private', 'https://0x7f.1/'],
    ['private', 'https://017700000001/'],
    ['private', 'https://0/'],
    ['private', 'https://１２７.０.０.１/'],
    ['private', 'https://169.254.169.254/latest/meta-data/'],
    ['private', 'https://[::1]/'],
    ['private', 'https://[::ffff:127.0.0.1]/'],
    ['private', 'https://[::ffff:7f00:1]/'],
    ['private', 'https://[64:ff9b::a00:1]/'],
    ['private', 'https://[fd00::1]/'],
  ])('that is %s is not called: %s', (fault, text) => {
    expect(photoAddress(text)).toBe(fault);
  });
});
