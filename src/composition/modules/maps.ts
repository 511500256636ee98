import { FirstOfMaps, type MapCandidate } from '../../adapters/maps/first-of-maps';
import { MapLibreMapProvider } from '../../adapters/maps/maplibre/maplibre-map-provider';
import { presenceIn } from '../../adapters/maps/presence';
import {
  chooseMapService,
  mapServiceNamed,
  mapServiceOrder,
  STORAGE_KEY,
  type MapService,
  type MapServiceName,
} from '#core';
import { TOKEN } from '../tokens';
import { wiring, type Get } from '../wiring';

/** The address may name a service while the product is made; its own page is the first one. */
const FORCED = { REAL: false, TEST: false, DEV: true, LOCAL: true } as const;

/** The service that this browser drew once and keeps, whichever is used in the end. */
function drawnService(get: Get): MapService {
  const local = get(TOKEN.local);
  const remembered = local.read(STORAGE_KEY.MAP_SERVICE);
  const drawn = chooseMapService(remembered, get(TOKEN.random).number());
  if (drawn !== remembered) local.write(STORAGE_KEY.MAP_SERVICE, drawn);
  return drawn;
}

/** The map services in their order, each fetched when it is tried (spec/readings R7). */
export const maps = (view: Window) => {
  const asked = mapServiceNamed(new URLSearchParams(view.location.search).get('map'));
  return wiring((bind) => {
    bind(TOKEN.maps, (get) => {
      const { apiUrl, mapStyleUrl, environment, kakaoKey, naverMapKey } = get(TOKEN.env);
      const keys = { kakao: kakaoKey, naver: naverMapKey };
      const load: Readonly<Record<MapServiceName, MapCandidate['load']>> = {
        kakao: async () => {
          const { KakaoMapProvider } = await import('../../adapters/maps/kakao/kakao-map-provider');
          return new KakaoMapProvider({ key: kakaoKey ?? '', view });
        },
        naver: async () => {
          const { NaverMapProvider } = await import('../../adapters/maps/naver/naver-map-provider');
          return new NaverMapProvider({ keyId: naverMapKey ?? '', view });
        },
        embedded: () => {
          const baseMapUrl = `${apiUrl}/map/base.json`;
          const settings = { baseMapUrl, styleUrl: mapStyleUrl, presence: presenceIn(view) };
          return Promise.resolve(new MapLibreMapProvider(settings));
        },
      };
      const order = mapServiceOrder(
        drawnService(get),
        (['kakao', 'naver'] as const).filter((service) => keys[service] !== null),
        FORCED[environment] ? asked : null,
      );
      return new FirstOfMaps(order.map((service) => ({ service, load: load[service] })));
    });
  });
};
