import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { HouseSummary } from '#core';
import { useServices } from '../../ground/services';
import { Button } from '../../components/button/Button';
import { Icon } from '../../components/icon/Icon';
import { MOST_COMPARED } from '../../stores/zzim/compare-store';
import { ChosenHousesStore } from './chosen-houses-store';
import { clearCompared } from './clear-compared';
import styles from './compare-bar.module.scss';

interface CompareBarProps {
  readonly known?: readonly HouseSummary[] | undefined;
}

const SEATS = Array.from({ length: MOST_COMPARED }, (_, seat) => seat);
/** As in the style sheet. */
const BAR_HEIGHT = '64px';
const NONE: readonly HouseSummary[] = [];

/** The chosen houses at the lower edge of a list, and the way to their comparison. */
export const CompareBar = observer(function CompareBar({ known = NONE }: CompareBarProps) {
  const { houses, stores } = useServices();
  const { compare, popups } = stores;
  const [store] = useState(() => new ChosenHousesStore(houses));
  const { ids } = compare;

  useEffect(() => {
    store.choose(ids, known);
    return () => {
      store.stop();
    };
  }, [store, ids, known]);

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
          const id = ids[seat];
          const photo = id === undefined ? null : (store.found.get(id)?.photo ?? null);
          return (
            <span key={seat} className={styles.seat} data-filled={id !== undefined}>
              {photo !== null && <img src={photo.small} width={320} height={240} alt="" />}
              {photo === null && id !== undefined && <Icon name="picture" size={18} />}
            </span>
          );
        })}
      </div>
      <p className={styles.count} role="status">
        <span className={styles.said}>비교할 집 </span>
        {ids.length}/{MOST_COMPARED}
      </p>
      {ids.length > 0 && (
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
        aria-disabled={ids.length < 2}
        onClick={() => {
          if (ids.length < 2) stores.toasts.warn('두 곳부터 비교할 수 있어요');
          else void popups.askOnce('compare');
        }}
      >
        비교하기
      </Button>
    </div>
  );
});
