import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Fields } from '#core';
import type { Emulators } from '../../../server/emulators/emulators';
import type { NoticeFailure } from '../../../server/emulators/public-notices/notice-board';
import { startEmulators } from '../../../server/emulators/start-emulators';
import { publicNoticesOf } from '../../../server/outside/public-notices/public-notices-of';
import type { PublicNotices } from '../../../server/ports/notices/public-notices';
import { clock } from '../../support/app-deps';
import { fakeCallCounts } from '../../support/fake-call-counts';
import { watchedOutside, type WatchedOutside } from '../../support/outside';
import { askAll, numbersOf, QUESTION } from '../../support/public-notices';

/** Of the 20th of November 2026. */
const HAPPY = '2026110199990001';
const PERMANENT = '92026112';

let emulators: Emulators;
let outside: WatchedOutside;
let lh: PublicNotices;
let myhome: PublicNotices;

beforeAll(async () => {
  emulators = await startEmulators({ port: 0, clock, siteUrl: '', slowMs: 60_000 });
});
beforeEach(() => {
  outside = watchedOutside(clock);
  const services = publicNoticesOf(
    { publicNoticesKey: null },
    emulators,
    outside,
    fakeCallCounts(clock),
  );
  [lh, myhome] = services as [PublicNotices, PublicNotices];
});
afterAll(() => emulators.close());

const one = async (service: PublicNotices, number: string) =>
  (await askAll(service)).find((notice) => notice?.number === number) ?? null;

describe('the emulated services', () => {
  test('tell of invented notices of two months, each marked so', async () => {
    const all = [...(await askAll(lh)), ...(await askAll(myhome))];
    expect(all.length).toBe(2 * 4 + 2 * 2);
    for (const notice of all) {
      expect(notice?.isExample).toBe(true);
      expect(notice?.title).toContain('[예시]');
      expect(notice?.areas).not.toEqual([]);
      expect(notice?.link).toContain('https://example.com/');
      expect(notice?.conditions.ranks).toEqual([]);
    }
    expect(new Set(all.map((notice) => notice?.supplyTypeCode)).size).toBe(6);
    expect(outside.facts).toEqual([]);
  });

  test('tell the same on every day of a month, but what is announced later', async () => {
    const of = async (day: string) => {
      const then = { now: () => Date.parse(`${day}T05:30:00+09:00`) };
      const emulated = await startEmulators({ port: 0, clock: then, siteUrl: '' });
      const services = publicNoticesOf(
        { publicNoticesKey: null },
        emulated,
        watchedOutside(then),
        fakeCallCounts(then),
      );
      const all = (await Promise.all(services.map(askAll))).flat();
      await emulated.close();
      return new Map(all.map((notice) => [notice?.number, notice]));
    };
    const [first, later] = await Promise.all([of('2026-11-07'), of('2026-11-30')]);
    expect([...first]).toEqual([...later]);
    expect((await of('2026-11-02')).size).toBeLessThan(first.size);
  });

  test('show the quirks of LH: merged answers, hours, ranges, homes that are sold beside', async () => {
    expect(await one(lh, HAPPY)).toMatchObject({
      from: '2026-12-05T10:00+09:00',
      until: '2026-12-09T17:00+09:00',
      areas: [{ name: '서울 관악구' }, { name: '서울 동작구' }],
      units: [{ deposit: { from: 27_840_000 } }, {}, { deposit: null, monthly: null }],
    });
    const [bought, ten] = await Promise.all(
      ['2026110199990002', '2611999904'].map((id) => one(lh, id)),
    );
    expect(bought).toMatchObject({
      from: null,
      units: [{}, { deposit: { from: 4_430_000, to: 5_670_000 } }],
    });
    expect(ten?.units.map(({ name }) => name)).toEqual(['예시 검단 A1 59B']);
    expect(ten?.summary).toContain('정정 사유: 공급 호수 정정');
    expect(numbersOf(await lh.ask(QUESTION))).not.toContain('2611999905');
  });

  test('show the quirks of MyHome: items that repeat, a correction, nothing of LH', async () => {
    expect((await one(myhome, '92026111'))?.units).toHaveLength(2);
    expect(await one(myhome, PERMANENT)).toMatchObject({
      announcedOn: '20261106',
      until: '2026-12-12',
    });
    expect(numbersOf(await myhome.ask(QUESTION))).toHaveLength(4);
  });

  test('refuse another key, and one that was encoded twice', async () => {
    for (const publicNoticesKey of [
      'another',
      encodeURIComponent(encodeURIComponent(emulators.publicNoticesKey)),
    ]) {
      const [service] = publicNoticesOf(
        { publicNoticesKey: null },
        { url: emulators.url, publicNoticesKey },
        outside,
        fakeCallCounts(clock),
      );
      await expect(service?.ask(QUESTION)).rejects.toMatchObject({
        code: 'SERVICE_KEY_IS_NOT_REGISTERED_ERROR',
      });
    }
  });
});

