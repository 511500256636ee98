import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDay, isDayTime, isUrl, SUPPLY_CODES } from '#core';
import type { NewNotice } from '../../../../server/ports/notices/notices';
import { LhTables } from '../../../../server/outside/public-notices/lh-answer';
import { lhNoticeOf } from '../../../../server/outside/public-notices/lh-notice';
import { lhRowOf } from '../../../../server/outside/public-notices/lh-row';
import { myHomeNotices } from '../../../../server/outside/public-notices/myhome-chains';
import { myHomeNoticeOf } from '../../../../server/outside/public-notices/myhome-notice';
import {
  lhFault,
  myHomeFault,
  readAnswer,
} from '../../../../server/outside/public-notices/service-fault';
import { hostileText } from '../../../support/hostile-texts';
import { AREAS } from '../../../support/public-notices';

const READ = { areas: AREAS, isExample: false };

const word = fc.oneof(
  hostileText,
  fc.constantFrom('20261120', '2026.11.27', '2026.11.20 10:00 ~ 11.27 17:00', '~', '공고문 참조'),
  fc.constantFrom(
    '서울특별시 관악구 신림동',
    '4,430,000~5,670,000',
    '16.74',
    '12',
    '03',
    '10',
    '정정',
  ),
  fc.string({ unit: 'binary', maxLength: 600 }),
  fc.jsonValue({ maxDepth: 2 }),
);
const fieldsOf = (names: readonly string[], always: Readonly<Record<string, unknown>>) =>
  fc.dictionary(fc.constantFrom(...names), word).map((fields) => ({ ...always, ...fields }));

const LIST = [
  'PAN_NM',
  'PAN_DT',
  'PAN_NT_ST_DT',
  'CLSG_DT',
  'CNP_CD_NM',
  'PAN_SS',
  'DTL_URL',
  'AIS_TP_CD',
  'SPL_INF_TP_CD',
];
const ROWS = [
  'SBD_LGO_NM',
  'ACP_DTTM',
  'SBSC_ACP_ST_DT',
  'SBSC_ACP_CLSG_DT',
  'PPR_ACP_ST_DT',
  'PPR_ACP_CLSG_DT',
  'PZWR_ANC_DT',
  'HS_SBSC_ACP_TRG_CD_NM',
  'LGDN_ADR',
  'SIL_OFC_TLNO',
  'CMN_AHFL_NM',
  'AHFL_URL',
  'ETC_CTS',
  'CRC_RSN',
  'HTY_NNA',
  'DDO_AR',
  'LS_GMY',
  'RFE',
  'NOW_HSH_CNT',
  'ARFR_CTS',
];
const TABLES = [
  'dsSplScdl',
  'dsSbd',
  'dsCtrtPlc',
  'dsAhflInfo',
  'dsSbdAhfl',
  'dsEtcInfo',
  'dsList01',
  'dsList01Nm',
  'dsList02',
];
const ITEM = [
  'pblancId',
  'beforePblancId',
  'sttusNm',
  'pblancNm',
  'suplyInsttNm',
  'suplyTyNm',
  'rcritPblancDe',
  'beginDe',
  'endDe',
  'przwnerPresnatnDe',
  'refrnc',
  'url',
  'pcUrl',
  'hsmpNm',
  'houseTyNm',
  'brtcNm',
  'signguNm',
  'fullAdres',
  'sumSuplyCo',
  'rentGtn',
  'mtRntchrg',
];

/** Nothing hides in a text, and none is longer than what the screens are made for. */
const isShown = (text: string | null, longest: number): boolean =>
  text === null ||
  (text !== '' &&
    text.length <= longest &&
    !/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/u.test(text));

function expectSound(notice: NewNotice): void {
  const { units, schedule, attachments, areas, link, contact } = notice;
  expect(isShown(notice.title, 200) && isShown(notice.summary, 4000)).toBe(true);
  expect(isShown(notice.organisation, 40) && isShown(notice.number, 64)).toBe(true);
  expect(SUPPLY_CODES).toContain(notice.supplyTypeCode);
  expect(isDay(notice.announcedOn)).toBe(true);
  for (const time of [notice.from, notice.until])
    expect(time === null || isDayTime(time)).toBe(true);
  expect(notice.conditions).toEqual({ on: null, ranks: [] });
  for (const list of [units, schedule, attachments, areas]) expect(list.length <= 100).toBe(true);
  for (const { name, detail, area, deposit, monthly, count } of units) {
    expect(isShown(name, 100) && isShown(detail, 200)).toBe(true);
    for (const range of [deposit, monthly])
      expect(range === null || range.from <= range.to).toBe(true);
    expect((area ?? 1) >= 1 && (count ?? 1) >= 1).toBe(true);
  }
  for (const { name, from, to, note } of schedule)
    expect(
      isShown(name, 60) && isShown(note, 300) && isDayTime(from) && (to === null || isDayTime(to)),
    ).toBe(true);
  for (const { name, link: file } of attachments)
    expect(isShown(name, 100) && isUrl(file)).toBe(true);
  expect(link === null || isUrl(link)).toBe(true);
  expect(isShown(contact?.tel ?? null, 20)).toBe(true);
}

test('whatever LH writes becomes a notice that can be shown, or none', () => {
  const tables = fc.dictionary(
    fc.constantFrom(...TABLES),
    fc.oneof(fc.array(fieldsOf(ROWS, {}), { maxLength: 4 }), word),
  );
  const list = fieldsOf(LIST, { PAN_ID: 'L1', PAN_NM: '공고', PAN_DT: '20261110' });
  fc.assert(
    fc.property(
      list,
      fc.array(tables, { maxLength: 3 }),
      fc.array(tables, { maxLength: 3 }),
      (fields, details, supply) => {
        const row = lhRowOf(fields);
        if (row === null) return;
        const answers = { row, details: new LhTables(details), supply: new LhTables(supply) };
        const notice = lhNoticeOf(answers, READ);
        if (notice !== null) expectSound(notice);
      },
    ),
  );
});

test('whatever MyHome writes becomes notices that can be shown, each number once', () => {
  const always = { pblancId: '1', pblancNm: '공고', suplyInsttNm: 'GH', rcritPblancDe: '20261110' };
  fc.assert(
    fc.property(fc.array(fieldsOf(ITEM, always), { maxLength: 6 }), (items) => {
      const given = myHomeNotices(items);
      expect(new Set(given.map(({ number }) => number)).size).toBe(given.length);
      for (const one of given) {
        const notice = myHomeNoticeOf(one, READ);
        if (notice !== null) expectSound(notice);
      }
    }),
  );
});

test('whatever an answer is, it is told what it is', () => {
  const text = fc.oneof(
    word.map((one) => JSON.stringify(one)),
    word.map((one) => JSON.stringify([one, { resHeader: [{ SS_CODE: 'Y' }] }])),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.constantFrom(200, 401, 403, 500, 504), text, (status, body) => {
      for (const headerFault of [lhFault, myHomeFault]) {
        const answer = readAnswer(status, body, headerFault);
        if (answer.kind === 'data') expect([status, headerFault(answer.data)]).toEqual([200, null]);
        if (answer.kind === 'fault') expect(answer.code.length).toBeLessThan(70);
        new LhTables(answer.kind === 'data' ? answer.data : null).supplyTables();
      }
    }),
  );
});
