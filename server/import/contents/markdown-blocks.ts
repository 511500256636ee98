import type {
  BlockContent,
  DefinitionContent,
  List,
  ListItem,
  Paragraph,
  RootContent,
  Table,
} from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import type * as Doc from '#core';
import { embedFrame, graphemeCount, isId, plainTextOf } from '#core';
import type { ContentFaults } from './content-faults';
import { MOST_ALT } from './content-head';
import { shortAddress } from './content-pictures';
import type { FoundPictures } from './found-pictures';
import { InlineReader } from './markdown-inline';

type Nodes = readonly (BlockContent | DefinitionContent)[];

/** `[ ] ` before what is to be seen to. */
const BOX = /^\[[ xX]?\] +/;

/** A block, and the line on which it begins. */
export interface PlacedBlock {
  readonly block: Doc.Block;
  readonly line: number;
}

/** The blocks of Markdown, as a document has them. What no document may have is told to `faults`. */
export class BlockReader {
  private readonly inline: InlineReader;

  constructor(
    private readonly faults: ContentFaults,
    linesAbove: number,
    private readonly pictures: FoundPictures,
  ) {
    this.inline = new InlineReader(faults, linesAbove);
  }

  read(nodes: readonly RootContent[]): readonly PlacedBlock[] {
    return nodes.flatMap((node) =>
      this.block(node).map((block) => ({ block, line: this.inline.lineOf(node) })),
    );
  }

  private block(node: RootContent): readonly Doc.Block[] {
    switch (node.type) {
      case 'paragraph':
        return this.paragraphOrPictures(node);
      case 'heading':
        if (node.depth === 2 || node.depth === 3)
          return [{ type: 'heading', attrs: { level: node.depth }, ...this.words(node.children) }];
        return this.refuse(
          node,
          '제목의 크기를 쓸 수 없습니다.',
          '글의 제목은 머리말에 있으니 ##나 ###로 적어 주세요.',
        );
      case 'list':
        return [this.list(node)];
      case 'blockquote':
        return [{ type: 'blockquote', content: this.paragraphs(node.children, '인용문') }];
      case 'thematicBreak':
        return [{ type: 'horizontalRule' }];
      case 'table':
        return [this.table(node)];
      case 'containerDirective':
        return this.container(node);
      case 'leafDirective':
        return this.leaf(node);
      case 'code':
        return this.refuse(
          node,
          '코드는 쓸 수 없습니다.',
          '줄 앞의 빈칸 네 개나 ```를 지우고 글로 적어 주세요.',
        );
      case 'html':
        return this.refuse(node, 'HTML은 쓸 수 없습니다.', '지우거나 Markdown으로 적어 주세요.');
      default:
        return this.refuse(node, '쓸 수 없는 요소입니다.', '지우거나 글로 적어 주세요.');
    }
  }

  private words(nodes: Paragraph['children']): { readonly content?: readonly Doc.Inline[] } {
    const content = this.inline.read(nodes);
    return content.length === 0 ? {} : { content };
  }

  /** Pictures that stand alone, one a line. */
  private paragraphOrPictures(node: Paragraph): readonly Doc.Block[] {
    const isBlank = (child: Paragraph['children'][number]) =>
      child.type === 'text' && child.value.trim() === '';
    const seen = node.children.filter((child) => !isBlank(child));
    if (!seen.every(({ type }) => type === 'image')) return [this.paragraph(node)];
    return seen.flatMap((image) => {
      if (image.type !== 'image') return [];
      const line = this.inline.lineOf(image);
      const alt = plainTextOf(image.alt ?? '').trim();
      if (alt === '')
        this.faults.add(
          line,
          `사진에 설명이 없습니다: ${shortAddress(image.url)}`,
          '![사진에 보이는 것](주소)처럼 적어 주세요.',
        );
      if (graphemeCount(alt) > MOST_ALT)
        this.faults.add(
          line,
          `사진의 설명이 ${graphemeCount(alt)}자입니다.`,
          `${MOST_ALT}자 안으로 줄여 주세요.`,
        );
      const id = this.pictures.idOf(image.url, line, this.faults);
      return id === null ? [] : [{ type: 'picture' as const, attrs: { id, alt } }];
    });
  }

  private paragraph(node: Paragraph): Doc.Paragraph {
    return { type: 'paragraph', ...this.words(node.children) };
  }

  private paragraphs(nodes: Nodes, within: string): readonly Doc.Paragraph[] {
    const paragraphs = nodes.flatMap((node) => {
      if (node.type === 'paragraph') return [this.paragraph(node)];
      this.refuse(node, `${within} 안에는 문단만 쓸 수 있습니다.`, '밖으로 옮겨 주세요.');
      return [];
    });
    return paragraphs.length === 0 ? [{ type: 'paragraph' }] : paragraphs;
  }

