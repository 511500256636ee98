import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { APP_PAGES, NOT_FOUND_TITLE, sharedCollectionLine } from '#core';
import { ButtonLink } from '../../components/button/Button';
import { EmptyState } from '../../components/state/EmptyState';
import { FailedState } from '../../components/state/FailedState';
import { Page } from '../../ground/Page';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { useReader } from '../../ground/use-reader';
import { CollectedList } from '../../widgets/collection/CollectedList';
import styles from '../../widgets/collection/collected.module.scss';
import { CollectionBones } from '../../widgets/collection/CollectionBones';
import { CollectionStore, type CollectionState } from '../../widgets/collection/collection-store';
import { ThingsStore } from '../../widgets/collection/found-things';
import { ErrorWords } from '../../widgets/server-html/ErrorWords';
import { COLLECTION_VIEW_SLOT } from './collection-view-snapshot';
import { LaterJoinBox } from './LaterJoinBox';

/** /c/{code}: what a link opens, for whoever has it; a member joins by a press. */
export function CollectionViewScreen() {
  const { code = '' } = useParams();
  return <CollectionView key={code} code={code} />;
}

const nothing = () => undefined;

/** As the head of the page says it. */
function titleOf(state: CollectionState): string {
  if (state.kind === 'ready') return state.collection.name;
  return state.kind === 'gone' ? NOT_FOUND_TITLE : APP_PAGES.collectionView.title;
}

const CollectionView = observer(function CollectionView({ code }: { readonly code: string }) {
  const services = useServices();
  const { collections, stores } = services;
  const { history } = stores;
  const reader = useReader();
  const [page] = useState(() => history.current.page);
  const [before] = useState(() => history.snapshots.find(page, COLLECTION_VIEW_SLOT));
  const [store] = useState(
    () =>
      new CollectionStore(
        { writes: null, ask: (cancel) => collections.shared(code, cancel) },
        before?.collection,
      ),
  );
  const [things] = useState(() => new ThingsStore(services, before?.things));
  useEffect(() => {
    // What a visitor was shown by the server is as fresh as it can be.
    if (reader !== null || store.state.kind === 'loading') void store.load();
    const look = () => {
      if (document.visibilityState === 'visible') void store.load();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      store.stop();
    };
  }, [store, reader]);
  useEffect(
    () => () => {
      things.stop();
    },
    [things],
  );
  const { state } = store;
  return (
    <Page title={titleOf(state)} parent={PATH.home}>
      {state.kind === 'loading' && <CollectionBones />}
      {state.kind === 'failed' && (
        <FailedState
          title="모음을 불러오지 못했어요"
          reason={<ErrorWords error={state.error} />}
          onRetry={() => void store.load()}
        />
      )}
      {state.kind === 'gone' && (
        <EmptyState
          title="더는 볼 수 없는 모음이에요"
          hint="링크가 끝났거나 거두어졌어요. 링크를 준 분에게 다시 물어봐 주세요."
        >
          <ButtonLink to={PATH.map}>지도에서 집 찾기</ButtonLink>
        </EmptyState>
      )}
      {state.kind === 'ready' && (
        <>
          <p className={styles.head}>
            {sharedCollectionLine(state.collection.owner, state.collection.items.length)}
          </p>
          <LaterJoinBox collection={state.collection} code={code} />
          <CollectedList
            collection={{ ...state.collection, mayVote: false, role: 'reader' }}
            things={things}
            reader={reader}
            isBusy={() => false}
            onVote={nothing}
            onTakeOut={nothing}
            empty={
              <EmptyState
                title="아직 담은 것이 없어요"
                hint="담기면 이 페이지에서 바로 볼 수 있어요."
              />
            }
          />
        </>
      )}
    </Page>
  );
});
