/** What a press may mean; of several around each other the innermost. */
const PRESSED = 'a[href],button,[role=button],label,input,summary';

/** What a browser does by itself, and does well without the app: links, fields, sending a form. */
const NATIVE = 'a[href],select,:read-write,form[action] *';

/** What is typed into, or chosen from. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a person did so far, as the app takes it: src/composition/redo.ts. */
interface Kept {
  readonly written: Map<Field, string>;
  readonly presses: HTMLElement[];
  /** The page in which it was done. */
  drawn: readonly Element[];
}

/**
 * Keeps what a person does before the app is attached to the page, and hands it over on
 * `hankan:attached`, whose detail is the function that does it again.
 */
export function keepPresses(page: Document): void {
  const kept: Kept = { written: new Map(), presses: [], drawn: [] };
  const look = () => {
    if (!kept.drawn[0]) kept.drawn = [...page.querySelectorAll('#root > *')];
  };
  const write = ({ target }: Event) => {
    const field = target as Field;
    if (!field.matches('select,:read-write')) return;
    look();
    kept.written.set(field, field.value);
  };
  const press = (event: Event) => {
    const pressed = (event.target as Element).closest<HTMLLabelElement>(PRESSED);
    // A label means the field that it names. Pressed by a script, it would scroll to that field.
    const meant = pressed?.control ?? pressed;
    if (!pressed?.closest('#root') || !meant || meant.matches(NATIVE)) return;
    event.preventDefault();
    event.stopPropagation();
    look();
    kept.presses.push(meant);
  };
  const heard = { click: press, input: write, change: write };
  for (const [name, hear] of Object.entries(heard)) page.addEventListener(name, hear, true);
  page.addEventListener(
    'hankan:attached',
    (event) => {
      for (const [name, hear] of Object.entries(heard)) page.removeEventListener(name, hear, true);
      (event as CustomEvent<(kept: Kept) => void>).detail(kept);
    },
    { once: true },
  );
}
