import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { agoText, boardName, groupThousands, postListTo, type Post } from '#core';
import { Button } from '../../../components/button/Button';
import { Tag } from '../../../components/chip/Tag';
import { Icon } from '../../../components/icon/Icon';
import { Link } from '../../../components/link/Link';
import { PATH } from '../../../ground/paths';
import { useServices } from '../../../ground/services';
import { BookmarkButton } from '../../../widgets/bookmark-button/BookmarkButton';
import { DocumentView } from '../../../widgets/document-view/DocumentView';
import { Face } from '../../../widgets/face/Face';
import { useMinute } from '../../../widgets/notice-view/use-minute';
import { LikeBook } from '../like-book';
import { likesThrough } from '../likes-through';
import type { PostStore } from '../post-store';
import type { PostActs } from '../use-post-acts';
import { HeldBox } from './HeldBox';
import { LikeButton } from './LikeButton';
import styles from './post-body.module.scss';

interface PostBodyProps {
  readonly store: PostStore;
  readonly post: Post;
  readonly acts: PostActs;
}

/** What somebody wrote, and what is done with it at its end. */
export const PostBody = observer(function PostBody({ store, post, acts }: PostBodyProps) {
  const services = useServices();
  const { outbox } = services.stores;
  const now = useMinute();
  const [likes] = useState(
    () =>
      new LikeBook({
        ...likesThrough(services, 'postLike'),
        settled: (_id, state) => {
          store.liked(state);
        },
      }),
  );
  useEffect(
    () =>
      outbox.hear((sent) => {
        if (sent.kind === 'postLike' && sent.body.postId === post.id) store.liked(sent.result);
      }),
    [outbox, post.id, store],
  );
  const { author, counts, mine } = post;
  return (
    <>
      <header className={styles.head}>
        <Link
          className={styles.board}
          to={`${PATH.communities}${postListTo({ board: post.categoryTypeCode, sort: 'newest', q: '' })}`}
        >
          {boardName(post.categoryTypeCode)}
          <Icon name="chevron-right" size={16} />
        </Link>
        <h1 className={styles.title} tabIndex={-1}>
          {post.title}
        </h1>
        <div className={styles.by}>
          <Face author={author} size={40} />
          <div>
            <p className={styles.name}>
              {author?.nickname ?? '탈퇴한 회원'}
              {post.isExample && <Tag>예시</Tag>}
            </p>
            <p className={styles.when}>
              <time dateTime={post.createdAt}>{agoText(Date.parse(post.createdAt), now)}</time>
              {post.editedAt !== null && ' · 수정됨'} · 조회 {groupThousands(counts.views)}
            </p>
          </div>
        </div>
      </header>
      {post.hold !== null && (
        <HeldBox postId={post.id} hold={post.hold} onAppealed={store.appealed} />
      )}
      <div className={styles.document}>
        <DocumentView
          document={post.document}
          pictures={post.pictures}
          houses={store.houses}
          onPicture={acts.openPicture}
        />
      </div>
      <div className={styles.acts}>
        <LikeButton
          kind="pill"
          book={likes}
          id={post.id}
          known={{ liked: mine.liked, likes: counts.likes }}
          name="이 글"
        />
        <BookmarkButton
          of="post"
          kind="word"
          id={post.id}
          title={post.title}
          className={styles.bookmark}
        />
        <Button kind="outline" icon="share" className={styles.share} onClick={acts.share}>
          공유
        </Button>
      </div>
    </>
  );
});
