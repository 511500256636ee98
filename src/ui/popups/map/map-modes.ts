import type { MapMode } from '../../stores/popups/props/map-props';

/** The tabs in their order, and the title of the popup (spec/rules §2). */
export const MAP_MODES: readonly { readonly mode: MapMode; readonly name: string }[] = [
  { mode: 'map', name: '지도' },
  { mode: 'nearby', name: '주변시설' },
  { mode: 'roadview', name: '로드뷰' },
];
