import { describe, expect, test } from 'vitest';
import type { Fields } from '#core';
import { LhNotices } from '../../../../server/outside/public-notices/lh';
import { NoticeServiceError } from '../../../../server/ports/notices/public-notices';
import { clock } from '../../../support/app-deps';
import {
  numbersOf,
  QUESTION,
  readAll,
  scriptedCaller,
  type Answering,
} from '../../../support/public-notices';

const HEADER = { resHeader: [{ SS_CODE: 'Y', RS_DTTM: '20261120' }] };
/** Of a notice of which there is nothing more. */
const NO_MORE = JSON.stringify([{ dsSch: [{}] }, { dsSplScdl: [], dsList01: [] }, HEADER]);

/** A row as LH's list was recorded, with another number. */
const row = (PAN_ID: string, part: Fields = {}): Fields => ({
  PAN_ID,
  PAN_NM: `${PAN_ID} 행복주택 예비입주자 모집`,
  UPP_AIS_TP_CD: '06',
  AIS_TP_CD: '10',
  CNP_CD_NM: '서울특별시 외',
  PAN_SS: ' 공고중 ',
  PAN_DT: '20261110',
  PAN_NT_ST_DT: '2026.11.10',
  CLSG_DT: '2026.11.27',
  DTL_URL: 'https://apply.lh.or.kr/lhapply/notice.do',
  SPL_INF_TP_CD: '063',
  CCR_CNNT_SYS_DS_CD: '03',
  ...part,
});

interface Lists {
  readonly rows: readonly Fields[];
  readonly total?: string;
  readonly size?: number;
}

/** Whether the days of a row are among those that were asked for; a word that is none always is. */
const isAskedFor = (one: Fields, { searchParams }: URL): boolean =>
  [
    ['PAN', 'PAN_DT'],
    ['CLSG', 'CLSG_DT'],
  ].every(([asked = '', name = '']) => {
    const day = String(one[name]).replaceAll('.', '');
    const from = searchParams.get(`${asked}_ST_DT`) ?? '';
    if (!/^\d{8}$/.test(day)) return true;
    return day >= from && day <= (searchParams.get(`${asked}_ED_DT`) ?? '~');
  });

/** Answers the list by pages, and details and supply by hand. */
function service({ rows, total, size = 100 }: Lists, more: Answering = () => NO_MORE) {
  const answer: Answering = (url) => {
    if (!url.pathname.endsWith('lhLeaseNoticeInfo1')) return more(url);
    const page = Number(url.searchParams.get('PAGE'));
    const kind = url.searchParams.get('UPP_AIS_TP_CD');
    const own = rows.filter((one) => one['UPP_AIS_TP_CD'] === kind && isAskedFor(one, url));
    const shown = own
      .slice((page - 1) * size, page * size)
      .map((one) => ({ ...one, ALL_CNT: total ?? String(own.length) }));
    return JSON.stringify([{ dsSch: [{}] }, { dsList: shown }, HEADER]);
  };
  const { caller, outside } = scriptedCaller(answer);
  return { lh: new LhNotices({ caller, clock, isExample: false }), outside };
}

const onlyOne = async (lh: LhNotices) => (await readAll(await lh.ask(QUESTION)))[0];

