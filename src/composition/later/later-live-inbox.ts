import type { LiveInbox } from '#core';
import type { Rest } from '../../adapters/http/http-live-inbox';

/** Before the code is fetched again, ms. */
const AGAIN_MS = 30_000;

/**
 * A live inbox whose code is fetched when somebody follows: visitors never do. Until it is there, or
 * nobody follows any more, it is tried again.
 */
export const laterLiveInbox = (fetch: () => Promise<LiveInbox>, rest: Rest): LiveInbox => ({
  open: (member, from, hear) => {
    const left = new AbortController();
    let leave = (): void => undefined;
    const isLeft = () => left.signal.aborted;
    const follow = async (): Promise<void> => {
      const live = await fetch().catch(() => null);
      if (live === null) await rest(AGAIN_MS, left.signal);
      if (isLeft()) return;
      if (live === null) await follow();
      else leave = live.open(member, from, hear);
    };
    void follow();
    return () => {
      left.abort();
      leave();
    };
  },
});
