import fc from 'fast-check';
import { expect, test } from 'vitest';
import { facebookAddress, smsAddress } from '../../../src/adapters/social/share-addresses';

const anyText = fc.string({ unit: 'grapheme' });
const urls = fc
  .tuple(fc.webUrl(), anyText, anyText)
  .map(([base, name, value]) => `${base}?${name}=${value}&신림=역#${value}`);

test('whatever is in an address comes out of both ways as it went in', () => {
  fc.assert(
    fc.property(urls, anyText, (url, words) => {
      // Several lines are several lines, in the words only.
      const title = words.replaceAll(/[\r\n]/g, ' ');
      expect(new URL(facebookAddress({ url })).searchParams.get('u')).toBe(url);
      const body = smsAddress({ title, url }).slice('sms:?&body='.length);
      expect(decodeURIComponent(body).split('\n').at(-1)).toBe(url.split('\n').at(-1));
      expect(decodeURIComponent(body).endsWith(url)).toBe(true);
      expect(body).toMatch(/^[A-Za-z0-9\-_.!~*'()%]*$/);
    }),
  );
});
