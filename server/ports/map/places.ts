import type { Area, DongPlace, LatLng, MapView, NamedArea, Place, TransitStop } from '#core';

/** The stored areas, stations and universities. */
export interface Places {
  /** Best match first, then what the view shows; an empty query finds nothing. */
  search(query: string, limit: number, view: MapView | null): Promise<readonly Place[]>;
  /** By polygon where that is known, else the nearest middle; null beyond reach. */
  areaAt(at: LatLng): Promise<Area | null>;
  /** 시·도 and 시·군·구 that an import brought, in no order; none without one. */
  wideAreas(): Promise<readonly NamedArea[]>;
  /** Stations, then bus stops, each nearest first. */
  stopsNear(at: LatLng): Promise<readonly TransitStop[]>;
}

/** A dong as it is stored; what is on offer there the houses in memory know. */
export type StoredDong = Omit<DongPlace, 'offered'>;

/** Dongs and 리 by their legal-dong codes. */
export interface Dongs {
  /** Null for a code that is none. */
  one(code: string): Promise<StoredDong | null>;
  /** Codes of those with houses on offer, the most first, at most so many. */
  onOffer(limit: number): Promise<readonly string[]>;
}

/** A place to be stored; a dong says how an address names it. */
export type StoredPlace = Place & { readonly area?: Area };
