import { describe, expect, it } from 'vitest';
import {
  canVisit,
  entryAfter,
  standingVisit,
  VISIT_STATE,
  visitAfter,
  visitText,
  visitTime,
  type Visit,
  type VisitState,
} from '#core';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW = Date.parse('2026-11-20T12:00:00+09:00');
const { PROPOSED, AGREED, DECLINED, CALLED_OFF } = VISIT_STATE;

const at = NOW + DAY_MS;
const later = at + DAY_MS;
const theirs: Visit<number> = { state: PROPOSED, at, agreedAt: null, isMine: false };
const mine: Visit<number> = { ...theirs, isMine: true };
const agreed: Visit<number> = { ...theirs, state: AGREED, agreedAt: at };
const move: Visit<number> = { ...theirs, at: later, agreedAt: at };
const calledOff: Visit<number> = { ...agreed, state: CALLED_OFF, agreedAt: null };

const after = (before: Visit<number> | null, state: VisitState, when: number, now = NOW) =>
  visitAfter(before, { state, at: when }, now);
const refused = (reason: string) => ({ ok: false, reason });
const said = (state: VisitState, when: number, agreedAt: number | null) => ({
  ok: true,
  value: { state, at: when, agreedAt, isMine: true },
});

describe('a visit', () => {
  it('is proposed by either, also in the place of what is proposed or over', () => {
    for (const before of [null, theirs, mine, calledOff])
      expect(after(before, PROPOSED, later)).toEqual(said(PROPOSED, later, null));
  });

  it('is moved by a proposal beside what was agreed on', () => {
    expect(after(agreed, PROPOSED, later)).toEqual(said(PROPOSED, later, at));
    expect(after(move, PROPOSED, later + 1)).toEqual(said(PROPOSED, later + 1, at));
  });

  it('is neither in the past nor too far ahead, nor the time that stands', () => {
    expect(after(null, PROPOSED, NOW)).toEqual(refused('time'));
    expect(after(null, PROPOSED, Date.parse('2027-01-19T23:59:00+09:00')).ok).toBe(true);
    expect(after(null, PROPOSED, Date.parse('2027-01-20T00:00:00+09:00'))).toEqual(refused('time'));
    for (const before of [theirs, mine, agreed, move])
      expect(after(before, PROPOSED, at)).toEqual(refused('same'));
    expect(after(move, PROPOSED, later)).toEqual(refused('same'));
  });

  it('is agreed to by the other alone, as it stands, while it is ahead', () => {
    expect(after(theirs, AGREED, at)).toEqual(said(AGREED, at, at));
    expect(after(move, AGREED, later)).toEqual(said(AGREED, later, later));
    for (const before of [mine, null, agreed, calledOff])
      expect(after(before, AGREED, at)).toEqual(refused('changed'));
    expect(after(theirs, AGREED, later)).toEqual(refused('changed'));
    expect(after(theirs, AGREED, at, at)).toEqual(refused('time'));
  });

  it('is declined by either as it was proposed: what was agreed on stays', () => {
    for (const before of [theirs, mine])
      expect(after(before, DECLINED, at)).toEqual(said(DECLINED, at, null));
    for (const before of [move, { ...move, isMine: true }])
      expect(after(before, DECLINED, later)).toEqual(said(DECLINED, later, at));
    for (const before of [null, agreed, calledOff, move])
      expect(after(before, DECLINED, at)).toEqual(refused('changed'));
  });

  it('is called off by either, once it is agreed on, with what would move it', () => {
    for (const before of [agreed, { ...agreed, isMine: true }, move])
      expect(after(before, CALLED_OFF, at)).toEqual(said(CALLED_OFF, at, null));
    for (const before of [null, theirs, mine, calledOff])
      expect(after(before, CALLED_OFF, at)).toEqual(refused('none'));
    for (const before of [agreed, move])
      expect(after(before, CALLED_OFF, later)).toEqual(refused('changed'));
  });

  it('stands until two hours after its time', () => {
    expect(standingVisit(agreed, at + 2 * HOUR_MS)).toEqual(agreed);
    expect(standingVisit(agreed, at + 2 * HOUR_MS + 1)).toBeNull();
    expect(after(agreed, CALLED_OFF, at, at + 2 * HOUR_MS + 1)).toEqual(refused('none'));
    for (const over of [null, calledOff, { ...theirs, state: DECLINED }])
      expect(standingVisit(over, NOW)).toBeNull();
  });

  it('stands as a proposal until its time, beside what was agreed on or alone', () => {
    expect(standingVisit(theirs, at - 1)).toEqual(theirs);
    expect(standingVisit(theirs, at)).toBeNull();
    expect(standingVisit(move, NOW)).toEqual(move);
    expect(standingVisit(move, at + 2 * HOUR_MS + 1)).toEqual({ ...move, agreedAt: null });
    const earlier = { ...move, at: NOW + HOUR_MS };
    expect(standingVisit(earlier, NOW + HOUR_MS)).toEqual(agreed);
    expect(standingVisit({ ...move, state: DECLINED }, NOW)).toEqual(agreed);
  });

  it('is told in words', () => {
    const visit = { at: '2026-11-28T06:00:00.000Z', agreedAt: null };
    const moved = { ...visit, agreedAt: '2026-11-27T06:00:00.000Z' };
    expect(visitTime(visit.at, NOW)).toBe('11월 28일(토) 15:00');
    const words = (state: VisitState, of: typeof visit | typeof moved) =>
      visitText({ ...of, state }, NOW);
    expect(words(PROPOSED, visit)).toBe('만날 시간을 제안했어요 · 11월 28일(토) 15:00');
    expect(words(PROPOSED, moved)).toBe('약속 시간을 바꾸자고 했어요 · 11월 28일(토) 15:00');
    expect(words(AGREED, moved)).toBe('약속을 잡았어요 · 11월 28일(토) 15:00');
    expect(words(DECLINED, visit)).toBe(
      '제안한 시간에는 만나지 않기로 했어요 · 11월 28일(토) 15:00',
    );
    expect(words(DECLINED, moved)).toBe('약속 시간을 그대로 두기로 했어요 · 11월 27일(금) 15:00');
    expect(words(CALLED_OFF, visit)).toBe('약속을 취소했어요 · 11월 28일(토) 15:00');
  });

  it.each([
    ['direct', 'OPEN', true],
    ['house', 'RESERVED', true],
    ['direct', 'DONE', false],
    ['direct', 'HELD', false],
    ['house', 'GONE', false],
    ['mate', 'DONE', true],
    ['mate', 'GONE', true],
  ] as const)('about a %s that is %s may be proposed: %s', (kind, state, may) => {
    expect(canVisit({ kind, state })).toBe(may);
  });
});

