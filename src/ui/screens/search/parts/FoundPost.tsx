import { agoText, boardName, type PostSummary } from '#core';
import { Link } from '../../../components/link/Link';
import { PATH } from '../../../ground/paths';
import { PostCounts } from '../../../widgets/post-row/PostCounts';
import styles from './found.module.scss';
import { Marked } from './Marked';

interface FoundPostProps {
  readonly post: PostSummary;
  /** What its text says around the hit. */
  readonly said: string;
  readonly q: string;
  /** Milliseconds. */
  readonly now: number;
  readonly onChoose: () => void;
}

/** A post that was found; it leads to its page. */
export function FoundPost({ post, said, q, now, onChoose }: FoundPostProps) {
  const { id, title, categoryTypeCode, createdAt, counts, isExample } = post;
  return (
    <li className={styles.words}>
      <Link className={styles.name} to={PATH.post(id)} title={title} onClick={onChoose}>
        <Marked text={title} q={q} />
      </Link>
      <p className={styles.quote}>
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
