import type { Notice } from '#core';
import { MemoryClock } from '../../../src/adapters/memory/memory-clock';
import { MemoryNotices } from '../../../src/adapters/memory/notices/memory-notices';
import { NOTICE_NOW } from '../../support/notices';

/** Services that know these notices, at a moment that stands still. */
export function noticesOf(notices: readonly Notice[], now = NOTICE_NOW) {
  const clock = new MemoryClock(now);
  const known = notices.map((one) => ({ ...one, isSaidOver: one.status === 'EXPIRE' }));
  return { clock, notices: new MemoryNotices(known, clock) };
}
