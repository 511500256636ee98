import { styleOf } from './pasted-look';

/** A line of a list as Word writes it: a paragraph that says how deep it lies. */
interface WordItem {
  readonly level: number;
  readonly isNumbered: boolean;
}

const isMarker = (element: Element): boolean => styleOf(element, 'mso-list') === 'ignore';

/** Null for an ordinary paragraph. */
export function wordItem(element: Element): WordItem | null {
  const level = /level(\d)/.exec(styleOf(element, 'mso-list'))?.[1];
  if (level === undefined) return null;
  const marker = [...element.querySelectorAll('[data-style]')].find(isMarker)?.textContent ?? '';
  return { level: Number(level), isNumbered: /^[\s(]*[\p{L}\p{N}]+[.)]/u.test(marker) };
}

/** Whether an element is the dot or the number that Word draws itself. */
export const isWordMarker = (element: Element): boolean =>
  isMarker(element) || element.tagName === 'O:P';

/** Lists out of lines that follow each other. */
export class WordLists {
  private readonly open: { readonly level: number; readonly list: HTMLElement }[] = [];

  constructor(private readonly page: Document) {}

  /** The outermost list where a new one begins. */
  add({ level, isNumbered }: WordItem, line: Node): HTMLElement | null {
    while ((this.open.at(-1)?.level ?? 0) > level) this.open.pop();
    let begun: HTMLElement | null = null;
    if ((this.open.at(-1)?.level ?? 0) < level) {
      const list = this.page.createElement(isNumbered ? 'ol' : 'ul');
      const item = this.open.at(-1)?.list.lastElementChild ?? null;
      if (item === null) begun = list;
      else item.append(list);
      this.open.push({ level, list });
    }
    const item = this.page.createElement('li');
    item.append(line);
    this.open.at(-1)?.list.append(item);
    return begun;
  }

  /** Something else stands between. */
  end(): void {
    this.open.length = 0;
  }
}
