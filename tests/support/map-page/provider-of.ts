import type { MapProvider, MapServiceName } from '#core';
import { KakaoMapProvider } from '../../../src/adapters/maps/kakao/kakao-map-provider';
import { MapLibreMapProvider } from '../../../src/adapters/maps/maplibre/maplibre-map-provider';
import type { MapLibreSettings } from '../../../src/adapters/maps/maplibre/settings';
import { NaverMapProvider } from '../../../src/adapters/maps/naver/naver-map-provider';
import { installFakeKakao } from '../fake-sdks/kakao-sdk';
import { installFakeNaver } from '../fake-sdks/naver-sdk';
import { BRING } from './vendor-scripts';

/** Naver's script calls the function that its address names. */
function bringNaver(): void {
  installFakeNaver(window);
  const script = document.querySelector<HTMLScriptElement>('script[src*="oapi.map.naver.com"]');
  const name = new URL(script?.src ?? location.href).searchParams.get('callback');
  const ready: unknown = name === null ? undefined : Reflect.get(window, name);
  if (typeof ready === 'function') Reflect.apply(ready, window, []);
}

/** The provider that the page's address asks for; a vendor's script is a fake's (vendor-scripts). */
export function providerOf(service: MapServiceName, settings: MapLibreSettings): MapProvider {
  if (service === 'embedded') return new MapLibreMapProvider(settings);
  if (service === 'kakao') {
    Reflect.set(window, BRING, () => installFakeKakao(window));
    return new KakaoMapProvider({ key: 'fake', view: window });
  }
  Reflect.set(window, BRING, bringNaver);
  return new NaverMapProvider({ keyId: 'fake', view: window });
}
