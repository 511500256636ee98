import type { Link, PhrasingContent } from 'mdast';
import { isLinkAddress, type Inline, type Mark } from '#core';
import type { ContentFaults } from './content-faults';
import { shortAddress } from './content-pictures';

type Marks = readonly Mark[];

/** The words of a line, as a document has them. What no document may have is told to `faults`. */
export class InlineReader {
  constructor(
    private readonly faults: ContentFaults,
    private readonly linesAbove: number,
  ) {}

  read(nodes: readonly PhrasingContent[]): readonly Inline[] {
    return nodes.flatMap((node) => this.piece(node, []));
  }

  private piece(node: PhrasingContent, marks: Marks): readonly Inline[] {
    switch (node.type) {
      case 'text':
        return this.text(node.value, marks, this.lineOf(node));
      case 'break':
        return [{ type: 'hardBreak' }];
      case 'strong':
        return this.within(node.children, [...marks, { type: 'bold' }]);
      case 'emphasis':
        return this.within(node.children, [...marks, { type: 'italic' }]);
      case 'link':
        return this.link(node, marks);
      default:
        this.refuse(node);
        return [];
    }
  }

  private within(nodes: readonly PhrasingContent[], marks: Marks): readonly Inline[] {
    return nodes.flatMap((node) => this.piece(node, marks));
  }

  private text(value: string, marks: Marks, line: number): readonly Inline[] {
    if (value.includes('**')) {
      const instead =
        '굵은 말 안팎의 문장부호를 확인해 주세요. 괄호나 따옴표는 ** 밖에 두면 됩니다.';
      this.faults.add(line, '**가 굵은 글씨로 읽히지 않습니다.', instead);
    }
    // A line that goes on below is one line.
    const text = value.replace(/[ \t]*\r?\n[ \t]*/g, ' ');
    return text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 && { marks }) }];
  }

  private link({ url, children, position }: Link, marks: Marks): readonly Inline[] {
    if (!isLinkAddress(url)) {
      const instead = 'https:// 주소나 /contents/이름 같은 한칸의 주소를 적어 주세요.';
      this.faults.add(
        this.lineOf({ position }),
        `링크 주소를 쓸 수 없습니다: ${shortAddress(url)}`,
        instead,
      );
      return [];
    }
    return this.within(children, [{ type: 'link', attrs: { href: url } }, ...marks]);
  }

  private refuse(node: PhrasingContent): void {
    const [why, instead] = WHY[node.type] ?? [
      '쓸 수 없는 꾸밈입니다.',
      '지우거나 글로 적어 주세요.',
    ];
    this.faults.add(this.lineOf(node), why, instead);
  }

  lineOf({
    position,
  }: {
    readonly position?: { readonly start: { readonly line: number } } | undefined;
  }): number {
    return this.linesAbove + (position?.start.line ?? 1);
  }
}

const WHY: Readonly<Record<string, readonly [string, string]>> = {
  html: ['HTML은 쓸 수 없습니다.', '지우거나 Markdown으로 적어 주세요.'],
  inlineCode: ['코드는 쓸 수 없습니다.', '`를 지우고 글로 적어 주세요.'],
  image: ['사진이 글 사이에 있습니다.', '사진은 앞뒤로 빈 줄을 두고 한 줄에 하나씩 적어 주세요.'],
  linkReference: [
    '주소를 따로 적은 링크는 쓸 수 없습니다.',
    '[말](주소)처럼 적어 주세요. 대괄호를 그대로 보이려면 \\[처럼 적습니다.',
  ],
  imageReference: ['주소를 따로 적은 사진은 쓸 수 없습니다.', '![설명](주소)처럼 적어 주세요.'],
};
