/**
 * What jsdom lacks of a browser, as far as views need it: modal dialogs, the popover layer, media
 * queries, sizes and scrolling. Import it before anything is rendered.
 */
class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

function define(target: object, name: string, value: unknown): void {
  if (typeof Reflect.get(target, name) !== 'function')
    Object.defineProperty(target, name, { value, configurable: true });
}

/** What had the focus when a dialog opened: it has it again when the dialog closes. */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

define(HTMLDialogElement.prototype, 'showModal', function (this: HTMLDialogElement) {
  openers.set(this, document.activeElement);
  this.setAttribute('open', '');
  this.querySelector<HTMLElement>('button, input, a[href]')?.focus();
});
define(HTMLDialogElement.prototype, 'close', function (this: HTMLDialogElement) {
  this.removeAttribute('open');
  const opener = openers.get(this);
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  else if (this.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
});
define(HTMLElement.prototype, 'showPopover', () => undefined);
define(HTMLElement.prototype, 'hidePopover', () => undefined);
define(Element.prototype, 'setPointerCapture', () => undefined);
define(Element.prototype, 'scrollTo', () => undefined);
define(Element.prototype, 'scrollIntoView', () => undefined);
// An editor asks where its cursor is.
define(Range.prototype, 'getClientRects', () => []);
define(Range.prototype, 'getBoundingClientRect', () => new DOMRect());
define(URL, 'createObjectURL', () => '/chosen-file');
define(URL, 'revokeObjectURL', () => undefined);
define(window, 'ResizeObserver', StillObserver);
define(window, 'IntersectionObserver', StillObserver);
define(window, 'matchMedia', (media: string) => ({
  matches: false,
  media,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));
// jsdom has one that only complains.
Object.defineProperty(window, 'scrollTo', {
  configurable: true,
  value: (_left: number, top: number) => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  },
});
