import { documentPreview, MOST_REPORT_TITLE, pageTitle, REPORT_TARGET, type Post } from '#core';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { useTellFailure } from '../../ground/use-tell-failure';
import { useBlock } from '../../widgets/block/use-block';
import type { PostStore } from './post-store';

/** Characters of what a shared link says of the text. */
const PREVIEW = 100;

/** What a person does with a post besides reading it. */
export function usePostActs(store: PostStore, post: Post) {
  const { env, stores } = useServices();
  const { history, popups, toasts } = stores;
  const tellFailure = useTellFailure();
  const block = useBlock((isBlocked) => {
    // Of somebody who is blocked nothing is shown.
    if (isBlocked) history.back(PATH.communities);
  });

  const remove = async (): Promise<void> => {
    const isSure = await popups.ask('confirm', {
      title: '글을 삭제할까요?',
      message: '댓글도 함께 보이지 않게 되고, 되돌릴 수 없어요.',
      confirmText: '삭제하기',
      isDangerous: true,
    });
    if (!isSure) return;
    try {
      await store.remove();
      toasts.show('글을 삭제했어요');
      history.back(PATH.communities);
    } catch (error) {
      tellFailure(error);
    }
  };
  return {
    modify: () => {
      history.push(PATH.postModify(post.id));
    },
    remove: () => void remove(),
    block,
    share: () =>
      void popups.askOnce('share', {
        title: pageTitle(post.title),
        text: documentPreview(post.document, PREVIEW),
        url: `${env.siteUrl}${PATH.post(post.id)}`,
        imageUrl: post.picture === null ? null : new URL(post.picture.large, env.siteUrl).href,
      }),
    report: () =>
      void popups.askOnce('report', {
        target: { code: REPORT_TARGET.COMMUNITY, id: post.id },
        title: post.title.slice(0, MOST_REPORT_TITLE),
        authorId: post.author?.id ?? null,
      }),
    openPicture: (index: number) =>
      void popups.ask('photos', {
        photos: post.pictures,
        subject: post.title,
        index,
        onShow: () => undefined,
      }),
  };
}

export type PostActs = ReturnType<typeof usePostActs>;
