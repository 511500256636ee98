import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail, isUrl } from '#core';
import { anyText } from '../../../support/core-values';

describe('isEmail', () => {
  it.each([
    'a@b.kr',
    'first.last+tag@mail.example.co.kr',
    "o'neil@x-y.com",
    `${'a'.repeat(64)}@b.kr`,
    'a@xn--bj0bj06e.xn--3e0b707e',
    'a@b.XN--3E0B707E',
    `a@b.xn--${'a'.repeat(59)}`,
  ])('%s is one', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'a@b',
    'a@@b.kr',
    '@b.kr',
    'a@.kr',
    'a@b..kr',
    '.a@b.kr',
    'a.@b.kr',
    'a..b@c.kr',
    'a b@c.kr',
    'a@b.kr ',
    'a@b.kr\n',
    'a@-b.kr',
    'a@b-.kr',
    'a@b.k',
    'a@b.1',
    'a@b.k1',
    'a@b.xn--',
    'a@b.xn---',
    'a@b.xn-3e0b707e',
    `a@b.xn--${'a'.repeat(60)}`,
    'a@b.한국',
    '한글@b.kr',
    `${'a'.repeat(65)}@b.kr`,
    `a@${'b'.repeat(64)}.kr`,
    `a@${'b.'.repeat(126)}kr`,
    '"a"@b.kr',
  ])('%j is none', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('takes the whole length that the mail allows', () => {
    const domain = `${'b'.repeat(63)}.${'b'.repeat(63)}.${'b'.repeat(58)}.kr`;
    expect(isEmail(`${'a'.repeat(64)}@${domain}`)).toBe(true);
    expect(isEmail(`${'a'.repeat(64)}@b${domain}`)).toBe(false);
  });
});

describe('isUrl', () => {
  it.each([
    'http://example.com',
    'https://example.com/path?q=1#hash',
    'HTTPS://EXAMPLE.COM',
    'https://한글.kr/방',
    'http://127.0.0.1:4180/',
  ])('%s is one', (text) => {
    expect(isUrl(text)).toBe(true);
  });

  it.each([
    '',
    'example.com',
    '//example.com',
    '/map',
    'https:example.com',
    'https:/example.com',
    'https:///example.com',
    'https://?q',
    'https://',
    'ftp://example.com',
    'javascript://example.com',
    'javascript:alert(1)',
    'see https://example.com',
    ' https://example.com',
    'https://example.com ',
    'https://exa mple.com',
    'https://example.com\n',
    'https://example.com/a\\b',
    'https://\\example.com',
    'https://exa\u0000mple.com',
    'https://example.com/\u0085',
    'https://[1',
    'https://:80',
  ])('%j is none', (text) => {
    expect(isUrl(text)).toBe(false);
  });

  it('says of every text whether it is, and one that is can be opened', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          fc.webUrl(),
          anyText.map((text) => `https://${text}`),
        ),
        (text) => {
          expect(isEmail(text) && isUrl(text)).toBe(false);
          if (isUrl(text)) expect(new URL(text).origin).toMatch(/^https?:\/\/./);
        },
      ),
    );
  });
});
