import '../map.css';
import {
  clampLevel,
  fittingView,
  isSamePadding,
  metresPerPixel,
  MOST_MARKS,
  settledView,
  worldX,
  worldY,
  type Bounds,
  type MapCircle,
  type MapEvents,
  type MapHandle,
  type MapOptions,
  type MapOverlay,
  type MapPadding,
  type MapSize,
  type MapView,
  type SettledView,
} from '#core';
import { MapListeners } from '../../../shared/map-listeners';
import { listenToKeys, mapRoot } from '../../map-root';
import type { Ground, Theme } from '../ground/ground';
import { levelOfRest } from '../level-of-rest';
import { MapNotes } from '../map-notes';
import { OverlayLayer } from '../overlay-layer';
import { MoveWatch } from '../../scripted/move-watch';
import { watchPresses, type OverlayPress } from '../../scripted/overlay-press';
import type { Pixel } from './clipped';
import { stillCamera, type StillCamera } from './still-camera';
import { StillGestures } from './still-gestures';
import { StillPicture } from './still-picture';

/**
 * A map that is a picture: it needs no engine and no WebGL, follows the hands and jumps to where it
 * is moved.
 */
export class StillMap implements MapHandle {
  readonly #container: HTMLElement;
  readonly #root: HTMLDivElement;
  readonly #picture: StillPicture;
  readonly #overlays: OverlayLayer;
  readonly #notes: MapNotes;
  readonly #watch: MoveWatch;
  readonly #press: OverlayPress;
  readonly #gestures: StillGestures | null;
  readonly #listeners = new MapListeners();
  #view: MapView;
  #padding: MapPadding;
  #size: MapSize;
  #disposed = false;

  constructor(container: HTMLElement, options: MapOptions, ground: Ground) {
    const { view, theme, padding, interactive } = options;
    this.#container = container;
    this.#view = { center: view.center, level: clampLevel(view.level) };
    this.#padding = padding;
    this.#size = sizeOf(container);
    this.#root = mapRoot(container, options);
    this.#root.classList.add('hankan-map', 'hankan-map-still');
    this.#root.dataset['theme'] = theme;
    const stage = container.ownerDocument.createElement('div');
    stage.className = 'hankan-map-stage';
    this.#root.append(stage);
    this.#notes = new MapNotes(this.#root);
    this.#overlays = new OverlayLayer(stage, { worldX, worldY });
    this.#picture = new StillPicture(stage, ground, theme, this.#overlays);
    this.#notes.pad(padding);
    this.#notes.ground(ground);
    this.#watch = new MoveWatch({
      began: () => {
        this.#listeners.tell('moving');
      },
      rested: (byPerson) => {
        this.#listeners.tell('settled', this.view(), byPerson);
      },
    });
    this.#press = watchPresses(this.#root, (node) => node === this.#overlays.box);
    this.#gestures = interactive ? this.#listenToHands() : null;
    this.#show();
    this.#watch.program();
    this.#watch.settle(0);
  }

  /** Resolves when nobody presses on it. */
  async free(): Promise<void> {
    await this.#gestures?.free();
  }

  view(): SettledView {
    return settledView(this.#view, this.#size, this.#padding);
  }

  moveTo(view: MapView): void {
    if (this.#disposed) return;
    this.#watch.program();
    this.#go(view);
  }

  fit(bounds: Bounds, options: { readonly closest?: number } = {}): void {
    this.moveTo(fittingView(bounds, this.#size, this.#padding, options.closest));
  }

  zoom(step: 1 | -1): void {
    if (this.#disposed) return;
    const { center, level } = this.#view;
    this.moveTo({ center, level: level - step });
    this.#watch.person();
  }

  setOverlays(overlays: readonly MapOverlay[]): void {
    if (this.#disposed) return;
    const standing = overlays.slice(0, MOST_MARKS);
    this.#overlays.set(standing, this.#picture.camera ?? this.#camera().overlays);
    this.#picture.changed(standing);
  }

  setCircle(circle: MapCircle | null): void {
    if (!this.#disposed) this.#picture.setCircle(circle);
  }

  setTheme(theme: Theme): void {
    if (this.#disposed) return;
    this.#root.dataset['theme'] = theme;
    this.#picture.setTheme(theme);
  }

  setPadding(padding: MapPadding): void {
    if (this.#disposed || isSamePadding(this.#padding, padding)) return;
    this.#padding = padding;
    this.#notes.pad(padding);
    this.moveTo(this.#view);
  }

  resize(): void {
    const size = sizeOf(this.#container);
    if (this.#disposed || size.width === 0 || size.height === 0) return;
    this.#size = size;
    this.moveTo(this.#view);
  }

  on<Name extends keyof MapEvents>(name: Name, listener: MapEvents[Name]): () => void {
    if (this.#disposed) return () => undefined;
    return this.#listeners.add(name, listener);
  }

  dispose(): void {
    if (this.#disposed) return;
    this.#disposed = true;
    this.#listeners.clear();
    this.#watch.stop();
    this.#press.stop();
    this.#gestures?.stop();
    this.#picture.stop();
    this.#overlays.dispose();
    this.#root.remove();
  }

  #camera(): StillCamera {
    return stillCamera(this.#view, this.#size, this.#padding);
  }

  #go({ center, level }: MapView): void {
    this.#watch.begin();
    this.#view = { center, level: clampLevel(level) };
    this.#show();
    this.#watch.settle(0);
  }

  #show(): void {
    this.#picture.look(this.#camera());
    const { center, level } = this.#view;
    this.#notes.at(center, level, metresPerPixel(level));
  }

  /** The ground goes by so many pixels, and then `levels` nearer around a pixel. */
  #goByHand(by: Pixel, levels: number, around: Pixel): void {
    const { overlays, place } = this.#camera();
    const level = clampLevel(this.#view.level - levels);
    const times = 2 ** (this.#view.level - level);
    const center = place([
      around[0] + (overlays.originX - around[0] - by[0]) / times,
      around[1] + (overlays.originY - around[1] - by[1]) / times,
    ]);
    this.#watch.person();
    this.#go({ center, level });
  }

  #listenToHands(): StillGestures {
    const root = this.#root;
    root.addEventListener('click', (event) => {
      const { left, top } = root.getBoundingClientRect();
      const at: Pixel = [event.clientX - left, event.clientY - top];
      const isGround = this.#press.onGround && !(event.target as Element).closest('a');
      if (isGround) this.#listeners.tell('clicked', this.#camera().place(at));
    });
    listenToKeys(root, {
      pan: (x, y) => {
        this.#goByHand([-x, -y], 0, [0, 0]);
      },
      zoom: (step) => {
        this.zoom(step);
      },
    });
    return new StillGestures(root, {
      held: () => {
        this.#press.dragged();
        this.#watch.hold();
      },
      drawn: (by, times, around) => {
        this.#picture.carry(by, times, around);
      },
      released: (by, times, around) => {
        const { level } = this.#view;
        this.#watch.release();
        this.#picture.release();
        this.#goByHand(by, level - levelOfRest(level, level - Math.log2(times)), around);
      },
      stepped: (step, around) => {
        this.#goByHand([0, 0], step, around);
      },
    });
  }
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): MapSize => ({
  width: clientWidth,
  height: clientHeight,
});
