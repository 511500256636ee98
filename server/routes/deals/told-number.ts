import { addDays, seoulDay, seoulMidnight, type Clock, type Result } from '#core';
import { Refusal } from '../../errors';
import type { InquiryRefusal } from '../../ports/deals/inquiries';
import { valueOf } from './refuse';

/** What a member asked for. @throws Refusal where it was not told. */
export function answerOf<Value>(result: Result<Value, InquiryRefusal>, clock: Clock): Value {
  if (result.ok) return result.value;
  switch (result.reason) {
    case 'own':
      throw new Refusal('own-deal', 'id');
    case 'no-way':
      throw new Refusal('deal-fault', 'way', '올린 사람이 이 방법으로는 연락을 받지 않아요.');
    case 'spent': {
      const now = clock.now();
      const tomorrow = seoulMidnight(addDays(seoulDay(now), 1));
      throw new Refusal('numbers-spent', null, undefined, Math.ceil((tomorrow - now) / 1000));
    }
    default:
      return valueOf({ ok: false, reason: result.reason });
  }
}
