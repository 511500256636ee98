import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { formatPrice, houseTypeName, type House } from '#core';
import { PATH } from '../../app/paths';
import { useServices } from '../../app/services';
import { DESKTOP, useMediaQuery } from '../../app/use-media-query';
import { usePageTitle } from '../../app/use-page-title';
import { ButtonLink } from '../../components/button/Button';
import { IconButton } from '../../components/button/IconButton';
import { EmptyState } from '../../components/state/EmptyState';
import { FailedState } from '../../components/state/FailedState';
import { errorText } from '../../text/error-text';
import { HouseFocusContext } from '../../widgets/house-focus/house-focus';
import { markOf } from './mark-of';
import { PlaceSkeleton } from './parts/PlaceSkeleton';
import styles from './place-page.module.scss';
import { PlaceStore } from './place-store';
import { PlaceView } from './PlaceView';

/** A house in each of its states, under a way back. */
export const PlacePage = observer(function PlacePage({ id }: { readonly id: string }) {
  const { houses, stores } = useServices();
  const { history, recents } = stores;
  const isWide = useMediaQuery(DESKTOP);
  const [store] = useState(
    () =>
      new PlaceStore(id, houses, {
        viewed: (house) => {
          recents.viewed(house);
        },
        contacted: (house, method) => {
          recents.contacted(house.id, method);
        },
      }),
  );
  const page = useRef<HTMLElement>(null);
  const { state } = store;

  useEffect(() => {
    store.start();
    return () => {
      store.stop();
    };
  }, [store]);
  useFocusTold(state.kind, store.house);
  usePageTitle(store.house === null ? '집' : titleOf(store.house));
  useLayoutEffect(() => {
    // What had the focus may have gone with the former state.
    if (state.kind === 'loading' || state.kind === 'idle') return;
    if (document.activeElement !== document.body) return;
    page.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [state.kind]);

  return (
    <article ref={page} className={styles.page} aria-busy={state.kind === 'loading'}>
      <div className={styles.top}>
        <IconButton
          kind="on-photo"
          icon={isWide ? 'close' : 'chevron-left'}
          label={isWide ? '닫기' : '뒤로'}
          onClick={() => {
            history.back(PATH.map);
          }}
        />
      </div>
      {(state.kind === 'idle' || state.kind === 'loading') && <PlaceSkeleton />}
      {state.kind === 'failed' && (
        <div className={styles.state}>
          <h1 className={styles.unseen} tabIndex={-1}>
            집
          </h1>
          <FailedState
            title="집 정보를 불러오지 못했어요"
            reason={errorText(state.error)}
            onRetry={() => void store.load()}
          />
        </div>
      )}
      {state.kind === 'missing' && (
        <div className={styles.state}>
          <h1 className={styles.unseen} tabIndex={-1}>
            집
          </h1>
          <EmptyState title="삭제된 게시물입니다." hint="지도에서 다른 집을 찾아보세요.">
            <ButtonLink to={PATH.map} replace>
              지도 보기
            </ButtonLink>
          </EmptyState>
        </div>
      )}
      {state.kind === 'ready' && <PlaceView store={store} house={state.house} />}
    </article>
  );
});

/** Tells the map around this page what is looked at. */
function useFocusTold(kind: string, house: House | null): void {
  const tell = useContext(HouseFocusContext);
  useEffect(() => {
    if (house !== null) tell({ mark: markOf(house), isApproximate: house.isApproximate });
    else if (kind === 'missing' || kind === 'failed') tell(null);
  }, [tell, kind, house]);
}

const titleOf = (house: House): string =>
  `${formatPrice(house)} ${houseTypeName(house.type)} · ${house.address.dong}`;
