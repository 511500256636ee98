import { GONE_SAYERS, type DirectDeal } from '#core';
import { useForMembers } from '../../ground/use-for-members';
import { useServices } from '../../ground/services';
import { useOneAtATime } from '../../ground/use-one-at-a-time';
import type { AliveInquiry } from '../../widgets/deal-page/Alive';
import type { DealStore } from '../../widgets/deal-page/deal-store';

/** What somebody who reads of a room asks its owner, and says of it. */
export function useDirectInquiry(
  store: Pick<DealStore<DirectDeal>, 'inquired'>,
  { id, mine }: DirectDeal,
): AliveInquiry {
  const { dealInquiries, stores } = useServices();
  const { popups, toasts } = stores;
  const forMembers = useForMembers();
  const { isBusy, once } = useOneAtATime();
  const onceForMembers = (work: () => Promise<void>): void => {
    forMembers(() => void once(work));
  };
  return {
    hasAsked: mine.hasAsked,
    saidGone: mine.saidGone,
    isBusy,
    ask: () => {
      onceForMembers(async () => {
        store.inquired(await dealInquiries.ask(id), { hasAsked: true });
        toasts.show('올린 사람에게 물어봤어요. 확인하면 여기에 보여요.');
      });
    },
    sayGone: () => {
      onceForMembers(async () => {
        const isSure = await popups.ask('confirm', {
          title: '이미 나간 방인가요?',
          message: `${GONE_SAYERS}명이 알려 주면 올린 사람에게 물어보고, 48시간 안에 답이 없으면 목록에서 내려요. 누가 알렸는지는 말하지 않아요.`,
          confirmText: '나갔어요',
        });
        if (!isSure) return;
        store.inquired(await dealInquiries.sayGone(id), { saidGone: true });
        toasts.show('알려 주셔서 고마워요.');
      });
    },
  };
}
