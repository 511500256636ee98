import { PostRow } from '../../post-row/PostRow';
import type { ThingProps } from './thing';

/** A post in a collection. */
export const PostThing = ({ thing, now }: ThingProps<'post'>) => (
  <PostRow post={thing.post} now={now} />
);
