import { PagedRows } from '../../../components/list/PagedRows';
import { POST_ROW_PX, PostRow } from '../../../widgets/post-row/PostRow';
import type { ReadyPosts } from '../posts-store';

interface PostListProps {
  readonly list: ReadyPosts;
  /** Another list is on its way. */
  readonly isBusy: boolean;
  readonly now: number;
  readonly onMore: () => void;
}

/** So many are seen before any scroll. */
const FIRST = 4;

/** Posts as rows. */
export function PostList({ list, isBusy, now, onMore }: PostListProps) {
  return (
    <PagedRows
      list={list}
      rowPx={POST_ROW_PX}
      isBusy={isBusy}
      row={(post, at, position) => (
        <li key={post.id} data-post={post.id} {...position}>
          <PostRow post={post} now={now} isFirst={at < FIRST} />
        </li>
      )}
      onMore={onMore}
    />
  );
}
