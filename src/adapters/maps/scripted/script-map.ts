import type { LatLng, MapCircle, MapOverlay, MapSize, MapView } from '#core';

/** Pixels to the right and down. */
export interface Pixels {
  readonly x: number;
  readonly y: number;
}

/** Where a vendor's map looks. The script knows nothing of what covers the map on the page. */
export interface ScriptCamera {
  /** The place in the middle of the box. */
  middle(): LatLng;
  /** The place so many pixels beside the middle of the box. */
  beside(by: Pixels): LatLng;
  /** The whole Kakao level that comes nearest to what is shown. */
  level(): number;
  /** Whether exactly this level is shown; in a glide the map may stand between two. */
  isOn(level: number): boolean;
  /** How much ground a pixel shows at this latitude, as a share of what the level says. */
  scaleAt(lat: number): number;
  /** Looks there at once, with the centre so many pixels beside the middle of the box. */
  jump(view: MapView, offset: Pixels): void;
  /** Begins to glide to where {@link jump} would go; null where the script knows no smooth way. */
  glide(view: MapView, offset: Pixels): (() => void) | null;
}

/** The box of an overlay that a vendor's map holds on its place. */
export interface PlacedOverlay {
  moveTo(at: LatLng): void;
  raiseTo(zIndex: number): void;
  remove(): void;
}

/** What a vendor's script tells of a map, at times of its own. */
export interface ScriptListener {
  /** The centre or the scale has changed. */
  readonly changed: () => void;
  /** A person takes hold of the ground. */
  readonly held: () => void;
  readonly released: () => void;
  readonly idle: () => void;
  /** Something was pressed, overlays too. */
  readonly clicked: (at: LatLng) => void;
}

/** What a vendor's script does for one map; everything else is the same for all of them. */
export interface ScriptMap {
  readonly camera: ScriptCamera;
  /** Selects the link in the vendor's own marks, which have to be seen. */
  readonly credits: string;
  /** Answers a function that stops listening. */
  listen(heard: ScriptListener): () => void;
  /** Holds this box, which has no size of its own, on the place of its overlay. */
  place(box: HTMLElement, overlay: MapOverlay): PlacedOverlay;
  /** Answers a function that takes the circle away. */
  drawCircle(circle: MapCircle): () => void;
  setTheme(theme: 'light' | 'dark'): void;
  /** The container has this size now. */
  resize(size: MapSize): void;
  /** Ends what the script does for this map. */
  end(): void;
}
