import type { Pixel } from './clipped';

/** A press that has moved this far is a drag, px; as the engine takes it. */
const TOLERANCE = 6;
/** What a wheel turns for one level. */
const NOTCH = 100;

/** What a person's hands ask of a picture. All pixels are of the picture's box. */
export interface StillWishes {
  /** A drag or a pinch begins. */
  held(): void;
  /** The ground goes by this much, and so many times as large around `around`. */
  drawn(by: Pixel, times: number, around: Pixel): void;
  /** The hands are off, with the ground as it was drawn last. */
  released(by: Pixel, times: number, around: Pixel): void;
  /** One level in (+1) or out (−1) around a pixel. */
  stepped(step: 1 | -1, around: Pixel): void;
}

interface Finger {
  readonly from: Pixel;
  readonly at: Pixel;
}

const middleOf = (points: readonly Pixel[]): Pixel => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

const spanOf = ([a, b]: readonly Pixel[]): number =>
  a === undefined || b === undefined ? 1 : Math.max(1, Math.hypot(a[0] - b[0], a[1] - b[1]));

/** Fingers, a mouse and its wheel on an element, until it is told to stop. */
export class StillGestures {
  readonly #root: HTMLElement;
  readonly #wishes: StillWishes;
  readonly #fingers = new Map<number, Finger>();
  readonly #end = new AbortController();
  #isDragged = false;
  #turned = 0;
  #free: (() => void)[] = [];

  constructor(root: HTMLElement, wishes: StillWishes) {
    this.#root = root;
    this.#wishes = wishes;
    const { signal } = this.#end;
    const view = root.ownerDocument.defaultView ?? window;
    root.addEventListener('pointerdown', this.#down, { signal });
    // On the window: a drag goes on where the pointer leaves the map.
    view.addEventListener('pointermove', this.#move, { signal });
    for (const name of ['pointerup', 'pointercancel'] as const)
      view.addEventListener(name, this.#up, { signal });
    root.addEventListener('wheel', this.#wheel, { signal, passive: false });
    root.addEventListener('dblclick', this.#twice, { signal });
  }

  /** Resolves when nothing is pressed, behind the click that a press ends with. */
  async free(): Promise<void> {
    while (this.#fingers.size > 0) {
      await new Promise<void>((resolve) => this.#free.push(resolve));
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  stop(): void {
    this.#end.abort();
    this.#fingers.clear();
    this.#tellFree();
  }

  readonly #down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const at = this.#pixel(event);
    // Another finger begins anew where the first one has come to.
    this.#settle();
    this.#fingers.set(event.pointerId, { from: at, at });
  };

  readonly #move = (event: PointerEvent): void => {
    const finger = this.#fingers.get(event.pointerId);
    if (finger === undefined) return;
    if (event.buttons === 0) {
      // Let go outside the window, of which nothing was told.
      this.#up(event);
      return;
    }
    const at = this.#pixel(event);
    this.#fingers.set(event.pointerId, { from: finger.from, at });
    const far = Math.hypot(at[0] - finger.from[0], at[1] - finger.from[1]) > TOLERANCE;
    if (!this.#isDragged && !far) return;
    if (!this.#isDragged) {
      this.#isDragged = true;
      this.#wishes.held();
    }
    this.#wishes.drawn(...this.#drawn());
  };

  readonly #up = (event: PointerEvent): void => {
    if (!this.#fingers.has(event.pointerId)) return;
    this.#settle();
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size === 0) this.#tellFree();
  };

  readonly #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    if (Math.sign(event.deltaY) !== Math.sign(this.#turned)) this.#turned = 0;
    this.#turned +=
      event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * NOTCH;
    if (Math.abs(this.#turned) < NOTCH) return;
    this.#turned = 0;
    this.#wishes.stepped(event.deltaY < 0 ? 1 : -1, this.#pixel(event));
  };

  readonly #twice = (event: MouseEvent): void => {
    this.#wishes.stepped(1, this.#pixel(event));
  };

  /** What has been drawn so far stands; the fingers that are left begin from there. */
  #settle(): void {
    if (this.#isDragged) this.#wishes.released(...this.#drawn());
    this.#isDragged = false;
    for (const [id, { at }] of this.#fingers) this.#fingers.set(id, { from: at, at });
  }

  #drawn(): [by: Pixel, times: number, around: Pixel] {
    const fingers = [...this.#fingers.values()].slice(0, 2);
    const [from, at] = [fingers.map((one) => one.from), fingers.map((one) => one.at)];
    const [before, now] = [middleOf(from), middleOf(at)];
    return [[now[0] - before[0], now[1] - before[1]], spanOf(at) / spanOf(from), before];
  }

  #pixel({ clientX, clientY }: MouseEvent): Pixel {
    const { left, top } = this.#root.getBoundingClientRect();
    return [clientX - left, clientY - top];
  }

  #tellFree(): void {
    for (const tell of this.#free.splice(0)) tell();
  }
}
