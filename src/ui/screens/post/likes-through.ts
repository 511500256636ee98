import type { LikeState } from '#core';
import type { Services } from '../../ground/services';

/** How likes go out: through the outbox, which keeps them where nobody answers (spec/readings R52). */
export const likesThrough = (services: Services, kind: 'postLike' | 'commentLike') => ({
  send: async (id: string, liked: boolean): Promise<LikeState | null> => {
    const pressed =
      kind === 'postLike'
        ? await services.stores.outbox.press(services, kind, { postId: id, liked })
        : await services.stores.outbox.press(services, kind, { commentId: id, liked });
    return pressed.kind === 'sent' ? pressed.result : null;
  },
  waiting: (id: string): boolean | null => {
    const { own } = services.stores.outbox;
    const body =
      kind === 'postLike'
        ? own?.waitingOf(kind, ({ postId }) => postId === id)
        : own?.waitingOf(kind, ({ commentId }) => commentId === id);
    return body?.liked ?? null;
  },
});
