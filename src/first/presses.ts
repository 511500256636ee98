/** What a press may mean; of several around each other the innermost. */
const PRESSED = 'a[href],button,[role=button],label,input,summary';

/** What a browser does by itself, and does well without the app: links, fields, sending a form. */
const NATIVE = 'a[href],select,:read-write,form[action] *';

/**
 * Keeps what a person does before the app is attached to the page, and does it again on
 * `hankan:attached`: first what was typed and chosen, then the presses, in their order.
 */
export function keepPresses(page: Document): void {
  const kept: HTMLElement[] = [];
  const chosen = new Map<HTMLSelectElement, string>();
  const choose = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) chosen.set(target, target.value);
  };
  const keep = (event: Event) => {
    const pressed = (event.target as Element).closest<HTMLLabelElement>(PRESSED);
    // A label means the field that it names. Pressed by a script, it would scroll to that field.
    const meant = pressed?.control ?? pressed;
    if (!pressed?.closest('#root') || !meant || meant.matches(NATIVE)) return;
    event.preventDefault();
    event.stopPropagation();
    kept.push(meant);
  };
  const attach = async () => {
    page.removeEventListener('click', keep, true);
    page.removeEventListener('change', choose, true);
    for (const field of page.querySelectorAll<TextField>('#root :read-write')) {
      if (field.value === field.defaultValue) continue;
      // React took the typed text for what it had drawn itself, and would pass over the event.
      field._valueTracker?.setValue(field.defaultValue);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    for (const [select, value] of chosen) {
      // The app may have drawn it again meanwhile, as it knew it.
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
    for (const element of kept) {
      // Whatever was done before is drawn by now.
      await Promise.resolve();
      if (element.isConnected) element.click();
    }
  };
  page.addEventListener('click', keep, true);
  page.addEventListener('change', choose, true);
  page.addEventListener('hankan:attached', () => void attach(), { once: true });
}

/** A text field; with it, where React is attached, what React knows of its value. */
type TextField = (HTMLInputElement | HTMLTextAreaElement) & {
  readonly _valueTracker?: { setValue(value: string): void };
};
