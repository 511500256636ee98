import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { APP_PAGES, NOT_FOUND_TITLE, TARGET_TYPE, type Post } from '#core';
import { IconButton } from '../../components/button/IconButton';
import { FailedState } from '../../components/state/FailedState';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { useArrivalFocus } from '../../ground/use-arrival-focus';
import { usePageTitle } from '../../ground/use-page-title';
import { ErrorWords } from '../../widgets/server-html/ErrorWords';
import { PostComments } from './comments/later-post-comments';
import { GonePost } from './parts/GonePost';
import { PostBody } from './parts/PostBody';
import { PostMenu } from './parts/PostMenu';
import { PostSkeleton } from './parts/PostSkeleton';
import styles from './post-page.module.scss';
import type { PostStore } from './post-store';
import { useKeptPost } from './use-kept-post';
import { usePostActs } from './use-post-acts';

/** A post in each of its states, under a way back. */
export const PostPage = observer(function PostPage({ id }: { readonly id: string }) {
  const { recents } = useServices().stores;
  const page = useRef<HTMLElement>(null);
  const { store, isApart } = useKeptPost(id);
  const { state } = store;
  const post = isApart ? null : store.post;
  const isGone = state.kind === 'ready' && post === null;
  usePageTitle(isGone ? NOT_FOUND_TITLE : (post?.title ?? APP_PAGES.post.title));
  useArrivalFocus(page, state.kind === 'ready' || state.kind === 'failed');
  const isThere = post !== null;
  useEffect(() => {
    if (isThere) recents.viewedCommunity(TARGET_TYPE.POST, id);
  }, [recents, id, isThere]);
  return (
    <article ref={page} className={styles.page} aria-busy={state.kind === 'loading'}>
      {post === null ? (
        <>
          <div className={styles.bar}>
            <WayBack />
          </div>
          <OtherState store={store} />
        </>
      ) : (
        <Shown store={store} post={post} />
      )}
    </article>
  );
});

function WayBack() {
  const { history } = useServices().stores;
  return (
    <IconButton
      icon="chevron-left"
      label="뒤로"
      onClick={() => {
        history.back(PATH.communities);
      }}
    />
  );
}

const Shown = observer(function Shown({ store, post }: { store: PostStore; post: Post }) {
  const acts = usePostActs(store, post);
  return (
    <>
      <div className={styles.bar}>
        <WayBack />
        <div className={styles.actions}>
          <IconButton icon="share" label="공유하기" onClick={acts.share} />
          <PostMenu post={post} acts={acts} />
        </div>
      </div>
      <PostBody store={store} post={post} acts={acts} />
      <PostComments post={post} onCount={store.commented} />
    </>
  );
});

const OtherState = observer(function OtherState({ store }: { readonly store: PostStore }) {
  const { state } = store;
  if (state.kind === 'ready') return <GonePost />;
  if (state.kind !== 'failed')
    return (
      <>
        <h1 className={styles.unseen}>{APP_PAGES.post.title}</h1>
        <PostSkeleton />
      </>
    );
  return (
    <div className={styles.state}>
      <h1 className={styles.unseen} tabIndex={-1}>
        {APP_PAGES.post.title}
      </h1>
      <FailedState
        title="글을 불러오지 못했어요"
        reason={<ErrorWords error={state.error} />}
        onRetry={() => void store.load()}
      />
    </div>
  );
});
