import { graphemeCount } from '../shared/text/graphemes';
import type { RichDocument } from './document';
import { isPlainText } from '../shared/text/plain-text';
import { isLinkAddress } from './document-links';
import {
  DOCUMENT_SCHEMA,
  MARK_ORDER,
  MOST_DEPTH,
  MOST_LISTS,
  type DocumentSchema,
  type EditorKind,
} from './document-schema';

/** What is wrong with a document, in Korean. */
const PROBLEMS = {
  shape: '글의 형식이 올바르지 않아요.',
  'unknown-node': '쓸 수 없는 요소가 있어요.',
  'unknown-mark': '쓸 수 없는 꾸밈이 있어요.',
  attribute: '요소의 값이 올바르지 않아요.',
  text: '보이지 않거나 쓸 수 없는 글자가 있어요.',
  link: '링크 주소를 쓸 수 없어요. http나 https 주소인지 확인해 주세요.',
  'too-deep': '목록을 너무 깊게 넣었어요. 3단계까지 쓸 수 있어요.',
  'too-long': '글이 너무 길어요. 조금 줄여 주세요.',
  'too-many-pictures': '사진이 너무 많아요. 몇 장을 빼 주세요.',
} as const;
export type DocumentProblem = keyof typeof PROBLEMS;

export type DocumentCheck =
  | {
      readonly ok: true;
      readonly document: RichDocument;
      /** Each once, in the order of the document. */
      readonly pictureIds: readonly string[];
    }
  | {
      readonly ok: false;
      /** `content[2].marks[0]`; empty where it is the whole. */
      readonly place: string;
      readonly problem: DocumentProblem;
      /** For a person. */
      readonly message: string;
    };

class Fault extends Error {
  constructor(
    readonly place: string,
    readonly problem: DocumentProblem,
  ) {
    super(problem);
  }
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Whether something that was sent is a document (spec/readings R36): nothing in it but the nodes,
 * marks and values of its kind, in their one canonical form, so that it can be stored as it is.
 * What does not fit is refused with its place, never dropped in silence.
 */
export function checkDocument(value: unknown, kind: EditorKind): DocumentCheck {
  const check = new Check(DOCUMENT_SCHEMA[kind]);
  try {
    check.whole(value);
    return { ok: true, document: value as RichDocument, pictureIds: [...check.pictures] };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { place, problem } = error;
    return { ok: false, place, problem, message: PROBLEMS[problem] };
  }
}

class Check {
  readonly pictures = new Set<string>();
  private nodes = 0;
  private text = '';

  constructor(private readonly schema: DocumentSchema) {}

  whole(value: unknown): void {
    this.node(value, ['doc'], '', { depth: 0, lists: 0 });
    if (graphemeCount(this.text) > this.schema.mostText) throw new Fault('', 'too-long');
    if (this.pictures.size > this.schema.mostPictures) throw new Fault('', 'too-many-pictures');
  }

  private node(
    value: unknown,
    allowed: readonly string[],
    place: string,
    around: { readonly depth: number; readonly lists: number },
  ): void {
    const fields = fieldsOf(value, place);
    const type = fields['type'];
    if (typeof type !== 'string') throw new Fault(place, 'shape');
    if (!allowed.includes(type)) throw new Fault(place, 'unknown-node');
    this.nodes += 1;
    if (this.nodes > this.schema.mostNodes) throw new Fault('', 'too-long');
    const rule = this.schema.nodes[type];
    // Words alone have none: they hold nothing.
    if (rule === undefined) {
      this.words(fields, place);
      return;
    }
    attributes(fields, rule.attrs, place);
    onlyKeys(fields, ['type', 'attrs', 'content'], place);
    if (type === 'picture') this.pictures.add((fields['attrs'] as { readonly id: string }).id);
    const lists = around.lists + (type === 'bulletList' || type === 'orderedList' ? 1 : 0);
    const depth = around.depth + 1;
    if (lists > MOST_LISTS || depth > MOST_DEPTH) throw new Fault(place, 'too-deep');
    const children = childrenOf(fields, rule, place);
    for (const [at, child] of children.entries())
      this.node(child, allowedAt(type, rule.holds, at), join(place, 'content', at), {
        depth,
        lists,
      });
    if (type === 'table') evenRows(children as readonly Fields[], place);
    neighbours(children as readonly Fields[], place);
  }

