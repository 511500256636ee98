import { useRef, useState } from 'react';
import {
  DEAL_STATUS,
  directHeadline,
  directOutline,
  MOST_REPORT_TITLE,
  pageTitle,
  REPORT_TARGET,
  type DealStatus,
  type DirectDeal,
} from '#core';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { useTellFailure } from '../../ground/use-tell-failure';
import { useBlock } from '../../widgets/block/use-block';
import type { DirectStore } from './direct-store';

/** What a person does with a direct deal besides reading it. */
export function useDirectActs(store: DirectStore, deal: DirectDeal) {
  const { env, stores } = useServices();
  const { history, popups, toasts } = stores;
  const tellFailure = useTellFailure();
  const block = useBlock((isBlocked) => {
    // Of somebody who is blocked nothing is shown.
    if (isBlocked) history.back(PATH.deal);
  });
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);

  /** One thing at a time: the second press of a double tap means the first one. */
  const once = async (work: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      tellFailure(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  const setStatus = async (status: DealStatus): Promise<void> => {
    if (status === DEAL_STATUS.DONE) {
      const isSure = await popups.ask('confirm', {
        title: '거래가 끝났나요?',
        message: '완료한 글은 다시 열 수 없어요.',
        confirmText: '완료하기',
      });
      if (!isSure) return;
    }
    await store.setStatus(status);
  };
  const remove = async (): Promise<void> => {
    const isSure = await popups.ask('confirm', {
      title: '글을 삭제할까요?',
      message: '모두에게 보이지 않게 되고, 되돌릴 수 없어요.',
      confirmText: '삭제하기',
      isDangerous: true,
    });
    if (!isSure) return;
    await store.remove();
    toasts.show('글을 삭제했어요');
    history.back(PATH.deal);
  };
  return {
    isBusy,
    confirm: () =>
      void once(async () => {
        await store.confirm();
        toasts.show('확인했어요. 7일 더 보여 드려요.');
      }),
    setStatus: (status: DealStatus) => void once(() => setStatus(status)),
    appealed: () => {
      store.appealed();
    },
    modify: () => {
      history.push(PATH.directModify(deal.id));
    },
    remove: () => void once(remove),
    block,
    share: () =>
      void popups.askOnce('share', {
        title: pageTitle(directHeadline(deal)),
        text: directOutline(deal),
        url: `${env.siteUrl}${PATH.directDetail(deal.id)}`,
        imageUrl:
          deal.photos[0] === undefined ? null : new URL(deal.photos[0].large, env.siteUrl).href,
      }),
    report: () =>
      void popups.askOnce('report', {
        target: { code: REPORT_TARGET.DEAL, id: deal.id },
        title: deal.title.slice(0, MOST_REPORT_TITLE),
        authorId: deal.author?.id ?? null,
      }),
  };
}

export type DirectActs = ReturnType<typeof useDirectActs>;
