/// <reference types="navermaps" preserve="true" />

/**
 * What of Naver's map script is used, and nothing more: a fake that keeps this stands in for it in
 * tests. {@link sdkIn} compiles only as long as the vendor's own types offer it.
 */
export interface NaverMaps {
  /** False while the submodules that the address names are still on their way. */
  readonly jsContentLoaded: boolean;
  /** Called when they have come; ours to set. */
  onJSContentLoaded: () => void;
  readonly LatLng: new (lat: number, lng: number) => NaverLatLng;
  readonly Size: new (width: number, height: number) => NaverSize;
  readonly Map: new (node: HTMLElement, options: NaverMapOptions) => NaverMap;
  readonly OverlayView: new () => NaverOverlayView;
  readonly Circle: new (options: NaverCircleOptions) => NaverCircle;
  readonly Panorama: new (node: HTMLElement, options: NaverPanoramaOptions) => NaverPanorama;
  readonly Event: {
    addListener(target: object, name: string, heard: (event: unknown) => void): NaverListener;
    removeListener(listener: NaverListener): void;
  };
}

/** A place: x is its longitude, y its latitude. */
export type NaverLatLng = Pick<naver.maps.LatLng, 'x' | 'y'>;
export type NaverSize = Pick<naver.maps.Size, 'width' | 'height'>;
export type NaverListener = naver.maps.MapEventListener;

export interface NaverMapOptions {
  center: NaverLatLng;
  zoom: number;
  minZoom: number;
  maxZoom: number;
  draggable: boolean;
  pinchZoom: boolean;
  scrollWheel: boolean;
  keyboardShortcuts: boolean;
  disableDoubleClickZoom: boolean;
  disableDoubleTapZoom: boolean;
  disableTwoFingerTapZoom: boolean;
  scaleControl: boolean;
  background: string;
  baseTileOpacity: number;
}

export interface NaverMap {
  getCenter(): NaverLatLng;
  getZoom(): number;
  /** Glides; jumps where that is far. */
  panTo(at: NaverLatLng, options: { duration: number }): void;
  /** Glides and zooms in one. */
  morph(at: NaverLatLng, zoom: number, options: { duration: number }): void;
  /** Looks there at once. */
  updateBy(at: NaverLatLng, zoom: number): void;
  /** Ends a glide where it is. */
  stop(): void;
  setSize(size: NaverSize): void;
  setOptions(options: { background: string; baseTileOpacity: number }): void;
  destroy(): void;
}

/** To be extended: the script calls `onAdd`, `draw` (after each zoom) and `onRemove`. */
export interface NaverOverlayView {
  setMap(map: NaverMap | null): void;
  getPanes(): { readonly floatPane: HTMLElement };
  getProjection(): { fromCoordToOffset(at: NaverLatLng): NaverOffset };
}

/** Pixels of the panes, which move with the ground. */
export type NaverOffset = Pick<naver.maps.Point, 'x' | 'y'>;

export interface NaverCircleOptions {
  center: NaverLatLng;
  /** Metres on the ground. */
  radius: number;
  strokeWeight: number;
  strokeColor: string;
  strokeOpacity: number;
  fillColor: string;
  fillOpacity: number;
  clickable: boolean;
}

export interface NaverCircle {
  setMap(map: NaverMap | null): void;
}

export interface NaverPanoramaOptions {
  position: NaverLatLng;
  /** False leaves out pictures from the air. */
  flightSpot: boolean;
}

export interface NaverPanorama {
  /** Where the picture was taken. */
  getLocation(): { readonly coord: NaverLatLng };
  setSize(size: NaverSize): void;
}

/** The script of a key id. Its commas stay as they are: written as %2C they are answered by 404. */
export const sdkUrl = (keyId: string, callback: string): string =>
  `https://oapi.map.naver.com/openapi/v3/maps.js?ncpKeyId=${keyId}&submodules=geocoder,panorama&callback=${callback}`;

/** What the script left in the window; throws where it left nothing. */
export function sdkIn(view: Window): NaverMaps {
  const { naver: left } = view as { readonly naver?: { readonly maps: typeof naver.maps } };
  if (left === undefined) throw new Error('The script left no map.');
  return left.maps;
}
