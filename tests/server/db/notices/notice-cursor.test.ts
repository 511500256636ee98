import { describe, expect, test } from 'vitest';
import { EMPTY_NOTICE_FILTER } from '#core';
import { readCursor, writeCursor } from '../../../../server/db/notices/notice-cursor';
import { BadCursorError } from '../../../../server/shared/sealed-cursor';
import { NOTICE_NOW } from '../../../support/notices';

const QUERY = {
  filter: EMPTY_NOTICE_FILTER,
  sort: 'closing',
  limit: 20,
  cursor: null,
  now: NOTICE_NOW,
} as const;
const of = (now: number) => ({ group: 0, key: 1, id: 2, now, total: 3, version: '4' });

describe('a cursor of a list of notices', () => {
  test.each([0, NOTICE_NOW, Date.parse('9998-12-31T23:59:59.999Z')])(
    'of the moment %j is read back',
    (now) => {
      expect(readCursor(writeCursor(of(now), QUERY), QUERY)).toEqual(of(now));
    },
  );

  // Years before the first, which the database does not read as they are written, and of five digits.
  test.each([-1, -6.4e13, -2.5e14, Date.parse('9999-01-01T00:00:00Z'), 2 ** 60, 0.5])(
    'of the moment %j was never given',
    (now) => {
      expect(() => readCursor(writeCursor(of(now), QUERY), QUERY)).toThrow(BadCursorError);
    },
  );
});
