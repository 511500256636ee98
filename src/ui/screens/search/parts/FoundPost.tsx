import { agoText, boardName, commentHash, type CommentPlace, type PostSummary } from '#core';
import { Link } from '../../../components/link/Link';
import { PATH } from '../../../ground/paths';
import { PostCounts } from '../../../widgets/post-row/PostCounts';
import styles from './found.module.scss';
import { Marked } from './Marked';

interface FoundPostProps {
  readonly post: PostSummary;
  /** What its text says around the hit, or a comment. */
  readonly said: string;
  /** The comment that says it; null where the post does. */
  readonly comment: CommentPlace | null;
  readonly q: string;
  /** Milliseconds. */
  readonly now: number;
  readonly onChoose: () => void;
}

/** A post that was found; it leads to its page, and to the comment that speaks for it. */
export function FoundPost({ post, said, comment, q, now, onChoose }: FoundPostProps) {
  const { id, title, categoryTypeCode, createdAt, counts, isExample } = post;
  return (
    <li className={styles.words}>
      <Link
        className={styles.name}
        to={`${PATH.post(id)}${comment === null ? '' : commentHash(comment)}`}
        title={title}
        onClick={onChoose}
      >
        <Marked text={title} q={q} />
      </Link>
      <p className={styles.quote}>
        {comment !== null && <b className={styles.speaker}>댓글 </b>}
        <Marked text={said} q={q} isTitle={false} />
      </p>
      <p className={styles.foot}>
        <span>
          {boardName(categoryTypeCode)} ·{' '}
          <time dateTime={createdAt}>{agoText(Date.parse(createdAt), now)}</time>
          {isExample && ' · 예시'}
        </span>
        <PostCounts counts={counts} />
      </p>
    </li>
  );
}