describe('a visit in calendars', () => {
  const first = { number: 1, at, sequence: 0, isCalledOff: false };

  it('comes with what is agreed on, and stays while another time is proposed or declined', () => {
    expect(entryAfter(null, theirs, NOW)).toBeNull();
    expect(entryAfter(null, agreed, NOW)).toEqual(first);
    for (const visit of [move, { ...move, state: DECLINED }])
      expect(entryAfter(first, visit, NOW)).toBe(first);
  });

  it('is the same one when it is moved, and when it is called off', () => {
    const moved = { ...agreed, at: later, agreedAt: later };
    expect(entryAfter(first, moved, NOW)).toEqual({ ...first, at: later, sequence: 1 });
    expect(entryAfter(first, calledOff, NOW)).toEqual({
      ...first,
      sequence: 1,
      isCalledOff: true,
    });
  });

  it('is another one after what was called off, and after what is past', () => {
    const off = { ...first, sequence: 1, isCalledOff: true };
    expect(entryAfter(off, theirs, NOW)).toBe(off);
    expect(entryAfter(off, calledOff, NOW)).toBe(off);
    const second = { number: 2, at, sequence: 0, isCalledOff: false };
    expect(entryAfter(off, agreed, NOW)).toEqual(second);
    const past = { ...first, at: NOW - 2 * HOUR_MS - 1 };
    expect(entryAfter(past, agreed, NOW)).toEqual(second);
    expect(entryAfter(past, theirs, NOW)).toBe(past);
  });
});