describe('the list', () => {
  test('is asked for each kind by its days, and holds homes to rent once each', async () => {
    const { lh, outside } = service({
      rows: [
        row('L1'),
        row('L1'),
        row('L2', { UPP_AIS_TP_CD: '13', AIS_TP_CD: '26', SPL_INF_TP_CD: '131' }),
        row('L3', { UPP_AIS_TP_CD: '39', AIS_TP_CD: '39' }),
        row('L4', { UPP_AIS_TP_CD: '39', AIS_TP_CD: '42', SPL_INF_TP_CD: '390' }),
      ],
    });
    const whole = (...numbers: readonly string[]) => ({ numbers, isWhole: true });
    expect((await lh.ask(QUESTION)).lists).toEqual([
      { name: '06', announced: whole('L1'), open: whole('L1') },
      { name: '13', announced: whole('L2'), open: whole('L2') },
      { name: '39', announced: whole('L4'), open: whole('L4') },
    ]);
    const queries = outside.asked.map((url) => new URL(url).searchParams);
    expect(queries.map((query) => query.get('UPP_AIS_TP_CD'))).toEqual(
      ['06', '13', '39'].flatMap((kind) => [kind, kind]),
    );
    const names = ['PAN_ST_DT', 'PAN_ED_DT', 'CLSG_ST_DT', 'CLSG_ED_DT', 'PAN_SS'];
    for (const [at, query] of queries.entries())
      expect(names.map((name) => query.get(name))).toEqual(
        at % 2 === 0
          ? ['20260601', '20261120', null, null, null]
          : ['20000101', '20261120', '20261120', '99991231', null],
      );
  });

  test('has what is still open, whenever it was announced, and each once', async () => {
    const old = { PAN_DT: '20260105', CLSG_DT: '2026.12.31' };
    const { lh } = service({
      rows: [
        row('new'),
        row('over', { CLSG_DT: '2026.11.19' }),
        row('today', { CLSG_DT: '2026.11.20' }),
        row('old', old),
        row('old and over', { ...old, CLSG_DT: '2026.02.01' }),
        row('old without an end', { ...old, CLSG_DT: '9999.12.31' }),
        row('13 old', { ...old, UPP_AIS_TP_CD: '13', AIS_TP_CD: '26' }),
      ].map((one) => ({ ...one, PAN_ID: String(one['PAN_ID']).replaceAll(' ', '-') })),
    });
    const told = await lh.ask(QUESTION);
    expect(told.lists.slice(0, 2)).toMatchObject([
      {
        announced: { numbers: ['new', 'over', 'today'] },
        open: { numbers: ['new', 'today', 'old', 'old-without-an-end'] },
      },
      { announced: { numbers: [] }, open: { numbers: ['13-old'] } },
    ]);
    const all = await readAll(told);
    expect(all.map((notice) => [notice?.number, notice?.until])).toEqual([
      ['new', '2026-11-27'],
      ['over', '2026-11-19'],
      ['today', '2026-11-20'],
      ['old', '2026-12-31'],
      ['old-without-an-end', null],
      ['13-old', '2026-12-31'],
    ]);
  });

  test.each<[string, (page: number) => string]>([
    ['is refused', () => '{"response":{"header":{"resultCode":"10"}}}'],
    [
      'breaks off',
      (page) => JSON.stringify([{ dsList: page > 1 ? [] : [row('L2', { ALL_CNT: '9' })] }, HEADER]),
    ],
    [
      'does not go by the last day',
      () =>
        JSON.stringify([
          {
            dsList: Array.from({ length: 100 }, (_, at) =>
              row(`L${at + 2}`, {
                ALL_CNT: '21710',
                CLSG_DT: at < 49 ? '2026.12.31' : '2020.01.31',
              }),
            ),
          },
          HEADER,
        ]),
    ],
  ])('is told without what is still open where that %s', async (_, open) => {
    const { caller, outside } = scriptedCaller((url) => {
      if (!url.pathname.endsWith('lhLeaseNoticeInfo1')) return NO_MORE;
      if (url.searchParams.has('CLSG_ST_DT')) return open(Number(url.searchParams.get('PAGE')));
      return JSON.stringify([{ dsList: [row('L1', { ALL_CNT: '1' })] }, HEADER]);
    });
    const told = await new LhNotices({ caller, clock, isExample: false }).ask(QUESTION);
    const [list] = told.lists;
    expect(list?.announced).toEqual({ numbers: ['L1'], isWhole: true });
    expect(list?.open.isWhole).toBe(false);
    // Nothing that has closed is taken for open, and no list of everything is read.
    expect(list?.open.numbers.length).toBeLessThan(50);
    expect(outside.asked.length).toBeLessThan(10);
  });

  test('is read from its first page to its last', async () => {
    const rows = Array.from({ length: 7 }, (_, at) => row(`L${at}`));
    const { lh, outside } = service({ rows, size: 3 });
    expect(numbersOf(await lh.ask(QUESTION))).toHaveLength(7);
    expect(outside.asked).toHaveLength(2 * (3 + 2));
  });

  test('that breaks off is none', async () => {
    const { lh } = service({ rows: [row('L1')], total: '9' });
    await expect(lh.ask(QUESTION)).rejects.toThrow(NoticeServiceError);
  });

  test('that changes while it is read, or does not say how long it is, is not whole', async () => {
    const rows = [row('L1'), row('L2')];
    const pages =
      (totals: readonly (string | undefined)[]): Answering =>
      (url) => {
        const at = Number(url.searchParams.get('PAGE')) - 1;
        const isAsked = url.searchParams.get('UPP_AIS_TP_CD') === '06';
        return JSON.stringify([
          { dsList: isAsked ? [{ ...rows[at], ALL_CNT: totals[at] }] : [] },
          HEADER,
        ]);
      };
    for (const totals of [['3', '2'], [undefined]]) {
      const { caller } = scriptedCaller(pages(totals));
      const lh = new LhNotices({ caller, clock, isExample: false });
      const { lists } = await lh.ask(QUESTION);
      for (const asked of ['announced', 'open'] as const)
        expect(lists.map((list) => list[asked].isWhole)).toEqual([false, true, true]);
    }
  });

  test('that says that it has nothing is whole and empty', async () => {
    const { lh } = service({ rows: [] });
    const { lists } = await lh.ask(QUESTION);
    const nothing = { numbers: [], isWhole: true };
    expect(lists.map(({ announced, open }) => [announced, open])).toEqual(
      Array(3).fill([nothing, nothing]),
    );
  });

  test.each([
    ['no data at all', '{"response":{"header":{"resultCode":"03"}}}', 'NODATA_ERROR'],
    ['tables without a header', '[{"dsSch":[{}]},{"dsList":[]}]', 'headerless'],
    ['nothing', '[]', 'headerless'],
    ['a fault', '[{"dsList":[]},{"resHeader":[{"SS_CODE":"N"}]}]', 'SS_CODE_N'],
  ])('that answers %s does not say that it has nothing', async (_, text, code) => {
    const { caller } = scriptedCaller(() => text);
    const lh = new LhNotices({ caller, clock, isExample: false });
    await expect(lh.ask(QUESTION)).rejects.toMatchObject({ code });
  });

  test('names a notice that stands in two of them once', async () => {
    const rows = [row('L1'), row('L1', { UPP_AIS_TP_CD: '39', AIS_TP_CD: '42' })];
    const { lh } = service({ rows });
    const { lists } = await lh.ask(QUESTION);
    for (const asked of ['announced', 'open'] as const)
      expect(lists.map((list) => list[asked].numbers)).toEqual([['L1'], [], []]);
  });
});

