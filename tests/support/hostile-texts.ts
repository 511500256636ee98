import fc, { type Arbitrary } from 'fast-check';

/** What would be more than text in a page, in a script or in an address; no text holds a NUL. */
const PARTS = [
  '"',
  "'",
  '<',
  '>',
  '&',
  '/',
  '`',
  '\\',
  '=',
  ' ',
  '\n',
  '\r',
  '\t',
  '\u0001',
  '\u000c',
  '\u001b',
  '\u007f',
  '\u0085',
  '\u00a0',
  '\u2028',
  '\u2029',
  '\u202e',
  '\u2066',
  '\u200b',
  '\ufeff',
  '<script>alert(1)</script>',
  '</script>',
  '</SCRIPT >',
  '<!--',
  '--!>',
  '-->',
  '<![CDATA[',
  ']]>',
  '</title>',
  '</head>',
  '</body>',
  '</noscript>',
  '</textarea>',
  '</style>',
  '<div id="root">',
  '</div>',
  '<img src=x onerror=alert(1)>',
  '<b style="color:red">',
  '<!--hankan-head-->',
  '<!--hankan-env-->',
  '<!--$-->',
  '&lt;',
  '&quot;',
  '&#39;',
  '&#0;',
  String.raw`\u003c`,
  '$&',
  '$`',
  "$'",
  '$1',
  '{{',
  '%00',
  '%3C',
  'javascript:',
  'data:text/html,',
  '신림동',
  '🏠',
  '가나다라마바사아자차카타파하'.repeat(715),
] as const;

const withoutNul = (text: string): string => text.replaceAll('\0', '');

const ofParts = fc
  .array(fc.constantFrom(...PARTS), { maxLength: 25 })
  .map((parts) => parts.join(''));

/** Texts that a database holds and that are no harm to a page which takes them for texts. */
export const hostileText: Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: ofParts },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 200 }).map(withoutNul) },
);

/** The same, with halves of characters among them, which no database holds. */
export const brokenText: Arbitrary<string> = fc.oneof(
  { weight: 1, arbitrary: hostileText },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.constantFrom('\ud83d', '\udfe0', ...PARTS.slice(0, 30)), { maxLength: 40 })
      .map((parts) => parts.join('')),
  },
);
