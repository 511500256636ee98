import {
  AppError,
  toNaverZoom,
  type MapHandle,
  type MapOptions,
  type MapProvider,
  type PageElement,
  type Roadview,
} from '#core';
import { answerInTime } from '../answer-in-time';
import { mapRoot } from '../map-root';
import { ScriptMapHandle } from '../scripted/script-map-handle';
import { groundOf } from './naver-ground';
import { NaverRoadview } from './naver-roadview';
import { naverScript, type NaverScript } from './naver-script';
import { endMap, NaverScriptMap } from './naver-script-map';
import type { NaverMap, NaverMaps } from './naver-sdk';

export interface NaverSettings {
  /** The key id of our application at Naver; it works on the hosts that are named there. */
  readonly keyId: string;
  readonly view: Window;
}

/** Naver's map. Its script is loaded when a map or a panorama is first asked for. */
export class NaverMapProvider implements MapProvider {
  readonly service = 'naver';
  readonly #script: NaverScript;

  constructor({ keyId, view }: NaverSettings) {
    this.#script = naverScript(view, keyId);
  }

  async open(container: PageElement, options: MapOptions): Promise<MapHandle> {
    const sdk = await this.#script.load();
    const box = container as HTMLElement;
    const stage = { root: mapRoot(box, options), container: box };
    let made: NaverMap | null = null;
    try {
      made = await this.#made(sdk, stage.root, options);
      return new ScriptMapHandle(new NaverScriptMap(sdk, made, stage), stage, options);
    } catch (failure) {
      if (made !== null) endMap(made);
      stage.root.remove();
      throw failure instanceof AppError ? failure : new AppError('refused');
    }
  }

  async roadview(): Promise<Roadview> {
    return new NaverRoadview(await this.#script.load());
  }

  /** Naver's script finds places by address only. */
  nearbyPlaces(): Promise<null> {
    return Promise.resolve(null);
  }

  /**
   * Naver may refuse our key after a map is open, and draws a message over that map. Returns a
   * function that stops listening.
   */
  onRefused(heard: () => void): () => void {
    return this.#script.onRefused(heard);
  }

  /** A map whose options can be read: the script says so in its own time. */
  async #made(sdk: NaverMaps, root: HTMLElement, options: MapOptions): Promise<NaverMap> {
    const map = new sdk.Map(root, mapOptions(sdk, options));
    const stops: (() => void)[] = [];
    try {
      await answerInTime<unknown>((answer, failed) => {
        const refused = () => {
          failed(new AppError('refused'));
        };
        stops.push(this.#script.onRefused(refused));
        const listener = sdk.Event.addListener(map, 'init', answer);
        stops.push(() => {
          sdk.Event.removeListener(listener);
        });
      });
      return map;
    } catch (failure) {
      endMap(map);
      throw failure;
    } finally {
      for (const stop of stops) stop();
    }
  }
}

function mapOptions(sdk: NaverMaps, { view, theme, interactive }: MapOptions) {
  return {
    center: new sdk.LatLng(view.center.lat, view.center.lng),
    zoom: toNaverZoom(view.level),
    minZoom: toNaverZoom(Infinity),
    maxZoom: toNaverZoom(-Infinity),
    draggable: interactive,
    pinchZoom: interactive,
    scrollWheel: interactive,
    keyboardShortcuts: false,
    disableDoubleClickZoom: !interactive,
    disableDoubleTapZoom: !interactive,
    disableTwoFingerTapZoom: !interactive,
    scaleControl: false,
    ...groundOf(theme),
  };
}
