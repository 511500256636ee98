import type { Result } from '#core';
import { Refusal } from '../../errors';
import type { DealRefusal } from '../../ports/deals/deal-refusal';

/** What a reader is told. */
export function refusalOf(reason: DealRefusal): Refusal {
  switch (reason) {
    case 'none':
      return new Refusal('deleted', 'id');
    case 'ended':
    case 'lapsed':
      return new Refusal('deal-ended', 'id');
    case 'over':
      return new Refusal(
        'deal-fault',
        'status',
        '끝난 거래는 다시 열 수 없어요. 새로 올려 주세요.',
      );
    case 'not-theirs':
      return new Refusal('not-yours');
    case 'other-party':
      return new Refusal('deal-fault', 'offerer', '올린 사람은 바꿀 수 없어요. 새로 올려 주세요.');
    case 'other-side':
      return new Refusal('deal-fault', 'side', '방이 있는지는 바꿀 수 없어요. 새로 올려 주세요.');
    case 'other-kind':
      return new Refusal('deal-fault', 'dealType', '글 종류는 바꿀 수 없어요. 새로 올려 주세요.');
    case 'changed':
      return new Refusal('deal-changed', 'base');
    case 'key-spent':
      return new Refusal('key-spent', 'Idempotency-Key');
    case 'no-member':
      return new Refusal('unauthorized');
    default:
      return new Refusal(
        'deal-fault',
        reason.replace('no-picture', 'pictureIds'),
        '올린 지 하루가 지나 지워진 사진이 있어요. 사진을 다시 올려 주세요.',
      );
  }
}

/** What was found or written. @throws Refusal where it was not. */
export function valueOf<Value>(result: Result<Value, DealRefusal>): Value {
  if (!result.ok) throw refusalOf(result.reason);
  return result.value;
}
