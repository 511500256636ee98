import type { Bounds, LatLng } from '../map/geo';
import { clampLevel, DEFAULT_MAP_LEVEL } from '../map/map';
import type { MapView } from '../map/map-provider.ports';
import { joinSearch, searchParts } from '../shared/search';
import { FILTER_PARAMS, filterFromParams, filterToParams, type FilterParam } from './house-filter';
import { HOUSE_SORT, type HouseFilter, type HouseSort } from './house-search';
import { LAYER_PARAMS, layerFromParams, layerToParams, type MapLayer } from './map-layer';

/**
 * What a pill shows: the price as it is advertised, or the real monthly cost (spec/readings R26).
 */
export const PILL_FACE = { price: 'price', cost: 'cost' } as const;
export type PillFace = keyof typeof PILL_FACE;

/** What the address of /map says (spec/look L22). */
export interface MapAddress {
  /** Null where the address names no point. */
  readonly view: MapView | null;
  /**
   * The dong whose page this is, as it was written, which may be no code; null where the address
   * names a point, so that only the filter may know a dong.
   */
  readonly dong: string | null;
  readonly layer: MapLayer;
  /** Its `dongliCode` is `dong` in the address, beside a point as well as without one. */
  readonly filter: HouseFilter;
  readonly sort: HouseSort;
  /** What was searched for. */
  readonly place: string | null;
  /** What the pills show. */
  readonly pills: PillFace;
  /**
   * The one place whose houses the list shows, a point or the small box of a cluster that no level
   * parts; null for all that are in view.
   */
  readonly spot: Bounds | null;
}

const DECIMALS = 5;
/** A centimetre: houses at one point are found again. */
const SPOT_DECIMALS = 7;
const OWN_PARAMS: ReadonlySet<string> = new Set([
  ...FILTER_PARAMS,
  ...LAYER_PARAMS,
  'lat',
  'lng',
  'level',
  'sort',
  'q',
  'pill',
  'spot',
  'dong',
  // Of readers without script alone: the app's list grows, and begins at its first house.
  'page',
]);

/** A coordinate within a limit, or NaN. */
function coordinate(text: string | null, limit: number): number {
  const isNumber = text !== null && /^-?\d{1,3}(\.\d{1,15})?$/.test(text);
  const value = isNumber ? Number(text) : NaN;
  return Math.abs(value) <= limit ? value : NaN;
}

function viewIn(params: URLSearchParams): MapView | null {
  const center: LatLng = {
    lat: coordinate(params.get('lat'), 85),
    lng: coordinate(params.get('lng'), 180),
  };
  if (Number.isNaN(center.lat) || Number.isNaN(center.lng)) return null;
  const level = params.get('level') ?? '';
  return {
    center,
    level: /^\d{1,2}$/.test(level) ? clampLevel(Number(level)) : DEFAULT_MAP_LEVEL,
  };
}

/** `37.4842000,126.9296000` is a point, four numbers a box (south-west, north-east). */
function spotIn(text: string | null): Bounds | null {
  if (text === null) return null;
  const numbers = text.split(',');
  const isPoint = numbers.length === 2;
  const at = (index: number) => coordinate(numbers[index] ?? null, index % 2 === 0 ? 85 : 180);
  const [neLat, neLng] = isPoint ? [at(0), at(1)] : [at(2), at(3)];
  const spot: Bounds = { swLat: at(0), swLng: at(1), neLat, neLng };
  if (numbers.length > 4) return null;
  // Comparisons with what is no number are false.
  return spot.swLat <= neLat && spot.swLng <= neLng ? spot : null;
}

function spotText({ swLat, swLng, neLat, neLng }: Bounds): string {
  const [south, west, north, east] = [swLat, swLng, neLat, neLng].map((degrees) =>
    degrees.toFixed(SPOT_DECIMALS),
  );
  const point = `${south},${west}`;
  return south === north && west === east ? point : `${point},${north},${east}`;
}

/** Where the address puts a point: no further than half a metre away. */
export const addressedPoint = ({ lat, lng }: LatLng): LatLng => ({
  lat: Number(lat.toFixed(DECIMALS)),
  lng: Number(lng.toFixed(DECIMALS)),
});

/** Where the address has another name for a parameter of the filter. */
const NAME_IN_ADDRESS: Readonly<Partial<Record<FilterParam, string>>> = { dongliCode: 'dong' };

/**
 * What an address of /map says: a dong without a point is the page of that dong, with one it only
 * filters; a broken point is none; a missing level is the default, an unknown order the recommended
 * one; the filter as {@link filterFromParams} reads it.
 */
export function mapAddressFrom(search: string): MapAddress {
  const params = new URLSearchParams(search);
  const sort = params.get('sort');
  const place = (params.get('q') ?? '').trim();
  const view = viewIn(params);
  const dong = params.get('dong') ?? '';
  return {
    view,
    dong: view !== null || dong === '' ? null : dong,
    layer: layerFromParams((name) => params.get(name)),
    filter: filterFromParams((name) => params.get(NAME_IN_ADDRESS[name] ?? name)),
    sort: Object.values(HOUSE_SORT).find((known) => known === sort) ?? HOUSE_SORT.recommended,
    place: place === '' ? null : place,
    pills: params.get('pill') === PILL_FACE.cost ? PILL_FACE.cost : PILL_FACE.price,
    spot: spotIn(params.get('spot')),
  };
}

function viewParams({ view, dong }: MapAddress): Record<string, string> {
  if (view === null || dong !== null) return {};
  return {
    lat: view.center.lat.toFixed(DECIMALS),
    lng: view.center.lng.toFixed(DECIMALS),
    level: String(clampLevel(view.level)),
  };
}

function ownParams(address: MapAddress): Record<string, string> {
  const { sort, place, pills, spot } = address;
  const { dongliCode, ...filter } = filterToParams(address.filter);
  const dong = address.dong ?? dongliCode ?? null;
  return {
    ...(dong === null ? {} : { dong }),
    ...viewParams(address),
    ...layerToParams(address.layer),
    ...(sort === HOUSE_SORT.recommended ? {} : { sort }),
    ...(place === null ? {} : { q: place }),
    ...(pills === PILL_FACE.price ? {} : { pill: pills }),
    ...(spot === null ? {} : { spot: spotText(spot) }),
    ...filter,
  };
}

/**
 * The address that says this, and only what is set: coordinates with five decimals, the dong by its
 * code (on the page of a dong in place of the point), and behind it every parameter that is not the
 * map's, such as `p`, byte for byte. {@link mapAddressFrom} reads it.
 */
export function mapAddressTo(search: string, address: MapAddress): string {
  const own = new URLSearchParams(ownParams(address)).toString().replaceAll('%2C', ',');
  const foreign = searchParts(search).filter((part) => !OWN_PARAMS.has(part.name));
  return joinSearch([...(own === '' ? [] : [own]), ...foreign.map((part) => part.raw)]);
}
