import type { Result } from '#core';
import { Refusal } from '../../errors';
import type { CommentRefusal } from '../../ports/communities/comments';

function refusalOf(reason: CommentRefusal): Refusal {
  switch (reason) {
    case 'none':
      return new Refusal('deleted', 'id');
    case 'gone':
      return new Refusal('gone', 'id');
    case 'not-theirs':
      return new Refusal('not-yours');
    case 'key-spent':
      return new Refusal('key-spent', 'Idempotency-Key');
    case 'no-member':
      return new Refusal('unauthorized');
    case 'no-picture':
      return new Refusal(
        'post-fault',
        'document',
        '올린 지 하루가 지나 지워진 사진이 있어요. 사진을 다시 올려 주세요.',
      );
    case 'no-parent':
      return new Refusal('post-fault', 'parentId', '답글을 달 댓글이 없어요. 지워졌을 수 있어요.');
    case 'no-reply-to':
      return new Refusal('post-fault', 'replyToId', '답할 댓글이 없어요. 지워졌을 수 있어요.');
  }
}

/** What was found or written. @throws Refusal where it was not. */
export function valueOf<Value>(result: Result<Value, CommentRefusal>): Value {
  if (!result.ok) throw refusalOf(result.reason);
  return result.value;
}
