import { DEAL_STATUS, MOST_REPORT_TITLE, REPORT_TARGET, type DealStatus, type Shared } from '#core';
import { useServices } from '../../ground/services';
import { useOneAtATime } from '../../ground/use-one-at-a-time';
import { useBlock } from '../block/use-block';
import type { DealStore } from './deal-store';
import type { ShownDeal } from './shown-deal';

export interface DealWays {
  /** The list that leads to it. */
  readonly list: string;
  /** Where its author changes it. */
  readonly modify: string;
  readonly share: Shared;
}

type ActedOn = Pick<DealStore<ShownDeal>, 'confirm' | 'setStatus' | 'appealed' | 'remove'>;

/** What a person does with a deal besides reading it. */
export function useDealActs(store: ActedOn, deal: ShownDeal, ways: DealWays) {
  const { stores } = useServices();
  const { history, popups, toasts } = stores;
  const block = useBlock((isBlocked) => {
    // Of somebody who is blocked nothing is shown.
    if (isBlocked) history.back(ways.list);
  });
  const { isBusy, once } = useOneAtATime();

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
    history.back(ways.list);
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
      history.push(ways.modify);
    },
    remove: () => void once(remove),
    block,
    share: () => void popups.askOnce('share', ways.share),
    report: () =>
      void popups.askOnce('report', {
        target: { code: REPORT_TARGET.DEAL, id: deal.id },
        title: deal.title.slice(0, MOST_REPORT_TITLE),
        authorId: deal.author?.id ?? null,
      }),
  };
}

export type DealActs = ReturnType<typeof useDealActs>;
