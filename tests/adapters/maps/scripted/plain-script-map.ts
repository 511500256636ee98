import { clampLevel, latOf, levelToZoom, lngOf, worldX, worldY } from '#core';
import type { LatLng, MapCircle, MapOverlay, MapSize, MapView } from '#core';
import type {
  Pixels,
  PlacedOverlay,
  ScriptCamera,
  ScriptListener,
  ScriptMap,
} from '../../../../src/adapters/maps/scripted/script-map';

/** Scripts stand on whole pixels of their own: a glide ends beside the place that was asked for. */
const SLOPPY = 1e-5;

const moved = ({ lat, lng }: LatLng, { x, y }: Pixels, level: number): LatLng => {
  const world = 512 * 2 ** levelToZoom(level, lat);
  return { lat: latOf(worldY(lat) + y / world), lng: lngOf(worldX(lng) + x / world) };
};

interface Placed {
  readonly box: HTMLElement;
  at: LatLng;
  zIndex: number;
}

/** The script of no vendor: it does what a {@link ScriptMap} says, and a test is its person. */
export class PlainScriptMap implements ScriptMap {
  readonly credits = 'a[href="https://map.example/"]';
  readonly camera: ScriptCamera;
  readonly placed = new Set<Placed>();
  readonly circles = new Set<MapCircle>();
  readonly listeners = new Set<ScriptListener>();
  theme: 'light' | 'dark' = 'light';
  size: MapSize | null = null;
  ended = 0;
  #now: MapView;
  #gliding: MapView | null = null;

  constructor(start: MapView) {
    this.#now = start;
    this.camera = {
      middle: () => this.#now.center,
      beside: (by) => moved(this.#now.center, by, this.#now.level),
      level: () => clampLevel(this.#now.level),
      isOn: (level) => this.#now.level === level,
      scaleAt: () => 1,
      jump: ({ center, level }, offset) => {
        this.#gliding = null;
        this.#look({ center: middleOf(center, offset, level), level });
      },
      glide:
        ({ center, level }, offset) =>
        () => {
          const { lat, lng } = middleOf(center, offset, level);
          this.#gliding = { center: { lat: lat + SLOPPY, lng }, level };
        },
    };
  }

  /** The glide comes to its end, and the script says so. */
  arrive(): void {
    const there = this.#gliding;
    this.#gliding = null;
    if (there !== null) this.#look(there);
    this.say('idle');
  }

  /** A person's drag or wheel moves the ground. */
  push(by: Pixels, level = this.#now.level): void {
    this.#gliding = null;
    this.#look({ center: moved(this.#now.center, by, level), level });
  }

  say(word: 'changed' | 'held' | 'released' | 'idle'): void {
    for (const listener of [...this.listeners]) listener[word]();
  }

  listen(heard: ScriptListener): () => void {
    this.listeners.add(heard);
    return () => this.listeners.delete(heard);
  }

  place(box: HTMLElement, { at, zIndex }: MapOverlay): PlacedOverlay {
    const placed: Placed = { box, at, zIndex };
    this.placed.add(placed);
    return {
      moveTo: (to) => {
        placed.at = to;
      },
      raiseTo: (height) => {
        placed.zIndex = height;
      },
      remove: () => this.placed.delete(placed),
    };
  }

  drawCircle(circle: MapCircle): () => void {
    this.circles.add(circle);
    return () => this.circles.delete(circle);
  }

  setTheme(theme: 'light' | 'dark'): void {
    this.theme = theme;
  }

  resize(size: MapSize): void {
    this.size = size;
  }

  end(): void {
    this.ended += 1;
  }

  #look(view: MapView): void {
    this.#now = view;
    this.say('changed');
  }
}

const middleOf = (center: LatLng, { x, y }: Pixels, level: number): LatLng =>
  x === 0 && y === 0 ? center : moved(center, { x: -x, y: -y }, level);
