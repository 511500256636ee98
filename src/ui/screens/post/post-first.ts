import { COMMENT_SORT } from '#core';
import type { AskFirst } from '../../ground/first-view';
import { askComments } from './comments/comments-store';
import { PostComments } from './comments/later-post-comments';
import { COMMENTS_SLOT, POST_SLOT } from './post-snapshot';
import { housesOf } from './post-store';

export { PostScreen as Screen } from './PostScreen';
export const alsoDrawn = [PostComments];

/** The post with its houses and the first of what is said about it, as a visitor sees it. */
export const askFirst: AskFirst = async (services, { id = '' }) => {
  const { posts, comments, houses, stores } = services;
  const { history } = stores;
  const { page } = history.current;
  const asked = { reader: null, sort: COMMENT_SORT.oldest };
  const [post, said] = await Promise.all([
    posts.one(id),
    // Of a post that there is not nothing is said; the post says so.
    askComments(comments, id, asked).catch(() => null),
  ]);
  const found = post === null ? new Map() : await housesOf(houses, post);
  history.snapshots.keep(page, POST_SLOT, { id, reader: null, post, houses: found });
  if (said !== null) history.snapshots.keep(page, COMMENTS_SLOT, said);
};
