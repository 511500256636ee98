import { describe, expect, it } from 'vitest';
import { fileSizeText, httpsLink, webLink } from '#core';

describe('a link of a notice', () => {
  it.each([['https://apply.lh.or.kr/a?b=1'], ['HTTPS://example.kr/파일.pdf']])(
    'is opened where it is https: %s',
    (link) => {
      expect(httpsLink(link)).toBe(link);
      expect(webLink(link)).toBe(link);
    },
  );

  it('may be plain http where a person applies, and nowhere else', () => {
    expect(webLink('http://www.example.kr/')).toBe('http://www.example.kr/');
    expect(httpsLink('http://www.example.kr/')).toBe(null);
  });

  it.each([
    [null],
    [''],
    ['javascript:alert(1)'],
    [' javascript:alert(1)'],
    ['java\nscript:alert(1)'],
    ['data:text/html,<script>alert(1)</script>'],
    ['//example.kr'],
    ['/notices/1'],
    ['https://'],
    ['https:\\\\example.kr'],
    ['vbscript:x'],
    [`https://example.kr/${'a'.repeat(2000)}`],
  ])('is dropped where it is anything else: %s', (link) => {
    expect(webLink(link)).toBe(null);
    expect(httpsLink(link)).toBe(null);
  });
});

it.each([
  [0, '0B'],
  [1023, '1023B'],
  [1024, '1KB'],
  [88_064, '86KB'],
  [1_048_575, '1MB'],
  [2_516_582, '2.4MB'],
  [5 * 1024 ** 3, '5120MB'],
  [-1, '0B'],
  [Number.NaN, '0B'],
])('%s bytes are %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});
