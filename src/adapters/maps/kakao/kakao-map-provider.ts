import {
  AppError,
  type MapHandle,
  type MapOptions,
  type MapProvider,
  type NearbyPlaces,
  type PageElement,
  type Roadview,
} from '#core';
import { mapRoot } from '../map-root';
import { ScriptMapHandle } from '../scripted/script-map-handle';
import { KakaoNearbyPlaces } from './kakao-places';
import { KakaoRoadview } from './kakao-roadview';
import { KakaoScriptMap } from './kakao-script-map';
import { kakaoLoader, type KakaoMaps } from './kakao-sdk';

export interface KakaoSettings {
  /** The JavaScript key of our app at Kakao; it works on the hosts that are named there. */
  readonly key: string;
  readonly view: Window;
}

/** Kakao's map. Its script is loaded when a map, a panorama or a place is first asked for. */
export class KakaoMapProvider implements MapProvider {
  readonly service = 'kakao';
  readonly #sdk: () => Promise<KakaoMaps>;

  constructor({ key, view }: KakaoSettings) {
    this.#sdk = kakaoLoader(view, key);
  }

  async open(container: PageElement, options: MapOptions): Promise<MapHandle> {
    const sdk = await this.#sdk();
    const box = container as HTMLElement;
    const stage = { root: mapRoot(box, options), container: box };
    try {
      return new ScriptMapHandle(new KakaoScriptMap(sdk, stage, options), stage, options);
    } catch {
      stage.root.remove();
      throw new AppError('refused');
    }
  }

  async roadview(): Promise<Roadview> {
    return new KakaoRoadview(await this.#sdk());
  }

  async nearbyPlaces(): Promise<NearbyPlaces> {
    return new KakaoNearbyPlaces(await this.#sdk());
  }
}
