import { observer } from 'mobx-react-lite';
import { BOOKMARK_KIND, COLLECTED, type PostSummary } from '#core';
import { useServices } from '../../../ground/services';
import { useReader } from '../../../ground/use-reader';
import { BookmarkButton } from '../../../widgets/bookmark-button/BookmarkButton';
import { useMinute } from '../../../widgets/notice-view/use-minute';
import { CollectButton } from '../../../widgets/collection/later-collect-button';
import { PostRow } from '../../../widgets/post-row/PostRow';
import { PostRowSkeleton } from '../../../widgets/post-row/PostRowSkeleton';
import type { Found } from '../found-store';
import type { ListedReading } from '../zzim-lists';
import { GoneReading } from './GoneReading';
import styles from './reading-list.module.scss';
import { useNextFocus } from '../parts/use-next-focus';

interface PostListProps {
  readonly list: readonly ListedReading[];
  readonly found: Found<PostSummary>;
}

/** Remembered posts, newest first. */
export const PostList = observer(function PostList({ list, found }: PostListProps) {
  const { community } = useServices().stores;
  const reader = useReader();
  const now = useMinute();
  const items = useNextFocus(list);
  const shown = (post: PostSummary) => community.shown([post], reader)[0] ?? null;
  return (
    <ul {...items} className={styles.list}>
      {list.map((listed) => {
        const post = found.get(listed.id);
        return (
          <li key={listed.id}>
            <PostItem listed={listed} post={post && shown(post)} now={now} />
          </li>
        );
      })}
    </ul>
  );
});

interface PostItemProps {
  readonly listed: ListedReading;
  /** Undefined while it is on its way, null where it is no longer there. */
  readonly post: PostSummary | null | undefined;
  /** Milliseconds. */
  readonly now: number;
}

function PostItem({ listed, post, now }: PostItemProps) {
  if (post === undefined) return <PostRowSkeleton />;
  const of = BOOKMARK_KIND.post;
  if (post === null)
    return <GoneReading of={of} listed={listed} words="삭제되었거나 볼 수 없는 글이에요." />;
  return (
    <>
      <div className={styles.item}>
        <PostRow post={post} now={now} />
        <BookmarkButton of={of} className={styles.bookmark} id={post.id} title={post.title} />
      </div>
      <CollectButton item={{ kind: COLLECTED.post, id: post.id }} title={post.title} />
    </>
  );
}
