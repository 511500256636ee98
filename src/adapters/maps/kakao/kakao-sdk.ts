/// <reference types="kakao.maps.d.ts" />
import { scriptLoader } from '../../shared/load-script';

/**
 * What of Kakao's map script is used, and nothing more: a fake that keeps this stands in for it in
 * tests. {@link sdkIn} compiles only as long as the vendor's own types offer it.
 */
export interface KakaoMaps {
  load(ready: () => void): void;
  readonly LatLng: new (lat: number, lng: number) => KakaoLatLng;
  readonly Point: new (x: number, y: number) => KakaoPoint;
  readonly Map: new (node: HTMLElement, options: KakaoMapOptions) => KakaoMap;
  readonly CustomOverlay: new (options: KakaoOverlayOptions) => KakaoOverlay;
  readonly Circle: new (options: KakaoCircleOptions) => KakaoCircle;
  readonly Tileset: {
    new (options: KakaoTilesetOptions): object;
    add(name: string, tiles: object): void;
  };
  readonly MapTypeId: object;
  readonly Roadview: new (node: HTMLElement) => KakaoRoadview;
  readonly RoadviewClient: new () => KakaoRoadviewClient;
  readonly event: {
    addListener(target: object, name: string, handler: (event: KakaoMouseEvent) => void): void;
    removeListener(target: object, name: string, handler: (event: KakaoMouseEvent) => void): void;
  };
  readonly services: { readonly Places: new () => KakaoPlaces };
}

/** Whole, so that the vendor takes ours for its own. */
export interface KakaoLatLng {
  getLat(): number;
  getLng(): number;
  equals(other: KakaoLatLng): boolean;
  toString(): string;
  toCoords(): KakaoCoords;
}

interface KakaoCoords {
  getX(): number;
  getY(): number;
  equals(other: KakaoCoords): boolean;
  toString(): string;
  toLatLng(): KakaoLatLng;
}

export interface KakaoPoint {
  x: number;
  y: number;
  equals(other: KakaoPoint): boolean;
  toString(): string;
}

export interface KakaoMapOptions {
  center: KakaoLatLng;
  level: number;
  draggable: boolean;
  scrollwheel: boolean;
  disableDoubleClickZoom: boolean;
  keyboardShortcuts: boolean;
}

export interface KakaoMap {
  getCenter(): KakaoLatLng;
  setCenter(at: KakaoLatLng): void;
  getLevel(): number;
  /** Animates over at most two levels; `anchor` stays on its pixel. */
  setLevel(level: number, options?: KakaoZoom): void;
  /** Animates moves that are shorter than the screen. */
  panTo(at: KakaoLatLng): void;
  relayout(): void;
  setZoomable(may: boolean): void;
  addOverlayMapTypeId(id: number): void;
  removeOverlayMapTypeId(id: number): void;
  getProjection(): {
    containerPointFromCoords(at: KakaoLatLng): KakaoPoint;
    coordsFromContainerPoint(point: KakaoPoint): KakaoLatLng;
  };
}

export interface KakaoZoom {
  animate?: { duration: number };
  anchor?: KakaoLatLng;
}

export interface KakaoOverlayOptions {
  position: KakaoLatLng;
  content: HTMLElement;
  xAnchor: number;
  yAnchor: number;
  zIndex: number;
  /** False lets drags that begin on it move the map; its clicks then reach the map too. */
  clickable: boolean;
}

export interface KakaoOverlay {
  setMap(map: KakaoMap | KakaoRoadview | null): void;
  setPosition(at: KakaoLatLng): void;
  setZIndex(zIndex: number): void;
}

export interface KakaoCircleOptions {
  center: KakaoLatLng;
  radius: number;
  strokeWeight: number;
  strokeColor: string;
  strokeOpacity: number;
  fillColor: string;
  fillOpacity: number;
}

export interface KakaoCircle {
  setMap(map: KakaoMap | null): void;
}

export interface KakaoTilesetOptions {
  width: number;
  height: number;
  getTile: (x: number, y: number, z: number) => HTMLElement;
}

export interface KakaoMouseEvent {
  latLng: KakaoLatLng;
}

export interface KakaoRoadview {
  setPanoId(id: number, at: KakaoLatLng): void;
  relayout(): void;
}

export interface KakaoRoadviewClient {
  /** Calls with null where there is none, whatever the vendor's types say. */
  getNearestPanoId(at: KakaoLatLng, radius: number, found: (id: number | null) => void): void;
}

export interface KakaoPlace {
  id: string;
  place_name: string;
  /** Longitude. */
  x: string;
  /** Latitude. */
  y: string;
}

export interface KakaoPages {
  hasNextPage: boolean;
  /** Calls the callback of the search again. */
  nextPage(): void;
}

export interface KakaoPlaces {
  categorySearch(
    code: 'SW8' | 'CE7' | 'CS2' | 'MT1',
    found: (places: KakaoPlace[], status: string, pages: KakaoPages) => void,
    options?: { location?: KakaoLatLng; radius?: number; size?: number; sort?: string },
  ): void;
}

/** The script of a key; raw commas and slashes, as the service wants them. */
const sdkUrl = (key: string): string =>
  `https://dapi.kakao.com/v2/maps/sdk.js?appkey=${key}&libraries=services&autoload=false`;

/** What the script left in the window; throws where it left nothing. */
function sdkIn(view: Window): KakaoMaps {
  const { kakao: left } = view as { readonly kakao?: { readonly maps: typeof kakao.maps } };
  if (left === undefined) throw new Error('The script left no map.');
  return left.maps;
}

/** Loads the script of Kakao's map, and then the parts that it fetches by itself. */
export function kakaoLoader(view: Window, key: string): () => Promise<KakaoMaps> {
  return scriptLoader<KakaoMaps>(view.document, {
    url: sdkUrl(key),
    after: ({ ready }) => {
      const sdk = sdkIn(view);
      sdk.load(() => {
        ready(sdk);
      });
    },
  });
}
