import { describe, expect, it } from 'vitest';
import {
  conditionsOf,
  dayOf,
  incomeLimits,
  isDayTime,
  isDongCode,
  isUrl,
  MARRIAGE,
  NOTICE_STATUS,
  noticeStatus,
  seoulDay,
  seoulMidnight,
  SUPPLY,
  SUPPLY_CODES,
} from '#core';
import { KNOWN_AREAS } from '../../../server/geography/known-areas';
import { standingNotices } from './standing-notices';

const HOUR = 3_600_000;

describe.each(['20261120', '20260228', '20271231', '20280229'])('sample notices of %s', (today) => {
  const all = standingNotices(today);
  const morning = seoulMidnight(today) + 9 * HOUR;

  it('are as many as a list needs, each marked as invented', () => {
    expect(all.length).toBeGreaterThanOrEqual(80);
    expect(
      all.filter(({ isExample, title }) => !isExample || !title.startsWith('[예시] ')),
    ).toEqual([]);
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(all.filter(({ title }) => /[{}]/.test(title) || title.length > 200)).toEqual([]);
  });

  it('are of every kind and in every state', () => {
    const kinds = new Set(all.map(({ supplyTypeCode }) => supplyTypeCode));
    expect([...kinds].sort()).toEqual([...SUPPLY_CODES].sort());
    const states = all.map((notice) => noticeStatus({ ...notice, goneOn: null }, morning));
    for (const status of Object.values(NOTICE_STATUS))
      expect(states.filter((one) => one === status).length).toBeGreaterThan(8);
    expect(all.filter(({ until }) => until === null).length).toBeGreaterThan(5);
    expect(all.filter(({ isSaidOver }) => isSaidOver)).toHaveLength(1);
  });

  it('of 청년안심주택 are for those who are single, in each rank as its guide says', () => {
    const safe = all.filter(({ supplyTypeCode }) => supplyTypeCode === SUPPLY.YOUTH_SAFE);
    const ranks = safe.flatMap(({ conditions }) => conditions.ranks);
    const names = ranks.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['특별공급', '일반공급']));
    for (const { conditions } of ranks)
      expect(conditions).toContainEqual({ kind: 'marriage', anyOf: [MARRIAGE.SINGLE] });
  });

  it('ask for incomes that the core knows by their day', () => {
    const months = all.flatMap(({ announcedOn, supplyTypeCode, conditions }) =>
      supplyTypeCode === SUPPLY.INTEGRATED
        ? conditions.ranks.flatMap((rank) =>
            rank.conditions.flatMap((one) =>
              one.kind === 'income' ? [{ on: announcedOn, limits: one.limits }] : [],
            ),
          )
        : [],
    );
    expect(months.length).toBeGreaterThan(0);
    for (const { on, limits } of months)
      expect(
        [100, 150].map(
          (percent) => incomeLimits({ of: 'median', percent, on, withSmallBonus: true }).limits,
        ),
      ).toContainEqual(limits);
  });

  it('close today at several hours, and on each day of the week to come', () => {
    const lastDays = all.flatMap(({ until }) => (until === null ? [] : [until]));
    const closing = lastDays.filter((until) => dayOf(until) === today);
    expect(closing.length).toBeGreaterThanOrEqual(8);
    for (const hour of ['17:00', '18:00', '23:59'])
      expect(closing.some((until) => until.includes(`T${hour}`))).toBe(true);
    expect(closing.some((until) => !until.includes('T'))).toBe(true);
    for (let days = 1; days <= 7; days += 1) {
      const day = seoulDay(morning + days * 24 * HOUR);
      expect(lastDays.some((until) => dayOf(until) === day)).toBe(true);
    }
  });

  it('name days that are on the calendar, in their order', () => {
    for (const { announcedOn, from, until, schedule } of all) {
      const times = [from, until, ...schedule.flatMap((row) => [row.from, row.to])];
      expect(times.filter((time) => time !== null && !isDayTime(time))).toEqual([]);
      expect(from !== null && dayOf(from) >= announcedOn).toBe(true);
      expect(until === null || from === null || from < until).toBe(true);
      expect(schedule.filter((row) => row.to !== null && row.to < row.from)).toEqual([]);
    }
  });

  it('are for areas that are known', () => {
    const areas = all.flatMap((notice) => notice.areas);
    expect(all.filter((notice) => notice.areas.length === 0)).toEqual([]);
    expect(areas.filter(({ code }) => !isDongCode(code))).toEqual([]);
    expect(areas.filter(({ code, name }) => KNOWN_AREAS.get(code)?.name !== name)).toEqual([]);
    expect(new Set(areas.map(({ name }) => name)).has('서울 관악구 신림동')).toBe(true);
  });

  it('name whole won', () => {
    const amounts = all.flatMap(({ units }) =>
      units.flatMap(({ deposit, monthly, exchange }) =>
        [deposit, monthly, exchange].flatMap((range) => (range ? [range.from, range.to] : [])),
      ),
    );
    const limits = all.flatMap(({ conditions }) =>
      conditions.ranks.flatMap((rank) =>
        rank.conditions.flatMap((one) => {
          if (one.kind === 'income') return [...one.limits, one.further ?? 0];
          return one.kind === 'assets' || one.kind === 'car' ? [one.limit] : [];
        }),
      ),
    );
    const odd = [...amounts, ...limits].filter((won) => !Number.isSafeInteger(won) || won < 0);
    expect(odd).toEqual([]);
    expect(all.filter(({ units }) => units.length === 0)).toEqual([]);
  });

  it('ask what is read as data, a few what cannot be, and a few nothing', () => {
    for (const { conditions } of all)
      expect(conditionsOf(JSON.parse(JSON.stringify(conditions)))).toEqual(conditions);
    const kinds = all.flatMap(({ conditions }) =>
      conditions.ranks.flatMap((rank) => rank.conditions.map(({ kind }) => kind)),
    );
    expect(new Set(kinds).size).toBe(11);
    expect(kinds.filter((kind) => kind === 'unread').length).toBeLessThan(kinds.length / 10);
    expect(all.filter(({ conditions }) => conditions.ranks.length === 0).length).toBeGreaterThan(1);
  });

  it('link to nothing that a browser would run', () => {
    const links = all.flatMap(({ link, documents, attachments }) => [
      link,
      ...documents.map((one) => one.link),
      ...attachments.map((one) => one.link),
    ]);
    expect(links.filter((link) => link !== null && !(isUrl(link) && /^https:/.test(link)))).toEqual(
      [],
    );
  });
});
