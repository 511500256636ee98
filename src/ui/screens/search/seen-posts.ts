import { MOST_HITS, type PostSummary } from '#core';
import type { Found } from './search-answer';

/** What is known of posts beyond what was answered. */
export interface KnownPosts {
  /** Those that may be seen now, as they are now. */
  readonly seen: (posts: readonly PostSummary[]) => readonly PostSummary[];
  /** Told of what is answered. */
  readonly heard: (posts: readonly PostSummary[]) => void;
}

/** What was found, without posts that have gone since. */
export function asSeen<Answer extends Found>(found: Answer, seen: KnownPosts['seen']): Answer {
  const { post } = found.of;
  const known = new Map(seen(post.hits.map((hit) => hit.post)).map((one) => [one.id, one]));
  const hits = post.hits.flatMap((hit) => {
    const now = known.get(hit.post.id);
    return now === undefined ? [] : [{ ...hit, post: now }];
  });
  const gone = post.hits.length - hits.length;
  // Beyond what is counted there may be others in their place.
  const total = post.total >= MOST_HITS ? post.total : post.total - gone;
  return { ...found, of: { ...found.of, post: { ...post, hits, total } } };
}
