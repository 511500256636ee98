import { houseAt, type OwnAddresses } from './own-address';
import { dressed, lookIn, PLAIN, type Look } from './pasted-look';
import { isWordMarker, wordItem, WordLists } from './word-lists';

/** They go with all that is in them. */
const DROPPED =
  'SCRIPT STYLE TEMPLATE NOSCRIPT IFRAME OBJECT EMBED SVG MATH HEAD TITLE META LINK IMG PICTURE VIDEO AUDIO CANVAS SELECT TEXTAREA BUTTON INPUT XML'.split(
    ' ',
  );
/** A line of its own, whatever else they are. */
const BLOCKS =
  'P DIV SECTION ARTICLE HEADER FOOTER MAIN ASIDE NAV FIGURE FIGCAPTION ADDRESS DL DT DD LI FORM FIELDSET DETAILS SUMMARY CENTER BODY'.split(
    ' ',
  );
const BETWEEN_CELLS = ' · ';
/** Deeper, nothing but words is looked for. */
const DEEPEST = 100;

/**
 * What was copied elsewhere as the editor reads it: words with the looks that a document knows, in its
 * blocks, and nothing else. Word's and Hangul's documents say bold by styles, Word even lists.
 */
export function cleanPastedHtml(html: string, own: OwnAddresses): string {
  // Before it is parsed: the policy of the page blanks styles, and complains of them and of scripts.
  const renamed = html
    .replace(/<style[\s>][\s\S]*?<\/style\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) =>
      tag.replace(/(?<=[\s/"'])(?:style|on[a-z]+)(?=\s*=)/gi, 'data-$&'),
    );
  const { body } = new DOMParser().parseFromString(renamed, 'text/html');
  const page = document.implementation.createHTMLDocument('');
  const blocks = new Cleaning(page, own).blocksIn(body, PLAIN, 0);
  page.body.append(...blocks);
  return page.body.innerHTML;
}

class Cleaning {
  constructor(
    private readonly page: Document,
    private readonly own: OwnAddresses,
  ) {}

  /** What stands in an element, block by block. */
  blocksIn(parent: Element, look: Look, depth: number): readonly HTMLElement[] {
    const lists = new WordLists(this.page);
    const blocks: HTMLElement[] = [];
    let line: Node[] = [];
    const endLine = () => {
      const block = this.line('p', line);
      line = [];
      if (block === null) return;
      lists.end();
      blocks.push(this.houseOf(block) ?? block);
    };
    const walk = (node: Node, around: Look, deep: number) => {
      if (node instanceof Element && isLeftOut(node)) return;
      if (node.nodeType === Node.TEXT_NODE || deep > DEEPEST) {
        line.push(...this.words(textIn(node), around));
        return;
      }
      if (!(node instanceof Element)) return;
      if (node.tagName === 'BR') {
        line.push(this.page.createElement('br'));
        return;
      }
      const inside = this.lookOf(node, around);
      const itsBlocks = this.blocksOf(node, inside, deep);
      if (itsBlocks === null && !BLOCKS.includes(node.tagName)) {
        for (const child of node.childNodes) walk(child, inside, deep + 1);
        return;
      }
      endLine();
      const item = wordItem(node);
      const said = itsBlocks ?? this.blocksIn(node, inside, deep + 1);
      if (item === null) {
        if (said.length > 0) lists.end();
        blocks.push(...said);
        return;
      }
      for (const block of said) {
        const begun = lists.add(item, block);
        if (begun !== null) blocks.push(begun);
      }
    };
    for (const child of parent.childNodes) walk(child, look, depth);
    endLine();
    return blocks;
  }

  /** An element that is a block by its kind; null for every other. */
  private blocksOf(element: Element, look: Look, depth: number): readonly HTMLElement[] | null {
    const heading = /^H([1-6])$/.exec(element.tagName)?.[1];
    if (heading !== undefined) {
      const words = this.blocksIn(element, look, depth + 1);
      const lines = this.asLines(words, Number(heading) < 3 ? 'h2' : 'h3');
      // Headlines are bold by themselves.
      for (const bold of lines.flatMap((line) => [...line.querySelectorAll('strong')]))
        bold.replaceWith(...bold.childNodes);
      return lines;
    }
    switch (element.tagName) {
      case 'HR':
        return [this.page.createElement('hr')];
      case 'UL':
      case 'OL':
        return this.list(element, look, depth);
      case 'BLOCKQUOTE': {
        const quote = this.page.createElement('blockquote');
        quote.append(...this.asLines(this.blocksIn(element, look, depth + 1), 'p'));
        return quote.childNodes.length > 0 ? [quote] : [];
      }
      case 'TABLE':
        return [...element.querySelectorAll(':scope > tr, :scope > * > tr')].flatMap((row) =>
          this.row(row, look, depth),
        );
      case 'PRE':
        return textIn(element)
          .split('\n')
          .flatMap((text) => this.line('p', this.words(text, look)) ?? []);
      default:
        return null;
    }
  }

  private list(element: Element, look: Look, depth: number): readonly HTMLElement[] {
    const list = this.page.createElement(element.tagName.toLowerCase());
    for (const child of element.children) {
      if (isLeftOut(child)) continue;
      const blocks = this.blocksIn(child, this.lookOf(child, look), depth + 1);
      const isList = child.tagName === 'UL' || child.tagName === 'OL';
      // Old documents put the inner list beside its item.
      const before = isList ? list.lastElementChild : null;
      const item = before ?? this.page.createElement('li');
      for (const block of isList ? (this.blocksOf(child, look, depth) ?? []) : blocks)
        item.append(...(/^(?:UL|OL)$/.test(block.tagName) ? [block] : this.asLines([block], 'p')));
      if (item.childNodes.length === 0) continue;
      if (item.firstElementChild?.tagName !== 'P') item.prepend(this.page.createElement('p'));
      list.append(item);
    }
    return list.childNodes.length > 0 ? [list] : [];
  }

  /** A row of a table is a line. */
  private row(row: Element, look: Look, depth: number): readonly HTMLElement[] {
    const cells = [...row.children]
      .filter((cell) => !isLeftOut(cell))
      .map((cell) =>
        this.blocksIn(cell, look, depth + 1)
          .map((block) => block.textContent.trim())
          .join(' '),
      );
    const line = this.line('p', this.words(cells.filter(Boolean).join(BETWEEN_CELLS), look));
    return line === null ? [] : [line];
  }

  /** The words of blocks, each line in an element of one kind. */
  private asLines(blocks: readonly HTMLElement[], tag: string): readonly HTMLElement[] {
    return blocks.flatMap((block) => {
      const inner = /^(?:UL|OL|LI|BLOCKQUOTE)$/.test(block.tagName);
      if (inner) return this.asLines([...block.children] as HTMLElement[], tag);
      return this.line(tag, [...block.childNodes]) ?? [];
    });
  }

  /** Null where there is nothing to read in it. */
  private line(tag: string, nodes: readonly Node[]): HTMLElement | null {
    const line = this.page.createElement(tag);
    line.append(...nodes);
    while (line.lastChild?.nodeName === 'BR') line.lastChild.remove();
    return line.textContent.trim() === '' ? null : line;
  }

  private words(text: string, look: Look): readonly Node[] {
    const seen = text.replace(/\s+/g, ' ');
    return seen === '' ? [] : [dressed(seen, look, this.page)];
  }

  private lookOf(element: Element, around: Look): Look {
    const look = lookIn(element, around);
    if (element.tagName !== 'A') return look;
    return { ...look, href: this.own.linkOf(element.getAttribute('href') ?? '') };
  }

  /** A line that is nothing but a link to a house shows the house. */
  private houseOf(line: HTMLElement): HTMLElement | null {
    const [link, ...others] = line.querySelectorAll('a');
    if (link === undefined || others.length > 0) return null;
    if (link.textContent.trim() !== line.textContent.trim()) return null;
    const id = houseAt(link.getAttribute('href') ?? '');
    if (id === null) return null;
    const house = this.page.createElement('div');
    house.dataset['house'] = id;
    return house;
  }
}

/** The words in a node as they stand there, without what is left out; however deep it is. */
function textIn(root: Node): string {
  const walker = document.createTreeWalker(
    root,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node instanceof Element && isLeftOut(node)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  const words: string[] = [];
  for (let node: Node | null = root; node !== null; node = walker.nextNode())
    if (node.nodeType === Node.TEXT_NODE) words.push(node.textContent ?? '');
    else if (node.nodeName === 'BR') words.push('\n');
  return words.join('');
}

const isLeftOut = (element: Element): boolean =>
  DROPPED.includes(element.tagName.toUpperCase()) ||
  element.hasAttribute('hidden') ||
  isWordMarker(element) ||
  /display\s*:\s*none/i.test(element.getAttribute('data-style') ?? '');
