import {
  isAlias,
  isMap,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Pair,
} from 'yaml';
import {
  graphemeCount,
  isDay,
  isPlainText,
  MOST_CONTENT_SUMMARY,
  MOST_CONTENT_TITLE,
  MOST_TAG,
  MOST_TAGS,
  plainTextOf,
  TAG_FORM,
  type Yyyymmdd,
} from '#core';
import type { ContentFaults } from './content-faults';

/** What the head of an article's file says. */
export interface ContentHead {
  readonly title: string;
  readonly summary: string;
  readonly tags: readonly string[];
  /** As it is written, with the line on which it stands. */
  readonly cover: { readonly address: string; readonly line: number } | null;
  readonly coverAlt: string;
  readonly publishedOn: Yyyymmdd;
  readonly isExample: boolean;
}

/** The names of a head, and what to write behind each. */
const NAMES = {
  title: `title: 뒤에 제목을 ${MOST_CONTENT_TITLE}자까지 적어 주세요.`,
  summary: `summary: 뒤에 한두 문장을 ${MOST_CONTENT_SUMMARY}자까지 적어 주세요.`,
  tags: `tags: [계약, 초보]처럼 1개에서 ${MOST_TAGS}개까지, 하나에 ${MOST_TAG}자까지 적어 주세요. 글자와 숫자, 사이의 빈칸만 쓸 수 있습니다.`,
  cover: 'cover: 뒤에 사진을 적어 주세요. 그림은 scene:desk처럼 적습니다.',
  coverAlt: 'coverAlt: 뒤에 사진에 무엇이 보이는지 300자까지 적어 주세요.',
  published: 'published: 2026-11-20처럼 적어 주세요.',
  example: 'example: true나 false로 적어 주세요.',
} as const;
type Name = keyof typeof NAMES;

/** Characters of the words for those who do not see a picture. */
export const MOST_ALT = 300;

/** What a head says; null where something is wrong with it, which `faults` hears of. */
export function readHead(head: string | null, faults: ContentFaults): ContentHead | null {
  if (head === null) {
    const instead =
      '첫 줄에 ---를 적고 title, summary, tags, published를 적은 뒤 ---로 닫아 주세요.';
    faults.add(1, '머리말이 없습니다.', instead);
    return null;
  }
  return new Head(head, faults).read();
}

class Head {
  private wrongs = 0;
  private readonly values = new Map<Name, { readonly value: unknown; readonly line: number }>();

  constructor(
    private readonly head: string,
    private readonly faults: ContentFaults,
  ) {}

  read(): ContentHead | null {
    this.collect();
    if (!this.isRight()) return null;
    const head: ContentHead = {
      title: this.words('title', MOST_CONTENT_TITLE),
      summary: this.words('summary', MOST_CONTENT_SUMMARY),
      tags: this.tags(),
      cover: this.cover(),
      coverAlt: this.values.has('cover') ? this.words('coverAlt', MOST_ALT) : '',
      publishedOn: this.day(),
      isExample: this.flag(),
    };
    return this.isRight() ? head : null;
  }

  private collect(): void {
    const lines = new LineCounter();
    const document = parseDocument(this.head, { lineCounter: lines });
    // The line of `---` stands above the head.
    const lineAt = (offset: number) => lines.linePos(offset).line + 1;
    for (const { pos, message } of document.errors)
      this.wrong(
        lineAt(pos[0]),
        `머리말을 읽을 수 없습니다 (${firstLine(message)}).`,
        '이름: 값처럼 적어 주세요. 값에 쌍점이나 따옴표가 있으면 따옴표로 감싸 주세요.',
      );
    if (document.errors.length > 0) return;
    if (this.refersToItself(document, lineAt)) return;
    if (!isMap(document.contents)) {
      this.wrong(
        2,
        '머리말에 이름과 값이 없습니다.',
        'title: 제목처럼 한 줄에 하나씩 적어 주세요.',
      );
      return;
    }
    for (const pair of document.contents.items) if (isPair(pair)) this.keep(pair, lineAt);
  }

