import type { AskFirst } from '../../ground/first-view';
import { DIRECT_SLOT } from './direct-snapshot';

export { DirectScreen as Screen } from './DirectScreen';

/** The deal as a visitor sees it, or what became of it. */
export const askFirst: AskFirst = async ({ directs, stores: { history } }, { id = '' }) => {
  const answer = await directs.one(id);
  history.snapshots.keep(history.current.page, DIRECT_SLOT, { id, reader: null, answer });
};
