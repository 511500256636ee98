import type { AskFirst } from '../../ground/first-view';
import { MATE_SLOT } from './mate-snapshot';

export { MateScreen as Screen } from './MateScreen';

/** The listing as a visitor sees it, or what became of it. */
export const askFirst: AskFirst = async ({ mates, stores: { history } }, { id = '' }) => {
  const answer = await mates.one(id);
  history.snapshots.keep(history.current.page, MATE_SLOT, { id, reader: null, answer });
};
