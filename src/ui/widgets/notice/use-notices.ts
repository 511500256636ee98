import { useEffect } from 'react';
import { useServices } from '../../ground/services';

/** The page comes first: what is told over it waits until a person did something there… */
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
/** …and a moment more, or until they have only looked for so long. */
const LOOK_MS = 1500;
const ONLY_LOOKED_MS = 20_000;

/**
 * Calls once, when a person touches the page or has touched it before. Returns a function that
 * stops it.
 */
function whenTouched(run: () => void): () => void {
  // Older browsers do not say.
  const { userActivation } = navigator as { readonly userActivation?: UserActivation };
  const ended = new AbortController();
  const touched = () => {
    ended.abort();
    run();
  };
  if (userActivation?.hasBeenActive === true) run();
  else
    for (const name of TOUCHES)
      addEventListener(name, touched, { passive: true, signal: ended.signal });
  return () => {
    ended.abort();
  };
}

/**
 * Shows the notices of a slot (`web_home_main_popup`, or POPUP; null where there are none) once its
 * page is usable and was touched. Their code is fetched then.
 */
export function useNotices(target: string | null, isUsable: boolean): void {
  const services = useServices();
  useEffect(() => {
    if (target === null || !isUsable) return undefined;
    const gone = new AbortController();
    const showAfter = (ms: number) =>
      setTimeout(() => {
        import('./notice-round').then(
          (round) => round.showNotices(services, target, gone.signal),
          () => undefined,
        );
      }, ms);
    let timer = showAfter(ONLY_LOOKED_MS);
    const stopWaiting = whenTouched(() => {
      clearTimeout(timer);
      timer = showAfter(LOOK_MS);
    });
    return () => {
      stopWaiting();
      clearTimeout(timer);
      gone.abort();
    };
  }, [services, target, isUsable]);
}
