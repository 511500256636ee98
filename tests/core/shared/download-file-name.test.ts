import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { downloadFileName, NO_FILE_NAME } from '#core';
import { anyText } from '../../support/core-values';

describe('downloadFileName', () => {
  it.each([
    ['attachment; filename="report.pdf"', 'report.pdf'],
    ['attachment; filename=report.pdf', 'report.pdf'],
    ['attachment;filename = report.pdf ; size=3', 'report.pdf'],
    ['ATTACHMENT; FILENAME="Report.PDF"', 'Report.PDF'],
    ['inline; filename="a;b=c.txt"', 'a;b=c.txt'],
    ['attachment; filename="f\\oo.html"', 'foo.html'],
    ['attachment; filename="\\"quoting\\" tested.html"', '"quoting" tested.html'],
    ['attachment; filename="first.txt"; filename="second.txt"', 'first.txt'],
    ['filename="bare.txt"', 'bare.txt'],
    ['attachment; filename="open.txt', 'open.txt'],
    ['attachment; filename="C:\\"open.txt', '"open.txt'],
    ['attachment; filename=a"b"', 'a"b"'],
    ['attachment; filename=a"b', 'a"b'],
    ['attachment; filename="50%.txt"', '50%.txt'],
    ['attachment; size=10; filename=" spaced name.txt "', 'spaced name.txt'],
    ['attachment; filename="한칸.pdf"', '한칸.pdf'],
    ["attachment; filename*=UTF-8''%ED%95%9C%EC%B9%B8.pdf", '한칸.pdf'],
    ['attachment; filename*=utf-8\'ko\'%ED%95%9C.pdf; filename="x.pdf"', '한.pdf'],
    ['attachment; filename="x.pdf"; filename*=UTF-8\'\'%ED%95%9C.pdf', '한.pdf'],
    ['attachment; filename*="UTF-8\'\'a%20b.pdf"', 'a b.pdf'],
    ["attachment; filename*=UTF-8''it's.pdf", "it's.pdf"],
    ["attachment; filename*=ISO-8859-1''caf%E9.txt", 'café.txt'],
    ["attachment; filename*=iso-8859-1'fr'caf%e9.txt", 'café.txt'],
  ])('%s', (header, name) => {
    expect(downloadFileName(header)).toBe(name);
  });

  it.each([
    ["attachment; filename*=UTF-8''%E9.txt; filename=plain.txt", 'plain.txt'],
    ["attachment; filename*=UTF-8''%zz; filename=plain.txt", 'plain.txt'],
    ["attachment; filename*=UTF-8''%; filename=plain.txt", 'plain.txt'],
    ["attachment; filename*=ISO-8859-1''%zz.txt; filename=plain.txt", 'plain.txt'],
    ["attachment; filename*=ISO-8859-1''a%4; filename=plain.txt", 'plain.txt'],
    ["attachment; filename*=EUC-KR''%C7%D1.txt; filename=plain.txt", 'plain.txt'],
    ["attachment; filename*=XUTF-8''a; filename=plain.txt", 'plain.txt'],
    ["attachment; filename*=XISO-8859-1''a; filename=plain.txt", 'plain.txt'],
    ["attachment; filename*=UTF-8'a; filename=plain.txt", 'plain.txt'],
    ["attachment; filename*=ISO-8859-1'a; filename=plain.txt", 'plain.txt'],
    ['attachment; filename*=raw.txt; filename=plain.txt', 'plain.txt'],
    ["attachment; filename*=UTF-8''%2F; filename=plain.txt", 'plain.txt'],
    ["attachment; filename*=UTF-8''%00; filename=plain.txt", 'plain.txt'],
  ])('falls back to the plain name: %s', (header, name) => {
    expect(downloadFileName(header)).toBe(name);
  });

  it.each([
    ['attachment; filename="/etc/passwd"', 'passwd'],
    ['attachment; filename="\\\\\\\\server\\\\share\\\\a.txt"', 'a.txt'],
    ['attachment; filename=C:\\dir\\a.txt', 'a.txt'],
    ["attachment; filename*=UTF-8''..%2F..%5Ca.txt", 'a.txt'],
    ["attachment; filename*=UTF-8''a%2Fb%0Ac.txt", 'bc.txt'],
    ["attachment; filename*=UTF-8''a%00b%1F%7F%C2%85.txt", 'ab.txt'],
    ["attachment; filename*=UTF-8''%E2%80%AEfdp.exe", 'fdp.exe'],
    ['attachment; filename="\u202e\u2066a\u200f\u061c.txt"', 'a.txt'],
    ["attachment; filename*=UTF-8''.%E2%80%8F./a", 'a'],
  ])('takes away what is dangerous: %j', (header, name) => {
    expect(downloadFileName(header)).toBe(name);
  });

  it.each([
    null,
    undefined,
    '',
    'attachment',
    'attachment; filename=',
    'attachment; filename=""',
    'attachment; filename="a/"',
    'attachment; filename=".."',
    'attachment; filename=" . "',
    'attachment; filename="\u202e"',
    "attachment; filename*=UTF-8''",
    'attachment; name="a.txt"',
    'attachment; xfilename="a.txt"',
  ])('has none in %j', (header) => {
    expect(downloadFileName(header)).toBe('파일명 미지정');
  });

  it('never has a path, a control character or a bidi mark, and is never empty', () => {
    const headers = fc.oneof(
      anyText,
      anyText.map((text) => `attachment; filename="${text}"`),
      anyText.map((text) => `attachment; filename*=UTF-8''${text}`),
    );
    fc.assert(
      fc.property(headers, (header) => {
        const name = downloadFileName(header);
        expect(name).not.toMatch(/[\p{Cc}/\\\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u);
        expect(name.trim()).toBe(name);
        expect(['', '.', '..']).not.toContain(name);
      }),
    );
  });

  it('reads back a name that was written as RFC 5987 and RFC 6266 say', () => {
    const names = fc
      .string({ unit: 'grapheme' })
      .map(
        (text) =>
          `a${text.replace(/[\p{Cc}/\\\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')}z`,
      );
    fc.assert(
      fc.property(names, (name) => {
        const encoded = encodeURIComponent(name);
        expect(downloadFileName(`attachment; filename*=UTF-8''${encoded}`)).toBe(name);
        const quoted = name.replace(/["\\]/g, '\\$&');
        expect(downloadFileName(`attachment; filename="${quoted}"`)).toBe(name);
      }),
    );
  });

  it('says so where there is none', () => {
    expect(NO_FILE_NAME).toBe('파일명 미지정');
  });
});
