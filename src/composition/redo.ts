/** What is typed into, or chosen from. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a person did before the app was there, as the page's first script kept it (src/first). */
export interface DoneBefore {
  /** What was typed or chosen last, by its field. */
  readonly written: ReadonlyMap<Field, string>;
  readonly presses: readonly HTMLElement[];
  /** The page in which it was done; empty where nothing was. */
  readonly drawn: readonly Element[];
}

/** What a second press takes back: one who sees nothing happen presses once more. */
const TOGGLE = '[aria-pressed],[aria-expanded],[role=switch],[type=checkbox],summary';

/**
 * Does again what was done before the app was attached: first what was typed and chosen, then the
 * presses in their order, of a toggle one.
 */
export async function redo(page: Document, { written, presses, drawn }: DoneBefore): Promise<void> {
  const inPlaceOf = placesIn(page, drawn);
  for (const [field, value] of [...written, ...filledIn(page, written)])
    write(inPlaceOf(field), value);
  for (const element of withoutSecondThoughts(presses)) {
    // Whatever was done before is drawn by now.
    await Promise.resolve();
    inPlaceOf(element)?.click();
  }
}

/** Fields that the browser filled in when the page was loaded again: it sends no event for them. */
function filledIn(page: Document, written: DoneBefore['written']): [Field, string][] {
  const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('#root :read-write');
  return [...fields].flatMap((field) =>
    field.value === field.defaultValue || written.has(field) ? [] : [[field, field.value]],
  );
}

/** With it, where React is attached, what React knows of its value. */
interface TrackedField {
  readonly _valueTracker?: { setValue(value: string): void };
}

function write(field: (Field & TrackedField) | undefined, value: string): void {
  if (field === undefined) return;
  // The app may have drawn it again meanwhile, as it knew it.
  if (field.value !== value) field.value = value;
  // React took the text for what it knows already, and would pass over the event.
  field._valueTracker?.setValue(`${value} `);
  const name = field.matches('select') ? 'change' : 'input';
  field.dispatchEvent(new Event(name, { bubbles: true }));
}

const withoutSecondThoughts = (presses: readonly HTMLElement[]): HTMLElement[] =>
  presses.filter((one, at) => !one.matches(TOGGLE) || presses.indexOf(one) === at);

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ??
  element.getAttribute('name') ??
  (element.matches('select') ? '' : element.textContent);

/**
 * Finds an element, or what stands in its place where the app drew all of the page anew: the one of
 * its kind and name with the same number, where there are as many of them as before.
 */
function placesIn(page: Document, drawn: readonly Element[]) {
  const isAnew = drawn.every((part) => !part.isConnected);
  return <Kind extends HTMLElement>(element: Kind): Kind | undefined => {
    if (element.isConnected) return element;
    if (!isAnew) return undefined;
    const alike = (all: Iterable<Element>): Element[] =>
      [...all].filter((one) => nameOf(one) === nameOf(element));
    const { tagName } = element;
    const before = alike(
      drawn.flatMap((part) => [
        ...(part.tagName === tagName ? [part] : []),
        ...part.querySelectorAll(tagName),
      ]),
    );
    const now = alike(page.querySelectorAll(`#root ${tagName}`));
    return now.length === before.length ? (now[before.indexOf(element)] as Kind) : undefined;
  };
}
