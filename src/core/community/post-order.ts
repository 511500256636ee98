import { POST_SORT, type PostCounts, type PostSort, type PostSummary } from './post';

const DAY_SECONDS = 86_400;

/** What a like, a comment and twenty views weigh. */
const points = ({ likes, comments, views }: PostCounts): number =>
  3 * likes + 2 * comments + Math.floor(views / 20);

/**
 * How popular a post is. Twice as many points (3 a like, 2 a comment, 1 for 20 views, and 1 to begin
 * with) weigh as much as having been written a day later: what is new passes what was liked long ago.
 */
export const postHeat = (counts: PostCounts, createdAt: number): number =>
  Math.floor(createdAt / 1000) + Math.round(DAY_SECONDS * Math.log2(1 + points(counts)));

const keyOf = (sort: PostSort, { counts, createdAt }: OrderedPost): number => {
  const at = Date.parse(createdAt);
  if (sort === POST_SORT.newest) return at;
  return sort === POST_SORT.commented ? counts.comments : postHeat(counts, at);
};

type OrderedPost = Pick<PostSummary, 'id' | 'counts' | 'createdAt'>;

/** The order of a list; of equal ones the later id stands first. */
export const comparePosts =
  (sort: PostSort) =>
  (a: OrderedPost, b: OrderedPost): number =>
    keyOf(sort, b) - keyOf(sort, a) || Number(b.id) - Number(a.id);
