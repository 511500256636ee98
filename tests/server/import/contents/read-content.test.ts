import { describe, expect, test } from 'vitest';
import { checkDocument, EDITOR_KIND, type Block } from '#core';
import { drawnContentPictures } from '../../../../server/import/contents/content-pictures';
import { readContent } from '../../../../server/import/contents/read-content';

const HEAD = `---
title: 계약하는 날
summary: 순서를 적었어요.
tags: [계약, 자취 시작]
cover: scene:desk
coverAlt: 책상
published: 2026-04-14
---
`;

const read = (body: string, head = HEAD, id = 'contract-day') =>
  readContent(id, `${head}${body}`, drawnContentPictures);

async function blocks(body: string): Promise<readonly Block[]> {
  const found = await read(body);
  if ('faults' in found) throw new Error(JSON.stringify(found.faults));
  const check = checkDocument(found.content.document, EDITOR_KIND.CONTENT);
  expect(check.ok).toBe(true);
  return found.content.document.content;
}

async function faults(body: string, head = HEAD, id = 'contract-day') {
  const found = await read(body, head, id);
  return 'faults' in found ? found.faults.map(({ line, why }) => `${line} ${why}`) : [];
}

const text = (words: string) => ({ type: 'text', text: words });
const paragraph = (words: string) => ({ type: 'paragraph', content: [text(words)] });

