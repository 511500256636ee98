import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostOf, photoAddress } from '../../../../server/import/photos/photo-address';
import { isPublicAddress } from '../../../../server/import/photos/public-address';

type Bytes = readonly [number, number, number, number];
const byte = fc.integer({ min: 0, max: 255 });
/** Everywhere, and often in and beside what is nobody's. */
const bytes: fc.Arbitrary<Bytes> = fc.oneof(
  fc.tuple(byte, byte, byte, byte),
  fc.tuple(fc.constantFrom(0, 9, 10, 11, 126, 127, 128, 223, 224, 255), byte, byte, byte),
  fc.tuple(
    fc.constantFrom(100, 169, 172, 192, 198),
    fc.constantFrom(0, 15, 16, 18, 19, 20, 31, 32, 63, 64, 127, 128, 168, 254, 255),
    byte,
    byte,
  ),
);

/** By the words of RFC 1918, 6598, 3927, 1122 and 5771, without any table. */
const isOwn = ([a, b]: Bytes): boolean =>
  a === 0 ||
  a === 10 ||
  a === 127 ||
  a >= 224 ||
  (a === 100 && b >= 64 && b < 128) ||
  (a === 169 && b === 254) ||
  (a === 172 && b >= 16 && b < 32) ||
  (a === 192 && b === 168) ||
  (a === 198 && (b === 18 || b === 19));

const numberOf = ([a, b, c, d]: Bytes) => ((a * 256 + b) * 256 + c) * 256 + d;
const hex = (number: number) => number.toString(16);

/** The ways in which an address may be written, as programs of all times read them. */
const FORMS: readonly ((at: Bytes) => string)[] = [
  (at) => at.join('.'),
  (at) => String(numberOf(at)),
  (at) => `0x${hex(numberOf(at))}`,
  (at) => `0${numberOf(at).toString(8)}`,
  (at) => at.map((each) => `0x${hex(each)}`).join('.'),
  (at) => at.map((each) => `0${each.toString(8)}`).join('.'),
  ([a, b, c, d]) => `${a}.${(b * 256 + c) * 256 + d}`,
  ([a, b, c, d]) => `${a}.${b}.${c * 256 + d}`,
  (at) => `${at.join('.')}.`,
];

/** The same inside of IPv6: mapped, compatible, translated, in tunnels. */
const INSIDE: readonly ((at: Bytes) => string)[] = [
  (at) => `::ffff:${at.join('.')}`,
  ([a, b, c, d]) => `::ffff:${hex(a * 256 + b)}:${hex(c * 256 + d)}`,
  (at) => `::${at.join('.')}`,
  (at) => `64:ff9b::${at.join('.')}`,
  ([a, b, c, d]) => `2002:${hex(a * 256 + b)}:${hex(c * 256 + d)}::1`,
];

describe('an address of IPv4', () => {
  test('of one’s own machine and networks is never called, however it is written', () => {
    fc.assert(
      fc.property(bytes.filter(isOwn), fc.constantFrom(...FORMS), (at, form) => {
        expect(photoAddress(`https://${form(at)}/1.jpg`)).toBe('private');
      }),
    );
  });

  test('is judged alike, however it is written', () => {
    fc.assert(
      fc.property(bytes, fc.constantFrom(...FORMS), (at, form) => {
        const url = photoAddress(`https://${form(at)}/`);
        const isPublic = isPublicAddress(at.join('.'));
        expect(url instanceof URL).toBe(isPublic);
        if (url instanceof URL) expect(hostOf(url)).toBe(at.join('.'));
      }),
    );
  });

  test('inside of one of IPv6 is never called', () => {
    fc.assert(
      fc.property(bytes, fc.constantFrom(...INSIDE), (at, form) => {
        expect(isPublicAddress(form(at))).toBe(false);
        expect(photoAddress(`https://[${form(at)}]/`)).toBe('private');
      }),
    );
  });
});

test('whatever is written, what may be called is https at its port of a public machine', () => {
  const text = fc.oneof(
    fc.webUrl({ validSchemes: ['http', 'https'], withQueryParameters: true }),
    fc.string().map((rest) => `https://${rest}`),
    fc.ipV6().map((address) => `https://[${address}]/`),
    fc.string(),
  );
  fc.assert(
    fc.property(text, (written) => {
      const url = photoAddress(written);
      if (!(url instanceof URL)) return;
      expect([url.protocol, url.port, url.username, url.password]).toEqual(['https:', '', '', '']);
      expect(hostOf(url)).toMatch(/[.:]/);
      // It is read again as it was read.
      expect(String(photoAddress(url.href))).toBe(url.href);
    }),
  );
});
