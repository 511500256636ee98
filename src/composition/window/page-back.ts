import type { ListenToOnline } from '../../ui/stores/listen-to-online';
import type { PageSight } from '../../ui/stores/page-sight';

/** Tells whenever it is time to try again: the network is back, or the window is looked at again. */
export const pageBack =
  (online: ListenToOnline, sight: PageSight): ListenToOnline =>
  (back) => {
    const stops = [
      online(back),
      sight.listen(() => {
        if (sight.isSeen()) back();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  };