  private words(fields: Fields, place: string): void {
    onlyKeys(fields, ['type', 'text', 'marks'], place);
    const text = fields['text'];
    if (typeof text !== 'string' || text === '' || !isPlainText(text))
      throw new Fault(place, 'text');
    this.text += text;
    // A text that is far too long is not counted to its end.
    if (this.text.length > this.schema.mostText * 8) throw new Fault('', 'too-long');
    if ('marks' in fields) marks(fields['marks'], place);
  }
}

function fieldsOf(value: unknown, place: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Fault(place, 'shape');
  return value as Fields;
}

const join = (place: string, list: string, at: number): string =>
  `${place === '' ? '' : `${place}.`}${list}[${String(at)}]`;

function onlyKeys(fields: Fields, keys: readonly string[], place: string): void {
  if (!Object.keys(fields).every((key) => keys.includes(key))) throw new Fault(place, 'attribute');
}

function attributes(
  fields: Fields,
  rules: Readonly<Record<string, (value: unknown) => boolean>>,
  place: string,
): void {
  const names = Object.keys(rules);
  if (names.length === 0) {
    if ('attrs' in fields) throw new Fault(place, 'attribute');
    return;
  }
  const attrs = fieldsOf(fields['attrs'], place);
  onlyKeys(attrs, names, place);
  for (const [name, isRight] of Object.entries(rules))
    if (!isRight(attrs[name])) throw new Fault(place, 'attribute');
}

/** An empty list is left out: there is one way to write nothing. */
function childrenOf(
  fields: Fields,
  rule: { readonly holds: readonly string[]; readonly least: number },
  place: string,
): readonly unknown[] {
  if (!('content' in fields)) {
    if (rule.least > 0) throw new Fault(place, 'shape');
    return [];
  }
  const children = fields['content'];
  if (rule.holds.length === 0 || !Array.isArray(children) || children.length === 0)
    throw new Fault(place, 'shape');
  return children as readonly unknown[];
}

/** An item of a list begins with words. */
const allowedAt = (type: string, holds: readonly string[], at: number): readonly string[] =>
  type === 'listItem' && at === 0 ? ['paragraph'] : holds;

/** Rows of a table have equally many cells. */
function evenRows(rows: readonly Fields[], place: string): void {
  const counts = new Set(rows.map(({ content }) => (content as readonly unknown[]).length));
  if (counts.size > 1) throw new Fault(place, 'shape');
}

/** Two pieces of text side by side differ in their marks. */
function neighbours(children: readonly Fields[], place: string): void {
  for (const [at, child] of children.entries()) {
    const before = children[at - 1];
    if (before?.['type'] !== 'text' || child['type'] !== 'text') continue;
    if (JSON.stringify(before['marks'] ?? []) === JSON.stringify(child['marks'] ?? []))
      throw new Fault(join(place, 'content', at), 'shape');
  }
}

function marks(value: unknown, place: string): void {
  if (!Array.isArray(value) || value.length === 0) throw new Fault(place, 'shape');
  let last = -1;
  for (const [at, given] of (value as readonly unknown[]).entries()) {
    const here = join(place, 'marks', at);
    const mark = fieldsOf(given, here);
    const order = MARK_ORDER.findIndex((name) => name === mark['type']);
    if (order < 0) throw new Fault(here, 'unknown-mark');
    if (order <= last) throw new Fault(here, 'shape');
    last = order;
    if (mark['type'] !== 'link') {
      onlyKeys(mark, ['type'], here);
      continue;
    }
    onlyKeys(mark, ['type', 'attrs'], here);
    const attrs = fieldsOf(mark['attrs'], here);
    onlyKeys(attrs, ['href'], here);
    const href = attrs['href'];
    if (typeof href !== 'string' || !isLinkAddress(href)) throw new Fault(here, 'link');
  }
}
