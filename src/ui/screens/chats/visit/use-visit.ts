import { useState } from 'react';
import { standingVisit, VISIT_CARE, VISIT_STATE, type ChatRoom, type VisitWish } from '#core';
import { useServices } from '../../../ground/services';
import { useOneAtATime } from '../../../ground/use-one-at-a-time';
import type { Talk } from '../../../stores/chat/talk';
import { FormDraft } from '../../../stores/form-draft';
import { listingPrice, otherName } from '../chat-words';
import { isKeptWish, keyOf, standsAs, unsentTime } from './kept-wish';

interface VisitOf {
  readonly talk: Talk;
  readonly room: ChatRoom;
  readonly reader: string;
  readonly now: number;
  /** Told once what was pressed may be gone. */
  readonly onDone: () => void;
}

/** What a person says of looking at a room together (spec/readings R43a). */
export function useVisit({ talk, room, reader, now, onDone }: VisitOf) {
  const { local, random, stores, visitFiles } = useServices();
  const { popups, toasts } = stores;
  // Another time may stand by now.
  const { isBusy, once } = useOneAtATime(() => void talk.open());
  const [draft] = useState(() => new FormDraft(local, `visit_${reader}_${talk.id}`, isKeptWish));
  const standing = standingVisit(room.visit, now);
  const of = standsAs(room.visit);

  /** Until it is answered the device keeps it. */
  const wish = async (wished: VisitWish): Promise<void> => {
    const key = keyOf(draft.read(), wished, of) ?? random.id();
    draft.keep({ ...wished, of, key });
    await talk.visit(wished, key);
    draft.drop();
    onDone();
  };
  const propose = async (): Promise<void> => {
    const at = await popups.ask('visit', {
      subject: `${otherName(room)}님 · ${listingPrice(room.listing)}`,
      standing,
      chosen: unsentTime(draft.read(), of),
      isFirst: room.isFirstVisit,
    });
    if (at !== null) await wish({ state: VISIT_STATE.PROPOSED, at });
  };
  const agree = async (at: string): Promise<void> => {
    const isReady =
      !room.isFirstVisit ||
      (await popups.ask('confirm', {
        title: '처음 만나기 전에',
        message: VISIT_CARE.join(' '),
        confirmText: '이때 만날게요',
      }));
    if (isReady) await wish({ state: VISIT_STATE.AGREED, at });
  };
  const decline = async (at: string, said: string): Promise<void> => {
    await wish({ state: VISIT_STATE.DECLINED, at });
    toasts.show(said);
  };
  const callOff = async (at: string): Promise<void> => {
    const isSure = await popups.ask('confirm', {
      title: '약속을 취소할까요?',
      message: '상대에게 취소했다고 알려요.',
      confirmText: '취소하기',
      isDangerous: true,
    });
    if (!isSure) return;
    await wish({ state: VISIT_STATE.CALLED_OFF, at });
    toasts.show('약속을 취소했어요');
  };
  const keep = async (): Promise<string> => visitFiles.keep(room.id);
  return {
    /** Null where none is proposed or agreed on. */
    standing,
    isBusy,
    propose: () => void once(propose),
    agree: (at: string) => void once(() => agree(at)),
    /** Does not take a time, or takes it back; `said` is told afterwards. */
    decline: (at: string, said: string) => void once(() => decline(at, said)),
    callOff: (at: string) => void once(() => callOff(at)),
    /** Into the calendar of this device. */
    keep: () =>
      void once(async () => {
        toasts.show(`${await keep()} 파일을 저장했어요`);
      }),
    /** Out of it, where it was put there. */
    takeOut: () =>
      void once(async () => {
        toasts.show(`${await keep()} 파일을 열면 캘린더에서 지워져요`);
      }),
  };
}

export type Visiting = ReturnType<typeof useVisit>;