describe('a notice', () => {
  const details = [
    { dsSch: [{ PAN_ID: 'L1' }] },
    {
      dsSplScdl: [{ ACP_DTTM: '2026.11.23 10:00 ~ 2026.11.27 17:00', PZWR_ANC_DT: '2027.02.01' }],
      dsSbdNm: [{ LGDN_ADR: '단지주소' }],
      dsSbd: [
        { LGDN_ADR: '서울특별시 관악구 신림동 1-1', DDO_AR: '16~26' },
        { LGDN_ADR: '경기도 수원시 영통구 이의동' },
        { LGDN_ADR: '경기도 없는시 없는동' },
        { LGDN_ADR: '' },
      ],
    },
    {
      dsCtrtPlc: [{ SIL_OFC_TLNO: '문의 없음' }, { SIL_OFC_TLNO: '1600-1004' }],
      dsAhflInfoNm: [{ CMN_AHFL_NM: '첨부파일명', AHFL_URL: '다운로드' }],
      dsAhflInfo: [
        { CMN_AHFL_NM: '공고문.pdf', AHFL_URL: 'https://apply.lh.or.kr/file?id=1' },
        { CMN_AHFL_NM: '같은 파일.pdf', AHFL_URL: 'https://apply.lh.or.kr/file?id=1' },
        { CMN_AHFL_NM: '이상한 파일', AHFL_URL: 'javascript:alert(1)' },
      ],
      dsSbdAhfl: [
        { LS_SPL_INF_UPL_FL_DS_CD_NM: '조감도', AHFL_URL: 'https://apply.lh.or.kr/image?id=2' },
      ],
      dsEtcInfo: [{ ETC_CTS: '유의사항<br>둘째 줄', CRC_RSN: '마감일 정정' }],
    },
    HEADER,
  ];
  const supply = [
    {
      dsList01: [
        {
          SBD_LGO_NM: '신림',
          HTY_NNA: '16A',
          NOW_HSH_CNT: '10',
          LS_GMY: '공고문 참조',
          RFE: '공고문 참조',
        },
      ],
    },
    HEADER,
  ];
  const both: Answering = (url) =>
    JSON.stringify(url.pathname.includes('SplInfo') ? supply : details);

  test('is put together of its three answers', async () => {
    const { lh, outside } = service({ rows: [row('L1')] }, both);
    expect(await onlyOne(lh)).toEqual({
      number: 'L1',
      organisation: 'LH',
      office: null,
      title: 'L1 행복주택 예비입주자 모집',
      summary: '정정 사유: 마감일 정정\n\n유의사항\n둘째 줄',
      supplyTypeCode: 'SUPLY00001',
      announcedOn: '20261110',
      from: '2026-11-23T10:00+09:00',
      until: '2026-11-27T17:00+09:00',
      areas: [
        { code: '1162000000', name: '서울 관악구' },
        { code: '4111700000', name: '경기 수원시 영통구' },
        { code: '4100000000', name: '경기' },
      ],
      conditions: { on: null, ranks: [] },
      schedule: [{ kind: 'WINNERS', name: null, from: '2027-02-01', to: null, note: null }],
      units: [
        {
          name: '신림 16A',
          detail: null,
          rank: null,
          area: null,
          deposit: null,
          monthly: null,
          months: null,
          count: 10,
          exchange: null,
        },
      ],
      documents: [],
      attachments: [
        { name: '공고문.pdf', link: 'https://apply.lh.or.kr/file?id=1', bytes: null },
        { name: '조감도', link: 'https://apply.lh.or.kr/image?id=2', bytes: null },
      ],
      link: 'https://apply.lh.or.kr/lhapply/notice.do',
      contact: { tel: '1600-1004', hours: null },
      isSaidOver: false,
      isExample: false,
    });
    const asked = new URL(outside.asked.at(-1) ?? '').searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      PAN_ID: 'L1',
      SPL_INF_TP_CD: '063',
      CCR_CNNT_SYS_DS_CD: '03',
      UPP_AIS_TP_CD: '06',
      AIS_TP_CD: '10',
    });
  });

  test('of which the list alone is known says what that says', async () => {
    const { lh, outside } = service({
      rows: [row('L1', { SPL_INF_TP_CD: '', PAN_SS: '접수마감 ', CLSG_DT: '' })],
    });
    expect(await onlyOne(lh)).toMatchObject({
      supplyTypeCode: 'SUPLY00001',
      areas: [{ name: '서울' }],
      from: null,
      until: null,
      units: [],
      schedule: [],
      isSaidOver: true,
    });
    expect(outside.asked).toHaveLength(2 * 3);
  });

  test.each([
    ['says nothing', 'Dtl', JSON.stringify([{ dsSch: [{}] }, HEADER])],
    ['says nothing', 'Spl', JSON.stringify([{ dsSch: [{}] }, HEADER])],
    ['is no data', 'Dtl', '{"response":{"header":{"resultCode":"03"}}}'],
    ['has no header', 'Dtl', '[{"dsSplScdl":[]}]'],
    ['has no header', 'Spl', '[{"dsList01":[]}]'],
  ])('of which an answer %s (%s) is not read, and does not seem empty', async (_, which, text) => {
    const { lh } = service({ rows: [row('L1'), row('L2')] }, (url) =>
      url.pathname.includes(`${which}Info`) && url.searchParams.get('PAN_ID') === 'L1'
        ? text
        : JSON.stringify(url.pathname.includes('SplInfo') ? supply : details),
    );
    expect(await readAll(await lh.ask(QUESTION))).toMatchObject([null, { number: 'L2' }]);
  });

  test.each([
    ['without a title', { PAN_NM: ' \u202e ' }],
    ['without a day', { PAN_DT: '곧', PAN_NT_ST_DT: '' }],
  ])('%s is not read', async (_, part) => {
    expect(await onlyOne(service({ rows: [row('L1', part)] }).lh)).toBeNull();
  });

  test('with an area that nobody knows names none', async () => {
    const { lh } = service({ rows: [row('L1', { CNP_CD_NM: '해외' })] });
    expect(await onlyOne(lh)).toMatchObject({ areas: [] });
  });
});

