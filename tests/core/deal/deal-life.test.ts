import { describe, expect, it } from 'vitest';
import {
  confirmedStatus,
  dealVersion,
  DEAL_STATUS,
  isHiddenBy,
  isOnOffer,
  mayBecome,
  reopenUntil,
  shownUntil,
  statusAt,
} from '#core';

const at = (text: string): number => Date.parse(`${text}+09:00`);

const CONFIRMED = at('2026-11-20T10:00:00');

describe('the version of a deal', () => {
  it('is that of its last change, or of its first writing', () => {
    const createdAt = '2026-11-20T10:00:00+09:00';
    expect(dealVersion({ createdAt, editedAt: null })).toBe(createdAt);
    expect(dealVersion({ createdAt, editedAt: '2026-11-21T10:00:00+09:00' })).toBe(
      '2026-11-21T10:00:00+09:00',
    );
  });
});

describe('a confirmation', () => {
  it('lets a deal be shown for seven days, to the millisecond', () => {
    expect(shownUntil({ confirmedAt: CONFIRMED, goneAt: null })).toBe(at('2026-11-27T10:00:00'));
  });

  it('is over two days after the second voice that says the room is gone', () => {
    const goneAt = at('2026-11-21T09:30:00');
    expect(shownUntil({ confirmedAt: CONFIRMED, goneAt })).toBe(at('2026-11-23T09:30:00'));
  });

  it('is not made longer by late voices', () => {
    const goneAt = at('2026-11-26T10:00:00');
    expect(shownUntil({ confirmedAt: CONFIRMED, goneAt })).toBe(at('2026-11-27T10:00:00'));
  });

  it('may be given again for thirty days after it ended', () => {
    expect(reopenUntil(at('2026-11-27T10:00:00'))).toBe(at('2026-12-27T10:00:00'));
  });
});

describe('a deal that nobody confirms', () => {
  const until = at('2026-11-27T10:00:00');

  it.each([
    ['OPEN', '2026-11-27T09:59:59.999', 'OPEN'],
    ['OPEN', '2026-11-27T10:00:00', 'HIDDEN'],
    ['OPEN', '2026-12-27T09:59:59.999', 'HIDDEN'],
    ['OPEN', '2026-12-27T10:00:00', 'DONE'],
    ['RESERVED', '2026-11-27T09:59:59.999', 'RESERVED'],
    ['RESERVED', '2026-11-27T10:00:00', 'HIDDEN'],
    ['RESERVED', '2026-12-27T10:00:00', 'DONE'],
    ['HIDDEN', '2026-11-20T10:00:00', 'HIDDEN'],
    ['HIDDEN', '2026-12-27T09:59:59.999', 'HIDDEN'],
    ['HIDDEN', '2026-12-27T10:00:00', 'DONE'],
    ['DONE', '2026-11-20T10:00:00', 'DONE'],
    ['DONE', '2027-11-20T10:00:00', 'DONE'],
  ] as const)('left as %s is at %s %s', (status, now, then) => {
    expect(statusAt(status, until, at(now))).toBe(then);
  });
});

it('everybody finds what is open or reserved, and nothing else', () => {
  expect(Object.values(DEAL_STATUS).filter(isOnOffer)).toEqual(['OPEN', 'RESERVED']);
});

it('what is over stays over, and all else may become anything', () => {
  const all = Object.values(DEAL_STATUS);
  const ways = (from: (typeof all)[number]) => all.filter((to) => mayBecome(from, to));
  expect(ways('OPEN')).toEqual(all);
  expect(ways('RESERVED')).toEqual(all);
  expect(ways('HIDDEN')).toEqual(all);
  expect(ways('DONE')).toEqual(['DONE']);
});

describe('a confirmation', () => {
  it.each([
    [DEAL_STATUS.OPEN, DEAL_STATUS.OPEN],
    [DEAL_STATUS.RESERVED, DEAL_STATUS.RESERVED],
    [DEAL_STATUS.HIDDEN, DEAL_STATUS.OPEN],
  ])('of what is %s leaves it %s', (left, status) => {
    expect(confirmedStatus(left)).toBe(status);
  });
});

it('is hidden by its owner where they left it so, and not where it merely lapsed', () => {
  expect(Object.values(DEAL_STATUS).filter(isHiddenBy)).toEqual([DEAL_STATUS.HIDDEN]);
});
