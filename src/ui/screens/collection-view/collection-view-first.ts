import { AppError } from '#core';
import type { AskFirst } from '../../ground/first-view';
import type { Services } from '../../ground/services';
import { firstItems } from '../../widgets/collection/things/first-items';
import { viewsOf } from '../../widgets/collection/things/later-things';
import { COLLECTION_VIEW_SLOT } from './collection-view-snapshot';

export { CollectionViewScreen as Screen } from './CollectionViewScreen';

/** What the link opens, with what is drawn of it at first, as a visitor sees it. */
export const askFirst: AskFirst = async (services, { code = '' }) => {
  const { collections, stores } = services;
  const { history } = stores;
  const collection = await collections.shared(code).catch((error: unknown) => {
    if (error instanceof AppError && error.kind === 'not-found') return null;
    throw error;
  });
  const { findThings } = await import('../../widgets/collection/find-things');
  const found = await findThings(services, firstItems(collection?.items ?? []));
  const things = { reader: null, found };
  history.snapshots.keep(history.current.page, COLLECTION_VIEW_SLOT, { collection, things });
};

/** Of everything that can be collected, only what is in it. */
export const alsoDrawnOf = ({ stores }: Services) => {
  const { current, snapshots } = stores.history;
  const kept = snapshots.find(current.page, COLLECTION_VIEW_SLOT);
  return kept === undefined ? [] : viewsOf(kept.things.found);
};
