import { memo } from 'react';
import { agoText, boardName, HOLD_STATE, type PostSummary } from '#core';
import { Tag } from '../../components/chip/Tag';
import { Link } from '../../components/link/Link';
import { PATH } from '../../ground/paths';
import { classNames } from '../../styles/class-names';
import { PostCounts } from './PostCounts';
import styles from './post-row.module.scss';

/** How tall a row is: .row in post-row.module.scss. */
export const POST_ROW_PX = 140;

interface PostRowProps {
  readonly post: PostSummary;
  /** Milliseconds. */
  readonly now: number;
  /** Seen before any scroll: its picture is not waited for until the page is laid out. */
  readonly isFirst?: boolean;
}

/** A post in a list, 140 px high. The whole row leads to the post. */
export const PostRow = memo(function PostRow({ post, now, isFirst = false }: PostRowProps) {
  const { hold, picture, author } = post;
  return (
    <article className={classNames(styles.row, picture !== null && styles.pictured)}>
      <div className={styles.text}>
        <p className={styles.first}>
          <span className={styles.board}>{boardName(post.categoryTypeCode)}</span>
          {post.isExample && <Tag>예시</Tag>}
          {hold !== null && (
            <Tag tone="warning">{hold.state === HOLD_STATE.HELD ? '검토 중' : '가려짐'}</Tag>
          )}
        </p>
        <h3 className={styles.title}>
          <Link className={styles.link} to={PATH.post(post.id)}>
            {post.title}
          </Link>
        </h3>
        <p className={classNames(styles.preview, hold !== null && styles.held)}>
          {hold === null ? post.preview : `나만 볼 수 있어요 · ${hold.reason}`}
        </p>
        <p className={styles.foot}>
          <PostCounts counts={post.counts} />
          <span className={styles.by}>
            {author?.nickname ?? '탈퇴한 회원'} ·{' '}
            <time dateTime={post.createdAt}>{agoText(Date.parse(post.createdAt), now)}</time>
          </span>
        </p>
      </div>
      {picture !== null && (
        <img
          className={styles.picture}
          src={picture.small}
          width={72}
          height={72}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
    </article>
  );
});