  /** A name for a value, by which it is said again, or a kind of value: a few of them make millions. */
  private refersToItself(document: Document, lineAt: (offset: number) => number): boolean {
    let found = false;
    visit(document, {
      Node: (_, node) => {
        const isReference = isAlias(node) || (node as { anchor?: string }).anchor !== undefined;
        if (!isReference && node.tag === undefined) return undefined;
        found = true;
        this.wrong(
          lineAt(node.range?.[0] ?? 0),
          '머리말에 &이름, *이름, !종류는 쓸 수 없습니다.',
          '값을 그대로 적고, 그 기호로 시작하는 값은 따옴표로 감싸 주세요.',
        );
        return visit.BREAK;
      },
    });
    return found;
  }

  private keep({ key, value }: Pair, lineAt: (offset: number) => number): void {
    const line = isScalar(key) ? lineAt(key.range?.[0] ?? 0) : 2;
    const name = isScalar(key) ? String(key.value) : '';
    if (!Object.hasOwn(NAMES, name)) {
      const known = Object.keys(NAMES).join(', ');
      this.wrong(
        line,
        `모르는 이름입니다: ${name}`,
        `${known} 가운데 하나로 고치거나 그 줄을 지워 주세요.`,
      );
      return;
    }
    const plain: unknown =
      isScalar(value) || value === null ? value?.value : (value as { toJSON(): unknown }).toJSON();
    this.values.set(name as Name, { value: plain, line });
  }

  private isRight(): boolean {
    return this.wrongs === 0;
  }

  private wrong(line: number, why: string, instead: string): void {
    this.wrongs += 1;
    this.faults.add(line, why, instead);
  }

  private refuse(name: Name, why: string): void {
    this.wrong(this.values.get(name)?.line ?? 1, `${name}: ${why}`, NAMES[name]);
  }

  /** A text that is there, and not too long; numbers are taken for what they look like. */
  private words(name: Name, most: number): string {
    const value = this.values.get(name)?.value ?? '';
    const text = plainTextOf(
      typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '',
    ).trim();
    const count = graphemeCount(text);
    if (count === 0) this.refuse(name, '비어 있습니다.');
    else if (count > most) this.refuse(name, `${count}자입니다. ${most}자까지 쓸 수 있습니다.`);
    return text;
  }

  private tags(): readonly string[] {
    const value = this.values.get('tags')?.value;
    const tags = (Array.isArray(value) ? (value as readonly unknown[]) : []).map((tag) =>
      String(tag).normalize('NFC'),
    );
    const odd = tags.find((tag) => !TAG_FORM.test(tag) || !isPlainText(tag));
    if (tags.length === 0) this.refuse('tags', '비어 있습니다.');
    else if (tags.length > MOST_TAGS) this.refuse('tags', `${tags.length}개입니다.`);
    else if (odd !== undefined) this.refuse('tags', `쓸 수 없는 태그입니다 (${odd}).`);
    else if (new Set(tags).size < tags.length) this.refuse('tags', '같은 태그가 두 번 있습니다.');
    return tags;
  }

  private cover(): ContentHead['cover'] {
    const given = this.values.get('cover');
    if (given === undefined) return null;
    if (typeof given.value !== 'string' || given.value === '') {
      this.refuse('cover', '비어 있습니다.');
      return null;
    }
    return { address: given.value.normalize('NFC'), line: given.line };
  }

  private day(): Yyyymmdd {
    const value = this.values.get('published')?.value;
    const day =
      typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
        ? value.replaceAll('-', '')
        : '';
    if (!isDay(day)) this.refuse('published', '날짜가 아닙니다.');
    return day;
  }

  private flag(): boolean {
    const value = this.values.get('example')?.value ?? false;
    if (typeof value !== 'boolean') this.refuse('example', 'true나 false가 아닙니다.');
    return value === true;
  }
}

const firstLine = (text: string): string =>
  text.split('\n', 1)[0]?.replace(/ at line.*$/, '') ?? '';
