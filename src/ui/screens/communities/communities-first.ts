import { postListFrom } from '#core';
import type { AskFirst } from '../../ground/first-view';
import { searchOf } from '../../stores/history/url-parts';
import { COMMUNITIES_SLOT } from './communities-snapshot';
import { askPosts } from './posts-store';

export { CommunitiesScreen as Screen } from './CommunitiesScreen';

/** The first page of what the address asks, as a visitor sees it. */
export const askFirst: AskFirst = async ({ posts, stores: { history } }) => {
  const { page, url } = history.current;
  const question = { ...postListFrom(searchOf(url)), reader: null };
  history.snapshots.keep(page, COMMUNITIES_SLOT, await askPosts(posts, question));
};
