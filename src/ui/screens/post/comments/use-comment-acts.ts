import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { MOST_REPORT_TITLE, REPORT_TARGET, type Comment } from '#core';
import { useServices } from '../../../ground/services';
import { useTellFailure } from '../../../ground/use-tell-failure';
import { useBlock } from '../../../widgets/block/use-block';
import type { CommentsStore } from './comments-store';

interface Around {
  readonly store: CommentsStore;
  /** Where the focus goes when what had it is gone. */
  readonly heading: RefObject<HTMLElement | null>;
  readonly say: (words: string) => void;
}

/** What a person does with the comments of others and their own. */
export function useCommentActs({ store, heading, say }: Around) {
  const { comments, stores } = useServices();
  const { popups } = stores;
  const tellFailure = useTellFailure();
  const block = useBlock((isBlocked) => {
    if (isBlocked) heading.current?.focus({ preventScroll: true });
  });

  const remove = async ({ id }: Comment): Promise<void> => {
    const isSure = await popups.ask('confirm', {
      title: '댓글을 삭제할까요?',
      message: '삭제한 댓글은 되돌릴 수 없어요.',
      confirmText: '삭제하기',
      isDangerous: true,
    });
    if (!isSure) return;
    try {
      await comments.remove(id);
      store.removed(id);
      heading.current?.focus({ preventScroll: true });
      say('댓글을 삭제했어요.');
    } catch (error) {
      tellFailure(error);
    }
  };
  const acts = {
    remove: (comment: Comment) => void remove(comment),
    block: ({ author }: Comment) => {
      if (author !== null) block(author);
    },
    report: ({ id, text, author }: Comment) =>
      void popups.askOnce('report', {
        target: { code: REPORT_TARGET.COMMENT, id },
        title: `댓글 · ${text.replace(/\s+/g, ' ')}`.slice(0, MOST_REPORT_TITLE),
        authorId: author?.id ?? null,
      }),
  };
  // The same as long as the page is there: comments are drawn anew by what they say alone.
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  return useMemo<typeof acts>(
    () => ({
      remove: (comment) => {
        latest.current.remove(comment);
      },
      block: (comment) => {
        latest.current.block(comment);
      },
      report: (comment) => {
        latest.current.report(comment);
      },
    }),
    [],
  );
}

export type CommentActs = ReturnType<typeof useCommentActs>;