describe('where answers fail', () => {
  const rows = Array.from({ length: 12 }, (_, at) => row(`L${at}`));

  test('of one notice, the others are told', async () => {
    const { lh } = service({ rows }, (url) =>
      url.searchParams.get('PAN_ID') === 'L3' ? '<html>' : NO_MORE,
    );
    const all = await readAll(await lh.ask(QUESTION));
    expect(all.map((notice) => notice?.number ?? null)).toEqual(
      rows.map((one, at) => (at === 3 ? null : one['PAN_ID'])),
    );
  });

  test('of one after another, it ends', async () => {
    const { lh, outside } = service({ rows }, () => '<html>');
    await expect(readAll(await lh.ask(QUESTION))).rejects.toThrow(NoticeServiceError);
    expect(outside.asked.length).toBeLessThan(2 * 3 + rows.length);
  });

  test('because we are refused, it ends at once', async () => {
    const { lh } = service({ rows }, () => new Response('Unauthorized', { status: 401 }));
    const read: unknown[] = [];
    await expect(
      (async () => {
        for await (const notice of (await lh.ask(QUESTION)).notices) read.push(notice);
      })(),
    ).rejects.toMatchObject({ isForAll: true });
    expect(read).toEqual([]);
  });

  test('at most four notices are asked for at once', async () => {
    let running = 0;
    let most = 0;
    const { lh } = service({ rows }, async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return NO_MORE;
    });
    expect(await readAll(await lh.ask(QUESTION))).toHaveLength(12);
    expect(most).toBe(4);
  });
});
