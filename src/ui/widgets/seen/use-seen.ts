import { useEffect, useLayoutEffect, useState } from 'react';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { useIsHeard } from '../../components/attached/use-is-heard';
import { useServices } from '../../ground/services';
import type { seenOf } from '../../stores/seen/seen-of';
import type { SeenStore } from '../../stores/seen/seen-store';

/** What kept things were, or why that is not known: it is on its way, or cannot be had. */
export type Seen = SeenStore | 'loading' | 'lost';

/** Null until its code is there. */
let made: typeof seenOf | null = null;

/** What kept things were when they were last opened; its code is fetched by the first page that asks. */
export function useSeen(): Seen {
  const services = useServices();
  // A page that is taken over begins as it was drawn.
  const isAttached = useIsAttached();
  const isHeard = useIsHeard();
  const [seen, setSeen] = useState<Seen>(() => (isAttached ? made?.(services) : null) ?? 'loading');
  // Before it is painted: nothing is marked that was seen.
  useLayoutEffect(() => {
    if (typeof seen !== 'string') seen.start();
  }, [seen]);
  useEffect(() => {
    // Behind what presses need.
    if (!isHeard || seen !== 'loading') return undefined;
    let isWanted = true;
    import('../../stores/seen/seen-of').then(
      (loaded) => {
        made = loaded.seenOf;
        if (isWanted) setSeen(made(services));
      },
      () => {
        if (isWanted) setSeen('lost');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [services, isHeard, seen]);
  return seen;
}

/** Whether what was seen on other devices of who is there is known here; in an observer. */
export function useKnowsAllSeen(): boolean {
  const { session, outbox } = useServices().stores;
  return !session.isLogin || outbox.lists?.lacking === null;
}
