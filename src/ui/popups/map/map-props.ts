import type { PlaceSpot } from '../../widgets/point-map/map-point';

/** What the map popup shows, by its tabs. */
export type MapMode = 'map' | 'nearby' | 'roadview';

export interface MapProps {
  readonly spot: PlaceSpot;
  /** What is there: 월세 1,000/50 원룸. */
  readonly title: string;
  readonly address: string;
  /** What is shown first. */
  readonly mode: MapMode;
}

/** The tabs in their order, and the title of the popup (product.md §2). */
export const MAP_MODES: readonly { readonly mode: MapMode; readonly name: string }[] = [
  { mode: 'map', name: '지도' },
  { mode: 'nearby', name: '주변시설' },
  { mode: 'roadview', name: '로드뷰' },
];
