import { observer } from 'mobx-react-lite';
import { useCallback, useMemo, useRef, useState } from 'react';
import { groupThousands, type CommentSort, type Post } from '#core';
import { SortMenu } from '../../../components/list/SortMenu';
import { Composer } from './Composer';
import { CommentList } from './CommentList';
import type { Answered } from './kept-desk';
import styles from './post-comments.module.scss';
import type { Talk } from './talk';
import { useCommentActs } from './use-comment-acts';
import { useKeptComments } from './use-kept-comments';
import { useReachedComment } from './use-reached-comment';

export interface PostCommentsProps {
  readonly post: Post;
  /** Told how many comments its reader sees. */
  readonly onCount: (count: number) => void;
}

const SORT_NAMES: Readonly<Record<CommentSort, string>> = { oldest: '등록순', newest: '최신순' };

/** What is said about a post, and the field to say something. */
export const PostComments = observer(function PostComments({ post, onCount }: PostCommentsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, say] = useState('');
  const kept = useKeptComments(post.id, onCount);
  const { store, desk } = kept;
  const acts = useCommentActs({ store, heading, say });
  useReachedComment(store, say);
  const answer = useCallback(
    (answered: Answered) => {
      desk.answer(answered);
      field.current?.focus();
    },
    [desk],
  );
  const writerId = post.author?.id ?? null;
  const talk = useMemo<Talk>(
    () => ({ ...kept, acts, answer, say, writerId }),
    [kept, acts, answer, writerId],
  );
  const total = store.ready?.total ?? post.counts.comments;
  return (
    <>
      <section className={styles.comments} aria-labelledby="comments">
        <div className={styles.head}>
          <h2 id="comments" ref={heading} tabIndex={-1}>
            댓글 {groupThousands(total)}
          </h2>
          {total > 1 && <SortMenu value={store.order} names={SORT_NAMES} onChange={store.sortBy} />}
        </div>
        <CommentList talk={talk} />
        <p className={styles.said} role="status">
          {said}
        </p>
      </section>
      <Composer talk={talk} field={field} />
    </>
  );
});
