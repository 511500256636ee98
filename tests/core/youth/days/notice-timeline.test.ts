import { describe, expect, it } from 'vitest';
import { noticeTimeline, type Notice } from '#core';
import { notice, NOTICES, NOTICE_NOW, noticeDay } from '../../../support/notices';

const at = (text: string): number => Date.parse(`${text}:00+09:00`);
const told = (one: Notice, now = NOTICE_NOW) =>
  noticeTimeline(one, now).map(({ from, title, state }) => `${from} ${title} ${state}`);
const todayOf = (one: Notice, now = NOTICE_NOW) =>
  noticeTimeline(one, now).find(({ kind }) => kind === 'today');
const [corrected = notice()] = NOTICES;

describe('noticeTimeline', () => {
  it('lays out what was, today, the end and what comes', () => {
    expect(noticeTimeline(corrected, NOTICE_NOW)).toEqual([
      {
        id: 'announced',
        kind: 'announced',
        title: '공고',
        note: null,
        from: '2026-11-12',
        to: null,
        state: 'past',
      },
      {
        id: 'from',
        kind: 'from',
        title: '접수 시작',
        note: null,
        from: '2026-11-17T10:00+09:00',
        to: null,
        state: 'past',
      },
      {
        id: 'corrected-1',
        kind: 'corrected',
        title: '정정공고',
        note: '접수 기간과 호수가 바뀌었어요',
        from: '2026-11-18',
        to: null,
        state: 'past',
      },
      {
        id: 'today',
        kind: 'today',
        title: '접수 중',
        note: '5일 5시간 남았어요',
        from: '2026-11-20',
        to: null,
        state: 'today',
      },
      {
        id: 'until',
        kind: 'until',
        title: '접수 마감',
        note: null,
        from: '2026-11-25T17:00+09:00',
        to: null,
        state: 'closing',
      },
      {
        id: 'shortlist-1',
        kind: 'SHORTLIST',
        title: '서류 제출 대상자 발표',
        note: null,
        from: '2026-11-30',
        to: null,
        state: 'coming',
      },
      {
        id: 'documents-1',
        kind: 'DOCUMENTS',
        title: '서류 제출',
        note: '온라인',
        from: '2026-12-01',
        to: '2026-12-03',
        state: 'coming',
      },
      {
        id: 'winners-1',
        kind: 'WINNERS',
        title: '당첨자 발표',
        note: null,
        from: '2027-01-19',
        to: null,
        state: 'coming',
      },
    ]);
  });

  it('is the same rows at every moment, today moving through them', () => {
    const rows = noticeTimeline(corrected, NOTICE_NOW).filter(({ kind }) => kind !== 'today');
    for (const moment of ['2026-11-01T00:00', '2026-11-25T17:00', '2027-03-01T00:00']) {
      const later = noticeTimeline(corrected, at(moment));
      expect(later.filter(({ kind }) => kind !== 'today').map(({ id }) => id)).toEqual(
        rows.map(({ id }) => id),
      );
      expect(later.filter(({ kind }) => kind === 'today')).toHaveLength(1);
    }
    expect(told(corrected, at('2026-11-01T00:00'))[0]).toBe('2026-11-01 접수 예정 today');
    expect(told(corrected, at('2027-03-01T00:00')).at(-1)).toBe('2027-03-01 오늘 today');
  });

  it('names the corrections from the first on, and rows of one kind apart', () => {
    const row = { kind: 'OTHER', to: null, note: null, from: '2026-12-01' } as const;
    const one = notice({
      from: null,
      corrections: [
        { number: 2, on: '20261119', changes: [] },
        { number: 1, on: '20261119', changes: [] },
      ],
      schedule: [
        { ...row, name: '순번 발표' },
        { ...row, name: null },
      ],
    });
    expect(noticeTimeline(one, NOTICE_NOW).map(({ id, title, note }) => [id, title, note])).toEqual(
      [
        ['announced', '공고', null],
        ['corrected-1', '정정공고', null],
        ['corrected-2', '정정공고', null],
        ['today', '접수 중', '5일 5시간 남았어요'],
        ['until', '접수 마감', null],
        ['other-1', '순번 발표', null],
        ['other-2', '일정', null],
      ],
    );
  });

  it.each([
    ['2026-11-24T23:59', ['2026-11-24 접수 중 today', '2026-11-25 접수 마감 closing']],
    ['2026-11-25T23:59', ['2026-11-25 접수 중 today', '2026-11-25 접수 마감 closing']],
    ['2026-11-26T00:00', ['2026-11-25 접수 마감 past', '2026-11-26 오늘 today']],
  ])('keeps a last day without an hour open until it ends: %s', (moment, rows) => {
    const one = notice({ until: '2026-11-25', schedule: [] });
    expect(told(one, at(moment)).slice(2)).toEqual(rows);
  });

  it.each([
    ['2026-11-30T23:59', 'coming'],
    ['2026-12-01T00:00', 'today'],
    ['2026-12-03T23:59', 'today'],
    ['2026-12-04T00:00', 'past'],
  ])('knows what goes on: at %s it is %s', (moment, state) => {
    const row = noticeTimeline(notice(), at(moment)).find(({ kind }) => kind === 'DOCUMENTS');
    expect(row?.state).toBe(state);
  });

  it('says that one ended early', () => {
    const over = notice({ isSaidOver: true, schedule: [] });
    const rows = noticeTimeline(over, NOTICE_NOW).slice(-2);
    expect(rows.map(({ title, note, state }) => [title, note, state])).toEqual([
      ['오늘', null, 'today'],
      ['접수 마감', '예정보다 일찍 마감했어요', 'coming'],
    ]);
  });
});

describe('the row of today', () => {
  it.each([
    [noticeDay(0, 800), '오늘 13:20부터 받아요'],
    [noticeDay(1, 600), '내일 10:00부터 받아요'],
    [noticeDay(1), '내일부터 받아요'],
    [noticeDay(10, 600), '10일 뒤 10:00부터 받아요'],
  ])('before the beginning at %s', (from, note) => {
    expect(todayOf(notice({ from }))).toMatchObject({ title: '접수 예정', note });
  });

  it('of what has no end', () => {
    const row = todayOf(notice({ until: null }));
    expect(row).toMatchObject({ title: '접수 중', note: '다 찰 때까지 받아요' });
  });
});