describe('the list of LH, asked by days,', () => {
  const asked = async (days: string) => {
    const query = `PG_SZ=100&PAGE=1&UPP_AIS_TP_CD=06&${days}serviceKey=${encodeURIComponent(emulators.publicNoticesKey)}`;
    const path = '/public-notices/B552555/lhLeaseNoticeInfo1/lhLeaseNoticeInfo1';
    const answer = await fetch(`${emulators.url}${path}?${query}`);
    const tables = (await answer.json()) as readonly { readonly dsList?: readonly Fields[] }[];
    return tables.flatMap(({ dsList = [] }) => dsList.map((one) => one['PAN_ID']));
  };
  const EVER = 'PAN_ST_DT=20000101&PAN_ED_DT=20261120&';

  test('goes by those of announcement, and without them by the last two months', async () => {
    expect(await asked('PAN_ST_DT=20261101&PAN_ED_DT=20261101&')).toEqual([HAPPY]);
    emulators.noticeBoard.correct(HAPPY, { PAN_DT: '20260105' });
    expect(await asked('')).not.toContain(HAPPY);
    expect(await asked('CLSG_ST_DT=20261120&CLSG_ED_DT=99991231&')).not.toContain(HAPPY);
    expect(await asked(EVER)).toContain(HAPPY);
    emulators.noticeBoard.restore(HAPPY);
  });

  test('goes by the last day of applications, too', async () => {
    expect(await asked(`${EVER}CLSG_ST_DT=20261209&CLSG_ED_DT=99991231&`)).toContain(HAPPY);
    expect(await asked(`${EVER}CLSG_ST_DT=20261210&CLSG_ED_DT=99991231&`)).not.toContain(HAPPY);
    expect(await asked(`${EVER}CLSG_ST_DT=20261101&CLSG_ED_DT=20261208&`)).not.toContain(HAPPY);
  });
});

describe('told to', () => {
  test('correct a notice, take it away, and bring it back, they do', async () => {
    const { noticeBoard } = emulators;
    noticeBoard.correct(HAPPY, { CLSG_DT: '2026.12.11' });
    expect(await one(lh, HAPPY)).toMatchObject({ until: '2026-12-11' });
    noticeBoard.remove(HAPPY);
    expect(numbersOf(await lh.ask(QUESTION))).not.toContain(HAPPY);
    noticeBoard.restore(HAPPY);
    expect(await one(lh, HAPPY)).toMatchObject({ until: '2026-12-09T17:00+09:00' });
  });

  test.each<[NoticeFailure, object]>([
    ['over-limit', { code: 'LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR', isForAll: true }],
    ['unknown-key', { code: 'SERVICE_KEY_IS_NOT_REGISTERED_ERROR', isForAll: true }],
    ['unauthorized', { code: '401', isForAll: true }],
    ['page', { code: 'unreadable', isForAll: false }],
    ['headerless', { code: 'headerless', isForAll: false }],
    ['timeout', { code: 'SERVICETIMEOUT_ERROR', isForAll: false }],
  ])('fail as %s, they do', async (how, error) => {
    // What passes is asked once again.
    const times = how === 'timeout' ? 2 : 1;
    for (const [call, service] of [
      ['lh-list', lh],
      ['myhome-list', myhome],
    ] as const) {
      emulators.noticeBoard.fail(call, how, times);
      await expect(service.ask(QUESTION)).rejects.toMatchObject(error);
      expect(numbersOf(await service.ask(QUESTION))).not.toEqual([]);
    }
  });

  test('fail for a moment, nobody notices', async () => {
    emulators.noticeBoard.fail('lh-details', 'timeout');
    expect(await askAll(lh)).not.toContain(null);
    expect(outside.facts).toMatchObject([{ service: 'lh', status: 504 }]);
  });

  test('answer in EUC-KR, they are read all the same', async () => {
    const before = await askAll(lh);
    for (const call of ['lh-list', 'lh-details', 'lh-supply'] as const)
      emulators.noticeBoard.fail(call, 'euc-kr', 20);
    expect(await askAll(lh)).toEqual(before);
  });

  test('answer slowly, they are given up by who cancels', async () => {
    const cancelling = new AbortController();
    emulators.noticeBoard.fail('myhome-list', 'slow');
    const asking = myhome.ask({ ...QUESTION, cancel: cancelling.signal });
    cancelling.abort();
    await expect(asking).rejects.toThrow('aborted');
  });
});
