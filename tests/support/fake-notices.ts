import { AppError, NOTICE_STATUS, type Notice } from '#core';
import { WEIGHED_PAGE, type Notices } from '../../server/ports/notices/notices';
import { BadCursorError } from '../../server/shared/sealed-cursor';
import { MemoryNotices, type MemoryNotice } from '../../src/adapters/memory/notices/memory-notices';
import { contentOf, notice, NOTICES } from './notices';

const NOTICES_VERSION = '1';

/** Those of the tests, and one with the id that examples ask for. */
export const someNotices = (): readonly Notice[] => [notice(), ...NOTICES];

/** The same as the memory takes it. */
export function storedNotice(whole: Notice): MemoryNotice {
  const { id, corrections, source, checkedAt, goneOn } = whole;
  return { ...contentOf(whole), id, corrections, source, checkedAt, goneOn };
}

/** Stored notices without a database: what the memory answers. */
export function fakeNotices(notices: readonly Notice[] = someNotices()): Notices {
  const stored = notices.map(storedNotice);
  const at = (now: number) => new MemoryNotices(stored, { now: () => now });
  return {
    list: async ({ now, ...query }) => {
      try {
        return { ...(await at(now).list(query)), version: NOTICES_VERSION };
      } catch (error) {
        throw error instanceof AppError ? new BadCursorError() : error;
      }
    },
    tally: (filter, now) => at(now).tally(filter),
    findable: async (now, most) => {
      const found = await at(now).some(
        stored.filter(({ goneOn }) => goneOn === null).map(({ id }) => id),
      );
      return found
        .filter(({ status }) => status !== NOTICE_STATUS.EXPIRE)
        .map(({ id, correctedOn, announcedOn }) => ({ id, changedOn: correctedOn ?? announcedOn }))
        .sort((a, b) => Number(b.changedOn) - Number(a.changedOn) || Number(b.id) - Number(a.id))
        .slice(0, most);
    },
    weighed: async (cursor, now) => {
      const start =
        cursor === null ? 0 : WEIGHED_PAGE * Number(/^after-page-(\d+)$/.exec(cursor)?.[1]);
      if (Number.isNaN(start)) throw new BadCursorError();
      const all = await at(now).weighed();
      const end = start + WEIGHED_PAGE;
      const next = end < all.length ? `after-page-${end / WEIGHED_PAGE}` : null;
      return { items: all.slice(start, end), next, total: all.length };
    },
    one: async (id, now) => {
      const found = await at(now).one(id);
      return found === null ? null : { notice: found, version: NOTICES_VERSION };
    },
    some: (ids, now) => at(now).some(ids),
    version: () => Promise.resolve(NOTICES_VERSION),
  };
}
