import { AppError } from '#core';
import type { AskFirst } from '../../ground/first-view';
import { COLLECTION_VIEW_SLOT } from './collection-view-snapshot';

export { CollectionViewScreen as Screen } from './CollectionViewScreen';

/** What the link opens, with all that is in it, as a visitor sees it. */
export const askFirst: AskFirst = async (services, { code = '' }) => {
  const { collections, stores } = services;
  const { history } = stores;
  const collection = await collections.shared(code).catch((error: unknown) => {
    if (error instanceof AppError && error.kind === 'not-found') return null;
    throw error;
  });
  const { findThings } = await import('../../widgets/collection/find-things');
  const found = await findThings(services, collection?.items ?? []);
  const things = { reader: null, found };
  history.snapshots.keep(history.current.page, COLLECTION_VIEW_SLOT, { collection, things });
};
