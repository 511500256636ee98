import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { APP_PAGES, votedLaterText } from '#core';
import { IconButton } from '../../components/button/IconButton';
import { ButtonLink } from '../../components/button/Button';
import { EmptyState } from '../../components/state/EmptyState';
import { FailedState } from '../../components/state/FailedState';
import { Page } from '../../ground/Page';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { useTellFailure } from '../../ground/use-tell-failure';
import { CollectedList } from '../../widgets/collection/CollectedList';
import { CollectionBones } from '../../widgets/collection/CollectionBones';
import { collectionWrites } from '../../widgets/collection/collection-writes';
import { withWaiting } from '../../widgets/collection/with-waiting';
import { CollectionStore } from '../../widgets/collection/collection-store';
import { ThingsStore } from '../../widgets/collection/found-things';
import { ErrorWords } from '../../widgets/server-html/ErrorWords';
import { CollectionHead } from './CollectionHead';
import { useCollectionActs } from './use-collection-acts';

interface OwnCollectionProps {
  readonly id: string;
  readonly reader: string;
}

/** A collection of one member in each of its states; what others do in it is seen at once. */
export const OwnCollection = observer(function OwnCollection({ id, reader }: OwnCollectionProps) {
  const services = useServices();
  const { collections, liveCollections, stores } = services;
  const { outbox, toasts } = stores;
  const tellFailure = useTellFailure();
  const [store] = useState(
    () =>
      new CollectionStore({
        writes: collectionWrites(services),
        ask: (cancel) => collections.one(id, cancel),
      }),
  );
  const [things] = useState(() => new ThingsStore(services));
  useEffect(() => {
    void store.load();
    const stop = liveCollections.listen(
      ({ collectionId, isOut }) => {
        if (collectionId !== id) return;
        if (isOut) store.end();
        else void store.load();
      },
      () => {
        // Something may have changed before it was listened for.
        if (store.collection !== null) void store.load();
      },
    );
    const look = () => {
      if (document.visibilityState === 'visible') void store.load();
    };
    document.addEventListener('visibilitychange', look);
    // What waited here has arrived.
    const stopHearing = outbox.hear(({ kind, body }) => {
      const isOfThis = kind === 'collect' || kind === 'collectionVote';
      if (isOfThis && body.collectionId === id) void store.load();
    });
    return () => {
      stop();
      stopHearing();
      document.removeEventListener('visibilitychange', look);
      store.stop();
      things.stop();
    };
  }, [store, things, liveCollections, outbox, id]);
  const { state } = store;
  const acts = useCollectionActs(store);
  const title = state.kind === 'ready' ? state.collection.name : APP_PAGES.collection.title;
  return (
    <Page
      title={title}
      parent={PATH.collections}
      action={
        state.kind === 'ready' && state.collection.role === 'owner' ? (
          <IconButton
            icon="sliders"
            label="모음 설정"
            onClick={() => void acts.settings(state.collection)}
          />
        ) : undefined
      }
    >
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
          hint="지워졌거나 함께 보기가 끝났어요. 다시 보려면 모음을 만든 분에게 링크를 받아 주세요."
        >
          <ButtonLink to={PATH.collections}>내 모음 보기</ButtonLink>
        </EmptyState>
      )}
      {state.kind === 'ready' && (
        <>
          <CollectionHead collection={state.collection} acts={acts} />
          <CollectedList
            collection={withWaiting(state.collection, outbox.own)}
            things={things}
            reader={reader}
            isBusy={(item) => store.isBusy(item)}
            onVote={(item, vote) => {
              store
                .vote(item, vote)
                .then((isSent) => {
                  if (!isSent) toasts.show(votedLaterText);
                })
                .catch(tellFailure);
            }}
            onTakeOut={(item) => {
              acts.takeOut(item);
            }}
            empty={
              <EmptyState
                title="아직 담은 것이 없어요"
                hint="찜한 집과 글에서 ‘모음에 담기’를 누르면 여기에 모여요."
              >
                <ButtonLink to={PATH.zzim}>찜 보기</ButtonLink>
              </EmptyState>
            }
          />
        </>
      )}
    </Page>
  );
});
