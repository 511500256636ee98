import { describe, expect, test } from 'vitest';
import { SEARCH_KIND } from '#core';
import { readSearchCursor, writeSearchCursor } from '../../../../server/db/search/search-cursor';
import { BadCursorError } from '../../../../server/shared/sealed-cursor';
import { NOTICE_NOW } from '../../../support/notices';

const QUERY = {
  q: '행복주택',
  kind: SEARCH_KIND.notice,
  limit: 20,
  cursor: null,
  now: NOTICE_NOW,
  reader: null,
} as const;
const of = (now: number) => ({ rank: 0, over: 1, fresh: 20_261_120, id: 2, now, total: 3 });

describe('a cursor of a search', () => {
  test.each([0, NOTICE_NOW, Date.parse('9998-12-31T23:59:59.999Z')])(
    'of the moment %j is read back',
    (now) => {
      expect(readSearchCursor(writeSearchCursor(of(now), QUERY), QUERY)).toEqual(of(now));
    },
  );

  // Years before the first, which the database does not read as they are written, and of five digits.
  test.each([-1, -6.4e13, -2.5e14, Date.parse('9999-01-01T00:00:00Z'), 2 ** 60, 0.5])(
    'of the moment %j was never given',
    (now) => {
      expect(() => readSearchCursor(writeSearchCursor(of(now), QUERY), QUERY)).toThrow(
        BadCursorError,
      );
    },
  );
});
