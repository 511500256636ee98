import {
  clampLevel,
  fittingView,
  isSamePadding,
  MOST_MARKS,
  settledView,
  type Bounds,
  type MapCircle,
  type MapEvents,
  type MapHandle,
  type MapOptions,
  type MapOverlay,
  type MapPadding,
  type MapProvider,
  type MapSize,
  type MapView,
  type NearbyPlaces,
  type PageElement,
  type Roadview,
  type SettledView,
} from '#core';
import { MapListeners } from '../shared/map-listeners';

/**
 * A map that computes its views but draws nothing: overlays are put into the container, unplaced.
 */
export class MemoryMapHandle implements MapHandle {
  readonly container: HTMLElement;
  theme: 'light' | 'dark';
  circle: MapCircle | null = null;
  overlays: readonly MapOverlay[] = [];
  disposed = false;
  readonly #listeners = new MapListeners();
  readonly #size: () => MapSize;
  #view: MapView;
  #padding: MapPadding;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(container: HTMLElement, options: MapOptions, size: () => MapSize) {
    this.container = container;
    this.theme = options.theme;
    this.#view = { ...options.view, level: clampLevel(options.view.level) };
    this.#padding = options.padding;
    this.#size = size;
    this.#settle(false);
  }

  view(): SettledView {
    return settledView(this.#view, this.#size(), this.#padding);
  }

  moveTo(view: MapView): void {
    this.#move(view, false);
  }

  fit(bounds: Bounds, options: { readonly closest?: number } = {}): void {
    this.#move(fittingView(bounds, this.#size(), this.#padding, options.closest), false);
  }

  zoom(step: 1 | -1): void {
    this.#move({ ...this.#view, level: this.#view.level - step }, true);
  }

  /** What a person's drag or pinch does; for tests. */
  gesture(view: MapView): void {
    this.#move(view, true);
  }

  /** What a press on the ground does; for tests. */
  press(at: MapView['center']): void {
    this.#listeners.tell('clicked', at);
  }

  setOverlays(overlays: readonly MapOverlay[]): void {
    if (this.disposed) return;
    const standing = overlays.slice(0, MOST_MARKS);
    const wanted = standing.map(({ element }) => element as HTMLElement);
    for (const { element } of this.overlays) {
      if (!wanted.includes(element as HTMLElement)) (element as HTMLElement).remove();
    }
    for (const element of wanted) {
      if (element.parentNode !== this.container) this.container.append(element);
    }
    this.overlays = standing;
  }

  setCircle(circle: MapCircle | null): void {
    if (!this.disposed) this.circle = circle;
  }

  setTheme(theme: 'light' | 'dark'): void {
    if (!this.disposed) this.theme = theme;
  }

  setPadding(padding: MapPadding): void {
    if (this.disposed || isSamePadding(this.#padding, padding)) return;
    this.#padding = padding;
    this.#settle(false);
  }

  resize(): void {
    if (!this.disposed) this.#settle(false);
  }

  on<Name extends keyof MapEvents>(name: Name, listener: MapEvents[Name]): () => void {
    return this.disposed ? () => undefined : this.#listeners.add(name, listener);
  }

  dispose(): void {
    if (this.disposed) return;
    clearTimeout(this.#timer);
    this.setOverlays([]);
    this.disposed = true;
    this.#listeners.clear();
  }

  #move(view: MapView, byPerson: boolean): void {
    if (this.disposed) return;
    this.#view = { center: view.center, level: clampLevel(view.level) };
    this.#listeners.tell('moving');
    this.#settle(byPerson);
  }

  #settle(byPerson: boolean): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#listeners.tell('settled', this.view(), byPerson);
    }, 0);
  }
}

/** What some map services have besides maps. */
interface MemoryMapExtras {
  readonly roadview?: Roadview;
  readonly nearbyPlaces?: NearbyPlaces;
}

/** For tests and for a page without a map engine. Sizes are given where the page has no layout. */
export class MemoryMapProvider implements MapProvider {
  readonly service = 'embedded';
  /** Every map that was opened, the newest last. */
  readonly opened: MemoryMapHandle[] = [];
  readonly #size: MapSize;
  readonly #more: MemoryMapExtras;

  constructor(size: MapSize = { width: 390, height: 844 }, more: MemoryMapExtras = {}) {
    this.#size = size;
    this.#more = more;
  }

  roadview(): Promise<Roadview | null> {
    return Promise.resolve(this.#more.roadview ?? null);
  }

  nearbyPlaces(): Promise<NearbyPlaces | null> {
    return Promise.resolve(this.#more.nearbyPlaces ?? null);
  }

  open(container: PageElement, options: MapOptions): Promise<MemoryMapHandle> {
    const element = container as HTMLElement;
    const handle = new MemoryMapHandle(element, options, () => ({
      width: element.clientWidth || this.#size.width,
      height: element.clientHeight || this.#size.height,
    }));
    this.opened.push(handle);
    return Promise.resolve(handle);
  }
}
