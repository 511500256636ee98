import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useState } from 'react';
import { comparePath, MOST_COMPARED } from '#core';
import { useServices } from '../../ground/services';
import { Button } from '../../components/button/Button';
import { Icon } from '../../components/icon/Icon';
import { ChosenPhotosStore, photosOf } from './chosen-photos-store';
import { clearCompared } from './clear-compared';
import styles from './compare-bar.module.scss';
import type { CompareDockProps } from './compare-dock-props';

const SEATS = Array.from({ length: MOST_COMPARED }, (_, seat) => seat);
/** As in the style sheet. */
const BAR_HEIGHT = '64px';

/** The chosen houses and deals at the lower edge of a list, and the way to their comparison. */
export const CompareBar = observer(function CompareBar({ kind, listed }: CompareDockProps) {
  const { houses, directs, stores } = useServices();
  const { compare, history } = stores;
  const [store] = useState(() => new ChosenPhotosStore(houses, directs));
  const { codes } = compare;

  useEffect(() => {
    store.choose(codes, photosOf(kind, listed));
    return () => {
      store.stop();
    };
  }, [store, codes, kind, listed]);

  // What floats above the list makes room.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--docked', BAR_HEIGHT);
    return () => {
      style.removeProperty('--docked');
    };
  }, []);

  return (
    <div className={styles.bar} role="group" aria-label="비교할 집">
      <div className={styles.seats} aria-hidden="true">
        {SEATS.map((seat) => {
          const code = codes[seat];
          const photo = code === undefined ? null : (store.found.get(code) ?? null);
          return (
            <span key={seat} className={styles.seat} data-filled={code !== undefined}>
              {photo !== null && <img src={photo.small} width={320} height={240} alt="" />}
              {photo === null && code !== undefined && <Icon name="picture" size={18} />}
            </span>
          );
        })}
      </div>
      <p className={styles.count} role="status">
        <span className={styles.said}>비교할 집 </span>
        {codes.length}/{MOST_COMPARED}
      </p>
      {codes.length > 0 && (
        <Button
          kind="plain"
          className={styles.clear}
          onClick={() => {
            clearCompared(stores);
          }}
        >
          비우기
        </Button>
      )}
      <Button
        className={styles.go}
        aria-disabled={codes.length < 2}
        onClick={() => {
          if (codes.length < 2) stores.toasts.warn('두 곳부터 비교할 수 있어요');
          else history.push(comparePath(codes));
        }}
      >
        비교하기
      </Button>
    </div>
  );
});
