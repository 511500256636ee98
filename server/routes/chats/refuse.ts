import { MOST_VISIT_DAYS, type Result } from '#core';
import { Refusal } from '../../errors';
import type { ChatRefusal } from '../../ports/chats/chats';

function refusalOf(reason: ChatRefusal): Refusal {
  switch (reason) {
    case 'none':
      // It may be there: who was blocked is told what anybody else is.
      return new Refusal('deleted', 'id', '더는 볼 수 없는 대화예요.');
    case 'ended':
      return new Refusal('deal-ended', 'id');
    case 'own':
      return new Refusal('chat-fault', 'id', '내가 올린 글에는 채팅을 시작할 수 없어요.');
    case 'left':
      return new Refusal('chat-fault', 'id', '상대가 탈퇴해서 메시지를 보낼 수 없어요.');
    case 'parted':
      return new Refusal('chat-fault', 'id', '연결이 끝나서 메시지를 보낼 수 없어요.');
    case 'key-spent':
      return new Refusal('key-spent', 'Idempotency-Key');
    case 'no-member':
      return new Refusal('unauthorized');
    case 'no-picture':
      return new Refusal(
        'chat-fault',
        'pictureIds',
        '올린 지 하루가 지나 지워진 사진이 있어요. 사진을 다시 올려 주세요.',
      );
    case 'no-place':
      return new Refusal('chat-fault', 'isOpen', '내가 올린 직거래 방의 주소만 보여 줄 수 있어요.');
    case 'visit-over':
      return new Refusal('chat-fault', 'state', '지금은 약속을 잡을 수 없는 글이에요.');
    case 'visit-same':
      return new Refusal('chat-fault', 'at', '이미 그 시간이에요. 다른 시간을 골라 주세요.');
    case 'visit-time':
      return new Refusal(
        'chat-fault',
        'at',
        `지금부터 ${MOST_VISIT_DAYS}일 안의 시간을 골라 주세요.`,
      );
    case 'visit-changed':
      return new Refusal('chat-fault', 'state', '약속이 바뀌었어요. 새 시간을 확인해 주세요.');
    case 'visit-none':
      return new Refusal('chat-fault', 'state', '취소할 약속이 없어요.');
  }
}

/** The room that was opened; where there is none, it is the listing that is not there. @throws Refusal */
export function openedOf(result: Result<string, ChatRefusal>): string {
  if (!result.ok && result.reason === 'none') throw new Refusal('deleted', 'id');
  return valueOf(result);
}

/** What was found or written. @throws Refusal where it was not. */
export function valueOf<Value>(result: Result<Value, ChatRefusal>): Value {
  if (!result.ok) throw refusalOf(result.reason);
  return result.value;
}
