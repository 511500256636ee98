import type { MateAct, SeenRequest } from '#core';
import { useServices } from '../../ground/services';
import { useOneAtATime } from '../../ground/use-one-at-a-time';

/** What one of two people does; where it fails they are told, and what was shown is asked for anew. */
export function useConsentActs(learn: (seen: SeenRequest) => void, askAnew: () => void) {
  const services = useServices();
  const { mateRequests, stores } = services;
  const { isBusy, once } = useOneAtATime(askAnew);
  const learned = (work: () => Promise<SeenRequest>) =>
    once(async () => {
      learn(await work());
    });
  const act = (id: string, done: MateAct) => learned(() => mateRequests.act(id, done));
  const end = async (id: string): Promise<void> => {
    const isSure = await stores.popups.askOnce('confirm', {
      title: '이야기를 그만할까요?',
      message: '열었던 번호가 서로에게서 사라져요.',
      confirmText: '그만하기',
    });
    if (isSure) await act(id, { act: 'END' });
  };
  return {
    isBusy,
    ask: (listing: string) =>
      void once(async () => {
        const pressed = await stores.outbox.press(services, 'mateAsk', { dealId: listing });
        if (pressed.kind === 'sent') learn(pressed.result);
        else stores.toasts.show('관심은 인터넷에 연결되면 보내요.');
      }),
    withdraw: (id: string) => void act(id, { act: 'WITHDRAW' }),
    accept: (id: string) => void act(id, { act: 'ACCEPT' }),
    decline: (id: string) => void act(id, { act: 'DECLINE' }),
    end: (id: string) => void end(id),
    openNumber: (id: string, tel: string) => act(id, { act: 'OPEN_NUMBER', tel }),
  };
}

export type ConsentActs = ReturnType<typeof useConsentActs>;
