import fc from 'fast-check';
import { tidyDocument, type Block, type Mark, type RichDocument } from '#core';

/** Words as people write them: Korean, Latin, signs and emoji. */
const words = fc
  .array(
    fc.constantFrom(
      '자취',
      '월세 45만',
      'room',
      '👩‍👩‍👧',
      '한글ㅋㅋ',
      '!',
      ' ',
      'é',
      '<b>',
      '&amp;',
      '"',
    ),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((parts) => parts.join(''));

const mark: fc.Arbitrary<Mark> = fc.oneof(
  fc.constantFrom<Mark>(
    { type: 'bold' },
    { type: 'italic' },
    { type: 'strike' },
    { type: 'highlight' },
  ),
  fc
    .constantFrom(
      '/place/1',
      'https://example.org/a?b=1#c',
      'mailto:a@example.org',
      'tel:02-123-4567',
    )
    .map((href): Mark => ({ type: 'link', attrs: { href } })),
);

const inline = fc.array(
  fc.oneof(
    fc.record({
      type: fc.constant('text' as const),
      text: words,
      marks: fc.array(mark, { maxLength: 3 }),
    }),
    fc.constant({ type: 'hardBreak' as const }),
  ),
  { maxLength: 4 },
);
const paragraph = inline.map((content) => ({ type: 'paragraph' as const, content }));
const paragraphs = fc.array(paragraph, { minLength: 1, maxLength: 3 });
const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/);

const list = (type: 'bulletList' | 'orderedList', depth: number): fc.Arbitrary<Block> =>
  fc
    .array(
      fc.tuple(
        paragraph,
        depth < 3 ? fc.option(list(type, depth + 1), { nil: null }) : fc.constant(null),
      ),
      { minLength: 1, maxLength: 2 },
    )
    .map((items) => ({
      type,
      content: items.map(([first, inner]) => ({
        type: 'listItem' as const,
        content: inner === null ? [first] : [first, inner],
      })),
    })) as fc.Arbitrary<Block>;

const postBlock: fc.Arbitrary<Block> = fc.oneof(
  paragraph,
  fc
    .tuple(fc.constantFrom(2 as const, 3 as const), inline)
    .map(([level, content]): Block => ({ type: 'heading', attrs: { level }, content })),
  list('bulletList', 1),
  list('orderedList', 1),
  paragraphs.map((content): Block => ({ type: 'blockquote', content })),
  fc.record({ type: fc.constant('house' as const), attrs: fc.record({ id }) }),
  fc.constant<Block>({ type: 'horizontalRule' }),
);

const cell = (type: 'tableHeader' | 'tableCell') =>
  paragraphs.map((content) => ({ type, content }));

const contentBlock: fc.Arbitrary<Block> = fc.oneof(
  postBlock,
  fc
    .tuple(fc.constantFrom('tip' as const, 'warning' as const), paragraphs)
    .map(([tone, content]): Block => ({ type: 'callout', attrs: { tone }, content })),
  words.map((text): Block => ({ type: 'pullQuote', content: [{ type: 'text', text }] })),
  paragraphs.map((content): Block => ({
    type: 'checkList',
    content: content.map((one) => ({ type: 'checkItem', content: [one] })),
  })),
  fc
    .array(fc.tuple(cell('tableHeader'), cell('tableCell')), { minLength: 1, maxLength: 3 })
    .map((rows): Block => ({
      type: 'table',
      content: rows.map((content) => ({ type: 'tableRow', content })),
    })),
  words.map((title): Block => ({ type: 'embed', attrs: { url: 'https://example.org/v', title } })),
);

const documentOf = (block: fc.Arbitrary<Block>): fc.Arbitrary<RichDocument> =>
  fc
    .array(block, { minLength: 1, maxLength: 6 })
    .map((content) => tidyDocument({ type: 'doc', content }));

/** Documents that a post may have, without pictures: those need a store. */
export const postDocument = documentOf(postBlock);
/** The same for articles. */
export const contentDocument = documentOf(contentBlock);

/** A document of one paragraph. */
export const saying = (text: string): RichDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

const leadingTo = (href: unknown) => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [{ type: 'text', text: '여기', marks: [{ type: 'link', attrs: { href } }] }],
    },
  ],
});

function nested(depth: number): unknown {
  let node: unknown = { type: 'paragraph' };
  for (let level = 0; level < depth; level += 1)
    node = {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [{ type: 'paragraph' }, node] }],
    };
  return { type: 'doc', content: [node] };
}

const plain = (extra: object) => ({ type: 'doc', content: [{ type: 'paragraph', ...extra }] });

