import type { LiveInbox } from '#core';

/** A live inbox whose code is fetched when somebody follows: visitors never do. */
export const laterLiveInbox = (fetch: () => Promise<LiveInbox>): LiveInbox => ({
  open: (member, from, hear) => {
    let isOpen = true;
    let leave = (): void => undefined;
    fetch().then(
      (live) => {
        if (isOpen) leave = live.open(member, from, hear);
      },
      // Without it the list is still there, as of when it was asked.
      () => undefined,
    );
    return () => {
      isOpen = false;
      leave();
    };
  },
});
