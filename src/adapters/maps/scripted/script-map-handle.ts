import {
  isSamePadding,
  type Bounds,
  type MapCircle,
  type MapEvents,
  type MapHandle,
  type MapOptions,
  type MapOverlay,
  type MapPadding,
  type MapView,
  type SettledView,
} from '#core';
import { MapListeners } from '../../shared/map-listeners';
import { listenToKeys, wantsStillness } from '../map-root';
import { watchPresses, type OverlayPress } from './overlay-press';
import { PaddedCamera } from './padded-camera';
import type { ScriptMap } from './script-map';
import { ScriptMoves } from './script-moves';
import { ScriptOverlays } from './script-overlays';
import { liftCredits } from './vendor-credits';

/** Where a vendor's map is drawn: in an element of its own inside the container. */
export interface ScriptStage {
  readonly root: HTMLElement;
  readonly container: HTMLElement;
}

/** A map that a vendor's script draws on the page; the script's map is made with these options. */
export class ScriptMapHandle implements MapHandle {
  readonly #map: ScriptMap;
  readonly #root: HTMLElement;
  readonly #camera: PaddedCamera;
  readonly #moves: ScriptMoves;
  readonly #overlays: ScriptOverlays;
  readonly #listeners = new MapListeners();
  readonly #press: OverlayPress;
  readonly #stopListening: () => void;
  #theme: 'light' | 'dark';
  #eraseCircle: (() => void) | null = null;
  /** The last view, once the map is gone. */
  #last: SettledView | null = null;

  constructor(map: ScriptMap, { root, container }: ScriptStage, options: MapOptions) {
    this.#map = map;
    this.#root = root;
    this.#theme = options.theme;
    this.#camera = new PaddedCamera(map.camera, container, options.padding);
    this.#moves = new ScriptMoves(this.#camera, options.view, {
      began: () => {
        this.#listeners.tell('moving');
      },
      rested: (view, byPerson) => {
        this.#liftCredits();
        this.#listeners.tell('settled', view, byPerson);
      },
    });
    this.#overlays = new ScriptOverlays(map, root.ownerDocument);
    this.#press = watchPresses(root, (node) => this.#overlays.has(node));
    this.#stopListening = this.#listenToScript();
    if (options.interactive) this.#listenToKeys();
  }

  view(): SettledView {
    return this.#last ?? this.#camera.view();
  }

  moveTo(view: MapView, options: { readonly animate?: boolean } = {}): void {
    if (this.#isDisposed) return;
    this.#moves.moveTo(view, options.animate === true && this.#mayGlide());
  }

  fit(
    bounds: Bounds,
    options: { readonly animate?: boolean; readonly closest?: number } = {},
  ): void {
    if (!this.#isDisposed) this.moveTo(this.#camera.fitting(bounds, options.closest), options);
  }

  zoom(step: 1 | -1): void {
    if (this.#isDisposed) return;
    const { center, level } = this.#moves.heading;
    this.#moves.moveForPerson({ center, level: level - step }, this.#mayGlide());
  }

  setOverlays(overlays: readonly MapOverlay[]): void {
    if (!this.#isDisposed) this.#overlays.set(overlays);
  }

  setCircle(circle: MapCircle | null): void {
    if (this.#isDisposed) return;
    this.#eraseCircle?.();
    this.#eraseCircle = circle === null ? null : this.#map.drawCircle(circle);
  }

  setTheme(theme: 'light' | 'dark'): void {
    if (this.#isDisposed || theme === this.#theme) return;
    this.#theme = theme;
    this.#map.setTheme(theme);
  }

  setPadding(padding: MapPadding): void {
    if (this.#isDisposed || isSamePadding(this.#camera.padding, padding)) return;
    const view = this.#moves.heading;
    this.#camera.padding = padding;
    this.#liftCredits();
    this.#moves.moveTo(view, false);
  }

  resize(): void {
    const size = this.#camera.size();
    if (this.#isDisposed || size.width === 0 || size.height === 0) return;
    this.#map.resize(size);
    this.#moves.moveAgain();
  }

  on<Name extends keyof MapEvents>(name: Name, listener: MapEvents[Name]): () => void {
    if (this.#isDisposed) return () => undefined;
    return this.#listeners.add(name, listener);
  }

  dispose(): void {
    if (this.#isDisposed) return;
    this.#last = this.view();
    this.#listeners.clear();
    this.#moves.stop();
    this.#press.stop();
    this.#stopListening();
    this.#overlays.set([]);
    this.#eraseCircle?.();
    this.#map.end();
    this.#root.remove();
  }

  get #isDisposed(): boolean {
    return this.#last !== null;
  }

  #mayGlide(): boolean {
    return !wantsStillness(this.#root);
  }

  #liftCredits(): void {
    liftCredits(this.#root, this.#map.credits, this.#camera.padding);
  }

  #listenToKeys(): void {
    listenToKeys(this.#root, {
      pan: (x, y) => {
        if (this.#isDisposed) return;
        // A zoom that is still on its way is not lost with it.
        const { level } = this.#moves.heading;
        const center = this.#camera.beside({ x, y });
        this.#moves.moveForPerson({ center, level }, this.#mayGlide());
      },
      zoom: (step) => {
        this.zoom(step);
      },
    });
  }

  #listenToScript(): () => void {
    return this.#map.listen({
      changed: () => {
        this.#moves.changed();
      },
      held: () => {
        this.#press.dragged();
        this.#moves.held();
      },
      released: () => {
        this.#moves.released();
      },
      idle: () => {
        this.#moves.idle();
      },
      clicked: (at) => {
        if (this.#press.onGround) this.#listeners.tell('clicked', at);
      },
    });
  }
}
