import { scriptLoader, type ScriptWord } from '../../shared/load-script';
import { sdkIn, sdkUrl, type NaverMaps } from './naver-sdk';

/** What the script calls when it has run; the address names it. */
const READY = 'hankanNaverMapReady';
/** What the script calls when it refuses our key, by a name of its own. */
const REFUSED = 'navermap_authFailure';

/** Naver's script, and who wants to hear that it refuses us. */
export interface NaverScript {
  load(): Promise<NaverMaps>;
  /** Heard also long after the script is ready. Returns a function that stops listening. */
  onRefused(heard: () => void): () => void;
}

/** The parts that the address names come after the script itself. */
function whenWhole(sdk: NaverMaps, whole: () => void): void {
  if (sdk.jsContentLoaded) whole();
  else sdk.onJSContentLoaded = whole;
}

/**
 * Loads the script of Naver's map. It checks the key by a request of its own, mostly when a map is
 * made, so that a wrong one is known after the script is ready and no script error tells of it.
 */
export function naverScript(view: Window, keyId: string): NaverScript {
  const listeners = new Set<() => void>();
  const before = ({ ready, refused }: ScriptWord<NaverMaps>) => {
    const told = () => {
      refused();
      for (const heard of [...listeners]) heard();
    };
    const called = () => {
      Reflect.deleteProperty(view, READY);
      const sdk = sdkIn(view);
      whenWhole(sdk, () => {
        ready(sdk);
      });
    };
    Object.assign(view, { [REFUSED]: told, [READY]: called });
    return () => {
      Reflect.deleteProperty(view, READY);
      if (Reflect.get(view, REFUSED) === told) Reflect.deleteProperty(view, REFUSED);
    };
  };
  return {
    load: scriptLoader<NaverMaps>(view.document, { url: sdkUrl(keyId, READY), before }),
    onRefused: (heard) => {
      listeners.add(heard);
      return () => {
        listeners.delete(heard);
      };
    },
  };
}
