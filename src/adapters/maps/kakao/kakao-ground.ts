import type { KakaoMap, KakaoMaps } from './kakao-sdk';

/** Our name among the types of ground that the script knows. */
const DUSK = 'HANKAN_DUSK';
const DUSK_COLOUR = 'rgb(16 20 24 / 0.42)';
const TILE = 256;

/** Tiles of nothing but shade, made known to the script once. */
function duskId(sdk: KakaoMaps, document: Document): number | null {
  if (!(DUSK in sdk.MapTypeId)) {
    const tiles = new sdk.Tileset({
      width: TILE,
      height: TILE,
      getTile: () => {
        const tile = document.createElement('div');
        Object.assign(tile.style, { width: '100%', height: '100%', background: DUSK_COLOUR });
        return tile;
      },
    });
    sdk.Tileset.add(DUSK, tiles);
  }
  const id: unknown = Reflect.get(sdk.MapTypeId, DUSK);
  return typeof id === 'number' ? id : null;
}

/**
 * Kakao has no dark ground. In the dark theme a layer of shade lies over the ground and under what
 * stands on it, so that the map does not glare; its colours and its marks stay Kakao's.
 */
export function shade(sdk: KakaoMaps, map: KakaoMap, document: Document, isDark: boolean): void {
  const id = duskId(sdk, document);
  if (id === null) return;
  if (isDark) map.addOverlayMapTypeId(id);
  else map.removeOverlayMapTypeId(id);
}
