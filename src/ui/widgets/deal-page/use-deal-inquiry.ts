import { DEAL_KIND, GONE_SAYERS, type DealKind, type DealStanding } from '#core';
import { useForMembers } from '../../ground/use-for-members';
import { useServices } from '../../ground/services';
import { useOneAtATime } from '../../ground/use-one-at-a-time';
import type { AliveInquiry, InquiryWords } from './Alive';

/** What whoever asks has asked and said of a deal since it was confirmed. */
interface Said {
  readonly hasAsked: boolean;
  readonly saidGone: boolean;
}

interface AskedStore {
  inquired(standing: DealStanding, said: Partial<Said>): void;
}

const WORDS: Readonly<
  Record<DealKind, InquiryWords & { readonly isSure: string; readonly yes: string }>
> = {
  [DEAL_KIND.direct]: {
    ask: '아직 있나요?',
    tell: '이미 나간 방이라면 알려 주세요',
    thanks: '나간 방이라고 알려 주셔서 고마워요.',
    isSure: '이미 나간 방인가요?',
    yes: '나갔어요',
  },
  [DEAL_KIND.mate]: {
    ask: '아직 찾고 있나요?',
    tell: '이미 구한 메이트라면 알려 주세요',
    thanks: '이미 구했다고 알려 주셔서 고마워요.',
    isSure: '이미 구한 메이트인가요?',
    yes: '구했어요',
  },
};

/** What somebody who reads of a deal asks its owner, and says of it. */
export function useDealInquiry(
  store: AskedStore,
  { id, mine }: { readonly id: string; readonly mine: Said },
  kind: DealKind,
): AliveInquiry {
  const { dealInquiries, stores } = useServices();
  const { popups, toasts } = stores;
  const forMembers = useForMembers();
  const { isBusy, once } = useOneAtATime();
  const { isSure: title, yes: confirmText, ...words } = WORDS[kind];
  const onceForMembers = (work: () => Promise<void>): void => {
    forMembers(() => void once(work));
  };
  return {
    ...words,
    hasAsked: mine.hasAsked,
    saidGone: mine.saidGone,
    isBusy,
    onAsk: () => {
      onceForMembers(async () => {
        store.inquired(await dealInquiries.ask(id), { hasAsked: true });
        toasts.show('올린 사람에게 물어봤어요. 확인하면 여기에 보여요.');
      });
    },
    onTell: () => {
      onceForMembers(async () => {
        const isSure = await popups.ask('confirm', {
          title,
          message: `${GONE_SAYERS}명이 알려 주면 올린 사람에게 물어보고, 48시간 안에 답이 없으면 목록에서 내려요. 누가 알렸는지는 말하지 않아요.`,
          confirmText,
        });
        if (!isSure) return;
        store.inquired(await dealInquiries.sayGone(id), { saidGone: true });
        toasts.show('알려 주셔서 고마워요.');
      });
    },
  };
}