/** Documents of no kind, by what is wrong with them: each is refused, and harms nothing. */
export const HOSTILE_DOCUMENTS: readonly (readonly [what: string, document: unknown])[] = [
  ['nothing', null],
  ['a text', 'doc'],
  ['a list', []],
  ['no content', { type: 'doc' }],
  ['an empty list', { type: 'doc', content: [] }],
  ['content that is no list', { type: 'doc', content: { length: 1 } }],
  ['another root', { type: 'paragraph' }],
  ['an unknown node', { type: 'doc', content: [{ type: 'script' }] }],
  [
    'a node named like a property of all objects',
    { type: 'doc', content: [{ type: 'constructor' }] },
  ],
  ['HTML as a node', { type: 'doc', content: ['<img src=x onerror=alert(1)>'] }],
  ['an unknown attribute', plain({ attrs: { onclick: 'alert(1)' } })],
  ['an unknown field', plain({ innerHTML: '<b>' })],
  [
    'an unknown mark',
    plain({ content: [{ type: 'text', text: '가', marks: [{ type: 'style' }] }] }),
  ],
  [
    'a style in a mark',
    plain({
      content: [{ type: 'text', text: '가', marks: [{ type: 'bold', attrs: { style: 'x' } }] }],
    }),
  ],
  [
    'a mark twice',
    plain({ content: [{ type: 'text', text: '가', marks: [{ type: 'bold' }, { type: 'bold' }] }] }),
  ],
  [
    'marks out of order',
    plain({
      content: [{ type: 'text', text: '가', marks: [{ type: 'italic' }, { type: 'bold' }] }],
    }),
  ],
  ['no marks in a list', plain({ content: [{ type: 'text', text: '가', marks: [] }] })],
  ['an empty text', plain({ content: [{ type: 'text', text: '' }] })],
  ['a text that is a number', plain({ content: [{ type: 'text', text: 1 }] })],
  [
    'two pieces that are one',
    plain({
      content: [
        { type: 'text', text: '가' },
        { type: 'text', text: '나' },
      ],
    }),
  ],
  ['a line break in a text', plain({ content: [{ type: 'text', text: '가\n나' }] })],
  ['a zero byte', plain({ content: [{ type: 'text', text: '가\0나' }] })],
  ['half of a character', plain({ content: [{ type: 'text', text: '\ud83d' }] })],
  ['reversed writing', plain({ content: [{ type: 'text', text: 'abc\u202efdp.exe' }] })],
  ['an isolate', plain({ content: [{ type: 'text', text: '\u2066abc' }] })],
  ['letters of no width', plain({ content: [{ type: 'text', text: '가\u200b나' }] })],
  ['a filler that looks blank', plain({ content: [{ type: 'text', text: '\u3164' }] })],
  ['hidden tags', plain({ content: [{ type: 'text', text: '가\u{e0041}' }] })],
  ['parted letters', plain({ content: [{ type: 'text', text: '\u1100\u1161' }] })],
  [
    'a heading of the first level',
    { type: 'doc', content: [{ type: 'heading', attrs: { level: 1 } }] },
  ],
  [
    'a heading of a huge level',
    { type: 'doc', content: [{ type: 'heading', attrs: { level: 1e9 } }] },
  ],
  ['a heading without a level', { type: 'doc', content: [{ type: 'heading' }] }],
  [
    'a picture of another site',
    { type: 'doc', content: [{ type: 'picture', attrs: { id: 'https://x', alt: '' } }] },
  ],
  [
    'a picture with a source',
    { type: 'doc', content: [{ type: 'picture', attrs: { id: 'a', alt: '', src: 'x' } }] },
  ],
  [
    'a picture as data',
    {
      type: 'doc',
      content: [{ type: 'picture', attrs: { id: 'data:image/svg+xml,<svg>', alt: '' } }],
    },
  ],
  ['a picture without words', { type: 'doc', content: [{ type: 'picture', attrs: { id: 'a' } }] }],
  ['a house of a path', { type: 'doc', content: [{ type: 'house', attrs: { id: '../1' } }] }],
  ['a list without items', { type: 'doc', content: [{ type: 'bulletList' }] }],
  [
    'an item beside lists',
    { type: 'doc', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
  ],
  [
    'an item that begins with a list',
    {
      type: 'doc',
      content: [
        {
          type: 'bulletList',
          content: [
            {
              type: 'listItem',
              content: [
                {
                  type: 'bulletList',
                  content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  ['lists four deep', nested(4)],
  ['lists 20,000 deep', nested(20_000)],
  [
    'a heading in a quote',
    {
      type: 'doc',
      content: [{ type: 'blockquote', content: [{ type: 'heading', attrs: { level: 2 } }] }],
    },
  ],
  ...[
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.org/1',
    '//example.org',
    '/\\example.org',
    '/%2f/example.org',
    'https://user:word@example.org',
    'https://',
    'http:example.org',
    'https://example.org/\u202e',
    'https://example.org/ a',
    'mailto:',
    'mailto:a@example.org?bcc=b@example.org',
    'tel:060;ext',
    `https://example.org/${'a'.repeat(2000)}`,
    '',
    7,
    null,
  ].map((href): readonly [string, unknown] => [
    `a link to ${JSON.stringify(href).slice(0, 60)}`,
    leadingTo(href),
  ]),
];