  private list(node: List): Doc.BulletList | Doc.OrderedList | Doc.CheckList {
    const boxes = node.children.filter(hasBox).length;
    if (node.ordered !== true && boxes > 0) {
      if (boxes < node.children.length)
        this.refuse(
          node,
          '할 일과 목록이 섞여 있습니다.',
          '모든 줄을 - [ ]로 시작하거나 사이에 다른 글을 두어 주세요.',
        );
      return { type: 'checkList', content: node.children.map((item) => this.checkItem(item)) };
    }
    if (node.ordered === true && (node.start ?? 1) !== 1)
      this.refuse(node, '번호가 1에서 시작하지 않습니다.', '1.부터 적거나 번호 없이 적어 주세요.');
    const content = node.children.map((item) => this.item(item));
    return node.ordered === true
      ? { type: 'orderedList', content }
      : { type: 'bulletList', content };
  }

  private item({ children }: ListItem): Doc.ListItem {
    const content = children.flatMap(
      (node): (Doc.Paragraph | Doc.BulletList | Doc.OrderedList)[] => {
        if (node.type === 'paragraph') return [this.paragraph(node)];
        if (node.type !== 'list') {
          this.refuse(node, '목록 안에는 글과 목록만 쓸 수 있습니다.', '목록 밖으로 옮겨 주세요.');
          return [];
        }
        const list = this.list(node);
        if (list.type !== 'checkList') return [list];
        this.refuse(node, '할 일을 목록 안에 쓸 수 없습니다.', '목록 밖으로 옮겨 주세요.');
        return [];
      },
    );
    const [first] = content;
    return {
      type: 'listItem',
      content: first?.type === 'paragraph' ? content : [{ type: 'paragraph' }, ...content],
    };
  }

  private checkItem(item: ListItem): Doc.CheckItem {
    const [first, ...more] = this.paragraphs(item.children, '할 일');
    const [piece, ...pieces] = first?.content ?? [];
    if (first === undefined || piece?.type !== 'text')
      return { type: 'checkItem', content: [{ type: 'paragraph' }] };
    const text = piece.text.replace(BOX, '');
    const content = text === '' ? pieces : [{ ...piece, text }, ...pieces];
    return {
      type: 'checkItem',
      content: [{ type: 'paragraph', ...(content.length > 0 && { content }) }, ...more],
    };
  }

  private table(node: Table): Doc.Table {
    const width = Math.max(...node.children.map(({ children }) => children.length));
    return {
      type: 'table',
      content: node.children.map((row, at) => ({
        type: 'tableRow',
        content: Array.from({ length: width }, (_, column) => ({
          type: at === 0 ? ('tableHeader' as const) : ('tableCell' as const),
          content: [
            { type: 'paragraph' as const, ...this.words(row.children[column]?.children ?? []) },
          ],
        })),
      })),
    };
  }

  private container(node: ContainerDirective): readonly Doc.Block[] {
    if (node.name === 'tip' || node.name === 'warning')
      return [
        {
          type: 'callout',
          attrs: { tone: node.name },
          content: this.paragraphs(node.children, `:::${node.name}`),
        },
      ];
    if (node.name !== 'pull')
      return this.refuse(
        node,
        `모르는 상자입니다: :::${node.name}`,
        ':::tip, :::warning, :::pull 가운데 하나를 써 주세요.',
      );
    const lines = this.paragraphs(node.children, ':::pull');
    const content = lines.flatMap((line, at): readonly Doc.Inline[] => [
      ...(at === 0 ? [] : [{ type: 'hardBreak' as const }]),
      ...(line.content ?? []),
    ]);
    if (content.length > 0) return [{ type: 'pullQuote', content }];
    return this.refuse(node, ':::pull이 비어 있습니다.', '크게 보일 문장을 적어 주세요.');
  }

  private leaf(node: LeafDirective): readonly Doc.Block[] {
    const { name, attributes } = node;
    if (name === 'house') {
      const id = attributes?.['id'] ?? '';
      if (isId(id)) return [{ type: 'house', attrs: { id } }];
      return this.refuse(node, '매물의 번호가 없습니다.', '::house{id=12}처럼 적어 주세요.');
    }
    if (name !== 'video')
      return this.refuse(
        node,
        `모르는 요소입니다: ::${name}`,
        '::video[제목]{url="주소"}나 ::house{id=12}를 써 주세요.',
      );
    const url = attributes?.['url'] ?? '';
    const [label] = node.children;
    const title = label?.type === 'text' ? plainTextOf(label.value).trim() : '';
    if (embedFrame(url) !== null && title !== '') return [{ type: 'embed', attrs: { url, title } }];
    return this.refuse(
      node,
      '영상의 주소나 제목이 없습니다.',
      '::video[제목]{url="https://youtu.be/…"}처럼 유튜브 영상의 주소를 적어 주세요.',
    );
  }

  private refuse(
    node: Parameters<InlineReader['lineOf']>[0],
    why: string,
    instead: string,
  ): readonly [] {
    this.faults.add(this.inline.lineOf(node), why, instead);
    return [];
  }
}

function hasBox({ children: [first] }: ListItem): boolean {
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  return text?.type === 'text' && BOX.test(text.value);
}
