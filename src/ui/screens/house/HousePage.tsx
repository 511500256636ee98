import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { houseHeadline, NOT_FOUND_TITLE, type House } from '#core';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { DESKTOP, useMediaQuery } from '../../ground/use-media-query';
import { useArrivalFocus } from '../../ground/use-arrival-focus';
import { usePageTitle } from '../../ground/use-page-title';
import { IconButton } from '../../components/button/IconButton';
import { FailedState } from '../../components/state/FailedState';
import { ErrorWords } from '../../widgets/server-html/ErrorWords';
import { useChecklistItem } from '../../widgets/checklist/use-checklist-item';
import { useCompareItem } from '../../widgets/compare/use-compare-item';
import { HouseFocusContext } from '../../widgets/house-focus/house-focus';
import { useSaw } from '../../widgets/seen/use-saw';
import { markOf } from './mark-of';
import { HouseActions } from './actions/HouseActions';
import { GoneHouse } from './parts/GoneHouse';
import { HouseSkeleton } from './parts/HouseSkeleton';
import styles from './house-page.module.scss';
import { HOUSE_SLOT } from './house-snapshot';
import type { HouseStore } from './house-store';
import { houseStoreOf } from './house-store-of';
import { HouseView } from './HouseView';

import { useHouseActions } from './actions/use-house-actions';
import { usePanelScroll } from '../../ground/use-panel-scroll';

/** A house in each of its states, under a way back. */
export const HousePage = observer(function HousePage({ id }: { readonly id: string }) {
  const { history } = useServices().stores;
  const isWide = useMediaQuery(DESKTOP);
  const page = useRef<HTMLElement>(null);
  const store = useKeptStore(id);
  usePanelScroll(page);
  const { state } = store.main;
  const { house } = store;
  const isGone = state.kind === 'ready' && house === null;

  useSaw('house', house);
  useFocusTold(state.kind, house);
  usePageTitle(house === null ? (isGone ? NOT_FOUND_TITLE : '집') : houseHeadline(house));
  useArrivalFocus(page, state.kind === 'ready' || state.kind === 'failed');

  return (
    <article ref={page} className={styles.page} aria-busy={state.kind === 'loading'}>
      <div className={styles.top}>
        <IconButton
          kind={state.kind === 'failed' || isGone ? 'bare' : 'on-photo'}
          icon={isWide ? 'close' : 'chevron-left'}
          label={isWide ? '닫기' : '뒤로'}
          onClick={() => {
            history.back(PATH.map);
          }}
        />
        {house !== null && <Actions house={house} canPrint={isWide} />}
      </div>
      {(state.kind === 'idle' || state.kind === 'loading') && (
        <>
          <h1 className={styles.unseen}>집</h1>
          <HouseSkeleton />
        </>
      )}
      {state.kind === 'failed' && (
        <div className={styles.state}>
          <h1 className={styles.unseen} tabIndex={-1}>
            집
          </h1>
          <FailedState
            title="집 정보를 불러오지 못했어요"
            reason={<ErrorWords error={state.error} />}
            onRetry={() => void store.load()}
          />
        </div>
      )}
      {isGone && <GoneHouse store={store} />}
      {house !== null && <HouseView store={store} house={house} />}
    </article>
  );
});

const Actions = observer(function Actions(props: {
  readonly house: House;
  readonly canPrint: boolean;
}) {
  const { house, canPrint } = props;
  const more = [useCompareItem('house', house.id), useChecklistItem('house', house.id)];
  const { share, report } = useHouseActions(house);
  return (
    <HouseActions
      more={more}
      onShare={() => void share()}
      onReport={() => void report()}
      onPrint={
        canPrint
          ? () => {
              window.print();
            }
          : null
      }
    />
  );
});

/** The store of this page; the one from before where Back leads here again. */
function useKeptStore(id: string): HouseStore {
  const services = useServices();
  const { history } = services.stores;
  const [key] = useState(() => history.current.page);
  const [kept] = useState(() => {
    const before = history.snapshots.find(key, HOUSE_SLOT);
    return before?.store.id === id ? before : null;
  });
  const [store] = useState(() => kept?.store ?? houseStoreOf(id, services));
  useLayoutEffect(
    () => () => {
      history.snapshots.keep(key, HOUSE_SLOT, { store });
    },
    [history, key, store],
  );
  useEffect(() => {
    store.start();
    return () => {
      store.stop();
    };
  }, [store]);
  return store;
}

/** Tells the map around this page what is looked at. */
function useFocusTold(kind: string, house: House | null): void {
  const tell = useContext(HouseFocusContext);
  useEffect(() => {
    if (house !== null) {
      const { status, isApproximate } = house;
      tell({ mark: markOf(house), status, isApproximate });
    } else if (kind === 'ready' || kind === 'failed') tell(null);
  }, [tell, kind, house]);
}
