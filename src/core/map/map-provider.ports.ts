import type { Bounds, LatLng } from './geo';
import type { MapServiceName } from './map-service';
import type { NearbyPlaces } from './nearby.ports';
import type { PageElement } from '../shared/page-element';
import type { Roadview } from './roadview.ports';

/**
 * Where a map looks: the middle of what is seen (inside the padding), and how close: a whole Kakao
 * level, 1 = closest … 14. A map passes through other scales while a gesture lasts and rests on
 * whole levels only, so that a view in an address shows the same box elsewhere.
 */
export interface MapView {
  readonly center: LatLng;
  readonly level: number;
}

/** A view that has come to rest, with the box that is really seen, inside the padding. */
export interface SettledView extends MapView {
  readonly bounds: Bounds;
}

/**
 * An element that stands on a point of the map and moves with it. The map sets its position,
 * transform, display and z-index; how it looks and moves in itself belongs to what is inside it.
 */
export interface MapOverlay {
  /** Overlays with an id that was there before are moved, not made anew. */
  readonly id: string;
  readonly at: LatLng;
  readonly element: PageElement;
  /** Which point of the element stands on the place. */
  readonly anchor: 'center' | 'bottom';
  /** Higher stands in front. */
  readonly zIndex: number;
}

/** spec/rules §9: a disc of true size on the ground. */
export interface MapCircle {
  readonly center: LatLng;
  readonly radiusMetres: number;
  readonly color: string;
  readonly opacity: number;
}

/** Pixels at each side of the map that something else covers: they count as not seen. */
export interface MapPadding {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface MapOptions {
  readonly view: MapView;
  readonly theme: 'light' | 'dark';
  readonly padding: MapPadding;
  /** False for a map to look at: no gesture moves it. */
  readonly interactive: boolean;
  /** What a screen reader calls the map. */
  readonly label: string;
  /** False where overlays name the stations: a ground of our own then does not. */
  readonly stationNames?: boolean;
}

/** What happens on a map. */
export interface MapEvents {
  /** A move begins; once a move, not once a frame. */
  moving: () => void;
  /**
   * After every move, after a change of size or padding, and once after `open`, never inside the
   * call that caused it. `byPerson`: a gesture, a key or a zoom button moved it.
   */
  settled: (view: SettledView, byPerson: boolean) => void;
  /** The ground was pressed, not an overlay. */
  clicked: (at: LatLng) => void;
}

/** A map that is on the page. After `dispose` every method does nothing. */
export interface MapHandle {
  view(): SettledView;
  /** Goes there; with `animate` as smoothly as the person's motion settings allow. */
  moveTo(view: MapView, options?: { readonly animate?: boolean }): void;
  /** Shows the whole box inside the padding, no closer than `closest` (level). */
  fit(bounds: Bounds, options?: { readonly animate?: boolean; readonly closest?: number }): void;
  /** One level in (+1) or out (−1), as a person who presses a button asks. */
  zoom(step: 1 | -1): void;
  /** These and only these overlays are on the map afterwards; of too many the first (MOST_MARKS). */
  setOverlays(overlays: readonly MapOverlay[]): void;
  setCircle(circle: MapCircle | null): void;
  setTheme(theme: 'light' | 'dark'): void;
  /** The centre keeps its place in the middle of what is seen: the ground moves under it. */
  setPadding(padding: MapPadding): void;
  /** The container changed its size. */
  resize(): void;
  /** Returns a function that stops listening; calling it again does nothing. */
  on<Name extends keyof MapEvents>(name: Name, listener: MapEvents[Name]): () => void;
  /** Takes the map off the page and forgets every listener; calling it again does nothing. */
  dispose(): void;
}

/**
 * One map service. What a service lacks is answered by null, never asked by its name. Every method
 * rejects with an AppError when the service's script cannot be had; a later call tries again.
 */
export interface MapProvider {
  /** The service in use, or the one that will be tried first. */
  readonly service: MapServiceName;
  /** Draws a map into the element, which has a size. */
  open(container: PageElement, options: MapOptions): Promise<MapHandle>;
  /** Null where the service has no pictures of the street. */
  roadview(): Promise<Roadview | null>;
  /** Null where the service finds no facilities. */
  nearbyPlaces(): Promise<NearbyPlaces | null>;
}
