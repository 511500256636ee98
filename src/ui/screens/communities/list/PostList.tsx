import { useRef } from 'react';
import type { PostSummary } from '#core';
import { useIsAttached } from '../../../components/attached/use-is-attached';
import { Button } from '../../../components/button/Button';
import { useRowsInView } from '../../../components/list/use-rows-in-view';
import { Spinner } from '../../../components/state/Spinner';
import { POST_ROW_PX, PostRow } from '../../../widgets/post-row/PostRow';
import styles from './post-list.module.scss';

interface PostListProps {
  readonly items: readonly PostSummary[];
  /** How many there are, of which more may come. */
  readonly total: number;
  readonly more: 'idle' | 'loading' | 'failed';
  /** Another list is on its way. */
  readonly isBusy: boolean;
  readonly now: number;
  readonly onMore: () => void;
}

/** So many are seen before any scroll. */
const FIRST = 4;

/** Posts as rows; only those near the eye are in the page. */
export function PostList({ items, total, more, isBusy, now, onMore }: PostListProps) {
  const isAttached = useIsAttached();
  const list = useRef<HTMLUListElement>(null);
  const near = useRowsInView(list, { count: items.length, rowPx: POST_ROW_PX, onNearEnd: onMore });
  // Without a window to look through, and maybe without script, all of it.
  const [from, to] = isAttached ? [near.from, near.to] : [0, items.length];
  return (
    <>
      <ul
        ref={list}
        className={styles.list}
        style={
          isAttached
            ? { height: items.length * POST_ROW_PX, paddingTop: from * POST_ROW_PX }
            : undefined
        }
        aria-busy={isBusy}
      >
        {items.slice(from, to).map((post, at) => (
          <li key={post.id} data-post={post.id} aria-setsize={total} aria-posinset={from + at + 1}>
            <PostRow post={post} now={now} isFirst={from + at < FIRST} />
          </li>
        ))}
      </ul>
      {more === 'loading' && (
        <div className={styles.end} role="status" aria-label="글을 더 불러오는 중이에요.">
          <Spinner size={24} />
        </div>
      )}
      {more === 'failed' && (
        <div className={styles.end}>
          <p>다음 글을 불러오지 못했어요.</p>
          <Button kind="outline" icon="refresh" onClick={onMore}>
            다시 불러오기
          </Button>
        </div>
      )}
    </>
  );
}
