/** What a press may mean; of several around each other the innermost. */
const PRESSED = 'a[href],button,[role=button],label,input,summary';

/** What a browser does by itself, and does well without the app: links, fields, sending a form. */
const NATIVE = 'a[href],select,:read-write,form[action] *';

/** What a second press takes back: one who sees nothing happen presses once more. */
const TOGGLE = '[aria-pressed],[aria-expanded],[role=switch],[type=checkbox],summary';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what a person does before the app is attached to the page, and does it again on
 * `hankan:attached`: first what was typed and chosen, then the presses, in their order.
 */
export function keepPresses(page: Document): void {
  const kept: Found[] = [];
  let drawn: Element | null = null;
  const find = (element: HTMLElement): Found => {
    drawn ??= page.querySelector('#root > *');
    return found(page, element);
  };
  const written = new Map<Field, Found>();
  const write = ({ target }: Event) => {
    const field = target as Field;
    if (field.matches('select,:read-write')) written.set(field, find(field));
  };
  const keep = (event: Event) => {
    const pressed = (event.target as Element).closest<HTMLLabelElement>(PRESSED);
    // A label means the field that it names. Pressed by a script, it would scroll to that field.
    const meant = pressed?.control ?? pressed;
    if (!pressed?.closest('#root') || !meant || meant.matches(NATIVE)) return;
    event.preventDefault();
    event.stopPropagation();
    const isAgain = kept.some(({ element }) => element === meant);
    if (!isAgain || !meant.matches(TOGGLE)) kept.push(find(meant));
  };
  /** It, or what the app drew in its place, where that drew all of the page anew. */
  const now = ({ element, name, at, of }: Found): HTMLElement | undefined => {
    if (element.isConnected) return element;
    const others = drawn?.isConnected ? [] : alike(page, element.tagName, name);
    return others.length === of ? others[at] : undefined;
  };
  const attach = async () => {
    page.removeEventListener('click', keep, true);
    for (const name of WRITTEN) page.removeEventListener(name, write, true);
    for (const field of page.querySelectorAll<TextField>('#root :read-write'))
      // What the browser itself filled in is told by nothing.
      if (field.value !== field.defaultValue && !written.has(field))
        written.set(field, find(field));
    for (const one of written.values()) {
      const field = now(one) as TextField | undefined;
      if (!field) continue;
      // The app may have drawn it again meanwhile, as it knew it.
      if (field.value !== one.value) field.value = one.value;
      // React took the text for what it knows already, and would pass over the event.
      field._valueTracker?.setValue(`${one.value} `);
      const name = field.matches('select') ? 'change' : 'input';
      field.dispatchEvent(new Event(name, { bubbles: true }));
    }
    for (const one of kept) {
      // Whatever was done before is drawn by now.
      await Promise.resolve();
      now(one)?.click();
    }
  };
  page.addEventListener('click', keep, true);
  for (const name of WRITTEN) page.addEventListener(name, write, true);
  page.addEventListener('hankan:attached', () => void attach(), { once: true });
}

const WRITTEN = ['input', 'change'];

/** An element of the page, and how it is found where the app draws its own in the place of it. */
interface Found {
  readonly element: HTMLElement;
  readonly name: string;
  /** Which of how many of this name. */
  readonly at: number;
  readonly of: number;
  /** Of a field. */
  readonly value: string;
}

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ??
  element.getAttribute('name') ??
  (element.matches('select') ? '' : element.textContent);

const alike = (page: Document, tag: string, name: string): HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>(`#root ${tag}`)].filter((one) => nameOf(one) === name);

function found(page: Document, element: HTMLElement): Found {
  const name = nameOf(element);
  const all = alike(page, element.tagName, name);
  const { value } = element as Field;
  return { element, name, at: all.indexOf(element), of: all.length, value };
}

/** A text field; with it, where React is attached, what React knows of its value. */
type TextField = (HTMLInputElement | HTMLTextAreaElement) & {
  readonly _valueTracker?: { setValue(value: string): void };
};
