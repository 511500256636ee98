/** How words look, as far as a document keeps it. */
export interface Look {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly strike: boolean;
  readonly highlight: boolean;
  /** Where they lead. */
  readonly href: string | null;
}

export const PLAIN: Look = {
  bold: false,
  italic: false,
  strike: false,
  highlight: false,
  href: null,
};

const OF_TAG: Readonly<Record<string, Partial<Look>>> = {
  B: { bold: true },
  STRONG: { bold: true },
  I: { italic: true },
  EM: { italic: true },
  S: { strike: true },
  DEL: { strike: true },
  STRIKE: { strike: true },
  MARK: { highlight: true },
};

/** The value of a property, from the text of the attribute: the policy of the page blanks the parsed one. */
export function styleOf(element: Element, property: string): string {
  const style = element.getAttribute('data-style') ?? '';
  const found = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'i').exec(style);
  return found?.[1]?.trim().toLowerCase() ?? '';
}

/** How the words in an element look, given how those around it do. */
export function lookIn(element: Element, around: Look): Look {
  const weight = styleOf(element, 'font-weight');
  const slant = styleOf(element, 'font-style');
  const line = `${styleOf(element, 'text-decoration')} ${styleOf(element, 'text-decoration-line')}`;
  const look = { ...around, ...OF_TAG[element.tagName] };
  return {
    ...look,
    // Google's documents lie in a <b> that is not bold.
    bold: weight === '' ? look.bold : /^(?:bold(?:er)?|[6-9]\d\d)$/.test(weight),
    italic: slant === '' ? look.italic : /^(?:italic|oblique)/.test(slant),
    strike: look.strike || line.includes('line-through'),
  };
}

/** Words in the elements that the editor reads. */
export function dressed(text: string, look: Look, page: Document): Node {
  let node: Node = page.createTextNode(text);
  const wrap = (tag: string): HTMLElement => {
    const around = page.createElement(tag);
    around.append(node);
    node = around;
    return around;
  };
  if (look.highlight) wrap('mark');
  if (look.strike) wrap('s');
  if (look.italic) wrap('em');
  if (look.bold) wrap('strong');
  if (look.href !== null) wrap('a').setAttribute('href', look.href);
  return node;
}
