import {
  DEAL_KIND,
  MOST_REPORT_TITLE,
  REPORT_TARGET,
  type ChatMessage,
  type ChatRoom,
} from '#core';
import { PATH } from '../../../ground/paths';
import { useServices } from '../../../ground/services';
import { useTellFailure } from '../../../ground/use-tell-failure';
import type { MemberChats } from '../../../stores/chat/member-chats';
import type { Talk } from '../../../stores/chat/talk';
import { unsentLost } from '../../../text/unsent-lost';
import { useBlock } from '../../../widgets/block/use-block';
import { otherName } from '../chat-words';

interface RoomOf {
  readonly own: MemberChats;
  readonly talk: Talk;
  readonly room: ChatRoom;
  /** Told once a message is taken away: what was pressed is gone. */
  readonly onHidden: () => void;
  /** As `onHidden`, once a place is not shown any more. */
  readonly onPlaceHidden: () => void;
}

/** What a person does with a room besides talking. */
export function useRoomActs({ own, talk, room, onHidden, onPlaceHidden }: RoomOf) {
  const { history, popups, toasts } = useServices().stores;
  const tellFailure = useTellFailure();
  const block = useBlock(() => undefined);
  const { other, id } = room;

  const leave = async (): Promise<void> => {
    const unsent = own.unsentIn(id);
    const isSure = await popups.ask('confirm', {
      title: '대화에서 나갈까요?',
      message: `지금까지 나눈 이야기가 나에게만 보이지 않게 돼요. 상대에게는 그대로 남아요.${unsentLost(unsent)}`,
      confirmText: '나가기',
      isDangerous: true,
    });
    if (!isSure) return;
    await own.leave(id);
    toasts.show('대화에서 나왔어요');
    history.replace(PATH.chats, null);
  };
  const hide = async (message: ChatMessage): Promise<void> => {
    const isSure = await popups.ask('confirm', {
      title: '이 메시지를 지울까요?',
      message: '나에게만 보이지 않게 되고, 상대에게는 그대로 남아요.',
      confirmText: '지우기',
      isDangerous: true,
    });
    if (!isSure) return;
    await talk.hide(message);
    onHidden();
  };
  const mute = async (): Promise<void> => {
    await talk.mute(!room.isMuted);
    toasts.show(room.isMuted ? '이 대화의 알림을 켰어요' : '이 대화의 알림을 껐어요');
  };
  const openPlace = async (): Promise<void> => {
    const isSure =
      room.isPlaceOpen ||
      (await popups.ask('confirm', {
        title: '건물 주소를 보여 줄까요?',
        message: `${otherName(room)}님이 글에서 건물 주소와 지도의 자리를 볼 수 있어요. 동과 호수는 보이지 않아요. 언제든 다시 감출 수 있지만, 이미 본 주소는 되돌릴 수 없어요.`,
        confirmText: '보여 주기',
      }));
    if (!isSure) return;
    await talk.openPlace(!room.isPlaceOpen);
    if (room.isPlaceOpen) onPlaceHidden();
    toasts.show(room.isPlaceOpen ? '건물 주소를 감췄어요' : '건물 주소를 보여 줬어요');
  };
  const { kind, state } = room.listing;
  const hasPlace = room.isOwner && kind === DEAL_KIND.direct && state !== 'GONE' && other !== null;
  return {
    /** Null where there is no place of one's own to be told. */
    openPlace: hasPlace
      ? () => {
          openPlace().catch(tellFailure);
        }
      : null,
    report: () =>
      void popups.askOnce('report', {
        target: { code: REPORT_TARGET.CHAT, id },
        title: `${otherName(room)}님과 나눈 대화`.slice(0, MOST_REPORT_TITLE),
        authorId: other?.id ?? null,
      }),
    block:
      other === null
        ? null
        : () => {
            block(other);
          },
    hide: (message: ChatMessage) => {
      hide(message).catch(tellFailure);
    },
    mute: () => {
      mute().catch(tellFailure);
    },
    leave: () => {
      leave().catch(tellFailure);
    },
  };
}

export type RoomActs = ReturnType<typeof useRoomActs>;