describe('a file of an article', () => {
  test('says in its head what lists show', async () => {
    expect(await read('글')).toEqual({
      content: {
        id: 'contract-day',
        title: '계약하는 날',
        summary: '순서를 적었어요.',
        tags: ['계약', '자취 시작'],
        coverId: 'scene-desk',
        coverAlt: '책상',
        publishedOn: '20260414',
        isExample: false,
        document: { type: 'doc', content: [paragraph('글')] },
      },
    });
    const example = await read('글', HEAD.replace('cover: scene:desk', 'example: true'));
    expect(example).toMatchObject({ content: { isExample: true, coverId: null, coverAlt: '' } });
  });

  test('is read with a mark of its encoding and with the line ends of Windows', async () => {
    const windows = `\uFEFF${HEAD}첫 줄\n둘째 줄`.replaceAll('\n', '\r\n');
    expect(await readContent('a', windows, drawnContentPictures)).toMatchObject({
      content: { title: '계약하는 날', document: { content: [paragraph('첫 줄 둘째 줄')] } },
    });
  });

  test('may have headings, lists, quotes, rules and words that stand out', async () => {
    expect(
      await blocks(
        '## 하나\n\n### **둘**\n\n- 가\n  1. 나\n\n> 인용\n\n---\n\n[**굵은**](/contents/a) _기울임_  \n다음',
      ),
    ).toEqual([
      { type: 'heading', attrs: { level: 2 }, content: [text('하나')] },
      {
        type: 'heading',
        attrs: { level: 3 },
        content: [{ ...text('둘'), marks: [{ type: 'bold' }] }],
      },
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [
              paragraph('가'),
              { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph('나')] }] },
            ],
          },
        ],
      },
      { type: 'blockquote', content: [paragraph('인용')] },
      { type: 'horizontalRule' },
      {
        type: 'paragraph',
        content: [
          {
            ...text('굵은'),
            marks: [{ type: 'link', attrs: { href: '/contents/a' } }, { type: 'bold' }],
          },
          text(' '),
          { ...text('기울임'), marks: [{ type: 'italic' }] },
          { type: 'hardBreak' },
          text('다음'),
        ],
      },
    ]);
  });

  test('may have pictures, check lists, boxes, large sentences, tables, films and houses', async () => {
    expect(
      await blocks(`![책상](scene:desk)

- [ ] 신분증
- [x] **도장**

:::warning
조심해요.
:::

:::pull
크게 보여요.
:::

| 칸 | 값 |
| -- | -- |
| 가 |

::video[방 보는 법]{url="https://youtu.be/dQw4w9WgXcQ"}

::house{id=12}`),
    ).toEqual([
      { type: 'picture', attrs: { id: 'scene-desk', alt: '책상' } },
      {
        type: 'checkList',
        content: [
          { type: 'checkItem', content: [paragraph('신분증')] },
          {
            type: 'checkItem',
            content: [
              {
                type: 'paragraph',
                content: [{ ...text('도장'), marks: [{ type: 'bold' }] }],
              },
            ],
          },
        ],
      },
      { type: 'callout', attrs: { tone: 'warning' }, content: [paragraph('조심해요.')] },
      { type: 'pullQuote', content: [text('크게 보여요.')] },
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: ['칸', '값'].map((cell) => ({
              type: 'tableHeader',
              content: [paragraph(cell)],
            })),
          },
          {
            type: 'tableRow',
            content: [
              { type: 'tableCell', content: [paragraph('가')] },
              { type: 'tableCell', content: [{ type: 'paragraph' }] },
            ],
          },
        ],
      },
      {
        type: 'embed',
        attrs: { url: 'https://youtu.be/dQw4w9WgXcQ', title: '방 보는 법' },
      },
      { type: 'house', attrs: { id: '12' } },
    ]);
  });

  test('keeps a colon within a line, and what looks like a time', async () => {
    expect(await blocks('전화:가능 10:30 :tip')).toEqual([paragraph('전화:가능 10:30 :tip')]);
  });

  test.each([
    ['<script>alert(1)</script>', 'HTML은 쓸 수 없습니다.'],
    ['글 <b>굵게</b>', 'HTML은 쓸 수 없습니다.'],
    ['`코드`', '코드는 쓸 수 없습니다.'],
    ['```\n코드\n```', '코드는 쓸 수 없습니다.'],
    ['# 큰 제목', '제목의 크기를 쓸 수 없습니다.'],
    ['#### 작은 제목', '제목의 크기를 쓸 수 없습니다.'],
    ['[말](javascript:alert(1))', '링크 주소를 쓸 수 없습니다: javascript:alert(1)'],
    ['[말](data:text/html,x)', '링크 주소를 쓸 수 없습니다: data:text/html,x'],
    ['[말](//evil.example)', '링크 주소를 쓸 수 없습니다: //evil.example'],
    ['![없음](scene:moon)', '사진을 찾을 수 없습니다: scene:moon'],
    ['글 ![책상](scene:desk) 글', '사진이 글 사이에 있습니다.'],
    ['3. 셋부터', '번호가 1에서 시작하지 않습니다.'],
    ['- [ ] 하나\n- 둘', '할 일과 목록이 섞여 있습니다.'],
    ['- > 나', '목록 안에는 글과 목록만 쓸 수 있습니다.'],
    [':::note\n글\n:::', '모르는 상자입니다: :::note'],
    ['::map', '모르는 요소입니다: ::map'],
    ['::video[남의 영상]{url="https://evil.example/v"}', '영상의 주소나 제목이 없습니다.'],
    ['::house', '매물의 번호가 없습니다.'],
    ['**"말"**이라고 했어요', '**가 굵은 글씨로 읽히지 않습니다.'],
    ['- 1\n  - 2\n    - 3\n      - 4', '목록을 너무 깊게 넣었어요. 3단계까지 쓸 수 있어요.'],
    ['[말][뜻]\n\n[뜻]: https://a.example', '주소를 따로 적은 링크는 쓸 수 없습니다.'],
  ])('with %j is refused with its line', async (body, why) => {
    expect(await faults(`첫 문단\n\n${body}`)).toContain(`11 ${why}`);
  });

  test.each([
    ['', '1 머리말이 없습니다.'],
    ['---\ntitle: [\n---\n', '머리말을 읽을 수 없습니다'],
    ['---\n- 하나\n---\n', '2 머리말에 이름과 값이 없습니다.'],
    [HEAD.replace('title: 계약하는 날', 'titel: 계약'), '2 모르는 이름입니다: titel'],
    [HEAD.replace('계약하는 날', '가'.repeat(81)), '2 title: 81자입니다. 80자까지 쓸 수 있습니다.'],
    [HEAD.replace('순서를 적었어요.', ''), '3 summary: 비어 있습니다.'],
    [HEAD.replace('[계약, 자취 시작]', '[]'), '4 tags: 비어 있습니다.'],
    [HEAD.replace('[계약, 자취 시작]', '[계약, 계약]'), '4 tags: 같은 태그가 두 번 있습니다.'],
    [HEAD.replace('[계약, 자취 시작]', '["#계약"]'), '4 tags: 쓸 수 없는 태그입니다 (#계약).'],
    [HEAD.replace('scene:desk', 'scene:moon'), '5 사진을 찾을 수 없습니다: scene:moon'],
    [HEAD.replace('coverAlt: 책상\n', ''), '1 coverAlt: 비어 있습니다.'],
    [HEAD.replace('2026-04-14', '2026-02-29'), '7 published: 날짜가 아닙니다.'],
    [HEAD.replace('cover:', 'example: 아니오\ncover:'), '5 example: true나 false가 아닙니다.'],
  ])('with the head %j is refused with its line', async (head, why) => {
    expect((await faults('글', head)).join('\n')).toContain(why);
  });

  test('whose name is no address, or that says nothing, is refused', async () => {
    expect(await faults('글', HEAD, '계약하는 날')).toEqual([
      '1 주소로 쓸 수 없는 파일 이름입니다: 계약하는 날',
    ]);
    expect(await faults('')).toEqual(['9 글이 비어 있습니다.']);
  });
});
