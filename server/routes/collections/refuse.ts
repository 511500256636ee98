import type { Result } from '#core';
import { Refusal } from '../../errors';
import type { CollectionRefusal } from '../../ports/collections/collections';

/** `field` names what was asked by: the path's id, or the code of a link. */
function refusalOf(reason: CollectionRefusal, field: string): Refusal {
  switch (reason) {
    case 'none':
      return new Refusal('no-collection', field);
    case 'no-item':
      return new Refusal('deleted', 'item', '이 모음에서 빠진 것이에요.');
    case 'not-theirs':
      return new Refusal('not-yours');
    case 'closed':
      return new Refusal('collection-closed');
    case 'owner-stays':
      return new Refusal(
        'collection-fault',
        'member',
        '모음을 만든 분은 나갈 수 없어요. 더 안 쓰면 모음을 지워 주세요.',
      );
    case 'full':
      return new Refusal('collections-full');
    case 'items-full':
      return new Refusal('collection-full');
    case 'members-full':
      return new Refusal('collection-members-full');
    case 'key-spent':
      return new Refusal('key-spent', 'Idempotency-Key');
    case 'no-member':
      return new Refusal('unauthorized');
  }
}

/** What was found or written. @throws Refusal where it was not. */
export function valueOf<Value>(result: Result<Value, CollectionRefusal>, field = 'id'): Value {
  if (!result.ok) throw refusalOf(result.reason, field);
  return result.value;
}
