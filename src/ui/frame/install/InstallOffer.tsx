import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useState, type ComponentType } from 'react';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { useServices } from '../../ground/services';
import styles from './install-offer.module.scss';

/** The first screen comes first, also where it takes its time: nothing is asked before half a minute. */
const AHEAD_MS = 10_000;

/**
 * Offers the app (spec/readings R15): the room of the bar at the top of mobile web, kept from the
 * first paint on so that nothing moves when the bar comes, and after a while the prompt. Which
 * device this is and what it remembers no server knows: until the app is attached, the page has the
 * room for everybody, and a mark on <html> hides it (src/first).
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
  return hasRoom ? <BarRoom isAttached={isAttached} /> : null;
});

function BarRoom({ isAttached }: { readonly isAttached: boolean }) {
  const [Bar, setBar] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isAttached) return undefined;
    let isWanted = true;
    import('./InstallBar').then(
      ({ InstallBar }) => {
        if (isWanted) setBar(() => InstallBar);
      },
      // An offer that cannot be had is none.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isAttached]);
  return (
    <div className={styles.room} data-install-bar="">
      {Bar !== null && <Bar />}
    </div>
  );
}

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
