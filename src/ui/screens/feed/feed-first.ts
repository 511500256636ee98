import type { AskFirst } from '../../ground/first-view';
import { FEED_SLOT } from './feed-snapshot';
import { askFeed } from './feed-store';

export { FeedScreen as Screen } from './FeedScreen';

/** The first page of all articles, or of those of the address's tag. */
export const askFirst: AskFirst = async ({ contents, stores: { history } }, { tag = null }) => {
  history.snapshots.keep(history.current.page, FEED_SLOT, await askFeed(contents, { tag }));
};
