import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect } from 'react';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { useServices } from '../../ground/services';
import { InstallBar } from './InstallBar';
import styles from './install-offer.module.scss';

/** The first screen comes first, also where it takes its time: nothing is asked before half a minute. */
const AHEAD_MS = 10_000;

/**
 * Offers the app (spec/readings R15): the bar at the top of mobile web, there from the first paint on
 * so that nothing moves, and after a while the prompt. Which device this is and what it remembers no
 * server knows: until the app is attached, the page has the bar for everybody, and a mark on <html>
 * hides it (src/first).
 */
export const InstallOffer = observer(function InstallOffer({ path }: { readonly path: string }) {
  const { device, stores } = useServices();
  const { install } = stores;
  const isAttached = useIsAttached();
  usePrompting();
  useLayoutEffect(() => {
    // The mark is as old as the page: tomorrow it would be wrong.
    if (isAttached) delete document.documentElement.dataset['install'];
  }, [isAttached]);
  const hasRoom = isAttached
    ? install.at(device.kind, path).kind === 'mobile'
    : install.isOfferedAt(path);
  return hasRoom ? (
    <div className={styles.room} data-install-bar="">
      <InstallBar />
    </div>
  ) : null;
});

function usePrompting(): void {
  const { clock, device, stores } = useServices();
  const { kind } = device;
  useEffect(() => {
    if (kind !== 'pc' && kind !== 'mobile-web') return undefined;
    const { history } = stores;
    let { page } = history.current;
    let openedAt = clock.now();
    let stop: (() => void) | null = history.listen(() => {
      if (page === history.current.page) return;
      page = history.current.page;
      openedAt = clock.now();
    });
    const timer = setTimeout(() => {
      import('../../stores/install-scheduler').then(
        ({ InstallScheduler }) => {
          if (stop === null) return;
          const scheduler = new InstallScheduler({
            ...stores,
            device: kind,
            clock,
            page: document,
          });
          stop();
          scheduler.start(openedAt);
          stop = () => {
            scheduler.stop();
          };
        },
        () => undefined,
      );
    }, AHEAD_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
      stop = null;
    };
  }, [clock, kind, stores]);
}
