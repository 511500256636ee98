import {
  collectedLaterText,
  collectedText,
  REPORT_TARGET,
  type CollectedItem,
  type Collection,
} from '#core';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { useTellFailure } from '../../ground/use-tell-failure';
import { endPage } from '../../stores/history/end-page';
import { collectionWrites } from '../../widgets/collection/collection-writes';
import type { CollectionStore } from '../../widgets/collection/collection-store';

/** What a member does with a collection. */
export function useCollectionActs(store: CollectionStore) {
  const services = useServices();
  const { collections, stores } = services;
  const { popups, toasts, history } = stores;
  const tellFailure = useTellFailure();
  const leave = async ({ id, name }: Collection): Promise<void> => {
    const message = `‘${name}’ 모음에서 나갈까요? 내가 누른 의견은 사라져요.`;
    if (!(await popups.ask('confirm', { message }))) return;
    try {
      await collections.leave(id);
      toasts.show('모음에서 나왔어요');
      endPage(history, PATH.collections);
    } catch (error) {
      tellFailure(error);
    }
  };
  const settings = async (collection: Collection): Promise<void> => {
    const answer = await popups.askOnce('collection-settings', { collection });
    if (answer === 'deleted') endPage(history, PATH.collections);
    else await store.load();
  };
  return {
    leave,
    settings,
    report: ({ id, name }: Collection) => {
      void popups.askOnce('report', {
        target: { code: REPORT_TARGET.COLLECTION, id },
        title: name,
        authorId: null,
      });
    },
    takeOut: (item: CollectedItem) => {
      const { collection } = store;
      if (collection === null) return;
      store
        .takeOut(item)
        .then((isSent) => {
          const said = isSent ? collectedText : collectedLaterText;
          toasts.show(said(collection.name, false), {
            name: '되돌리기',
            run: () => {
              collectionWrites(services)
                .collect(collection, item, true)
                .then((back) => {
                  if (back === null) toasts.show(collectedLaterText(collection.name, true));
                  else void store.load();
                })
                .catch(tellFailure);
            },
          });
        })
        .catch(tellFailure);
    },
  };
}

export type CollectionActs = ReturnType<typeof useCollectionActs>;
