import { describe, expect, test } from 'vitest';
import type { Fields } from '#core';
import { LhTables } from '../../../../server/outside/public-notices/lh-answer';
import { lhRowOf, lhSupplyOf } from '../../../../server/outside/public-notices/lh-row';
import { lhScheduleOf } from '../../../../server/outside/public-notices/lh-schedule';
import { lhUnitsOf } from '../../../../server/outside/public-notices/lh-units';
import { lhWindowOf, wholeWindow } from '../../../../server/outside/public-notices/lh-windows';

const NO_UNIT = {
  detail: null,
  rank: null,
  area: null,
  deposit: null,
  monthly: null,
  months: null,
  count: null,
  exchange: null,
};
const won = (from: number, to = from) => ({ from, to });
const unitsOf = (tables: Readonly<Record<string, readonly Fields[]>>) =>
  lhUnitsOf(new LhTables([{ dsSch: [{}] }, tables, { resHeader: [{ SS_CODE: 'Y' }] }]));

describe('homes of each shape of supply', () => {
  test.each<[string, Fields, Fields]>([
    [
      '062, 063',
      {
        SBD_LGO_NM: '신림',
        HTY_NNA: '16A',
        DDO_AR: '16.74',
        SPL_AR: '30',
        HSH_CNT: '40',
        NOW_HSH_CNT: '10',
        LS_GMY: '27,840,000',
        RFE: '116,000',
      },
      { name: '신림 16A', area: 16.74, count: 10, deposit: won(27_840_000), monthly: won(116_000) },
    ],
    [
      '060, 390',
      {
        BZDT_NM: '검단',
        HTY_NM: '59B',
        RSDN_DDO_AR: '59.97',
        TOT_HSH_CNT: '300',
        SIL_HSH_CNT: '4',
        LS_GMY: '58,000,000',
        MM_RFE: '520,000',
      },
      { name: '검단 59B', area: 59.97, count: 4, deposit: won(58_000_000), monthly: won(520_000) },
    ],
    [
      '060 in parts',
      {
        BZDT_NM: '검단',
        HTY_NM: '59B',
        SIL_HSH_CNT: '4',
        ELY_DSU_AMT: '90,000,000',
        MM_RFE: '520,000',
      },
      { name: '검단 59B', count: 4, monthly: won(520_000) },
    ],
    [
      '130',
      {
        SBD_CNP_NM: '서울',
        LTR_UNT_NM: '강서',
        HTY_DS_NM: '투룸',
        GNR_SPL_RMNO: '7',
        PZWR_CNT: '7',
        CAL_QUP_CNT: '21',
      },
      { name: '서울 투룸', detail: '강서', count: 7 },
    ],
    [
      '131',
      {
        SBD_LGO_NM: '은천',
        SBD_LGO_ADR: '관악구 1',
        HTY_DS_NM: '원룸',
        GNR_SPL_RMNO: '3',
        QUP_CNT: '9',
      },
      { name: '은천 원룸', detail: '관악구 1', count: 3 },
    ],
    [
      '131, 134',
      {
        CNP_NM: '서울',
        DNG_HS_ADR: '관악구 신림동 1',
        SX_PP_DS_NM: '여',
        LTR_SPL_RMNO: '2',
        QUP_CNT: '6',
      },
      { name: '관악구 신림동 1', detail: '여', count: 2 },
    ],
    [
      '132, 141, 143',
      { SGG_NM: '관악구', DNG_HS_ADR: '신림동 1', LTR_SPL_RMNO: '2', QUP_CNT: '6' },
      { name: '신림동 1', count: 2 },
    ],
    [
      '144, 145',
      { SGG_NM: '관악구', HTY_DS_NM: '아파트', LTR_SPL_RMNO: '2' },
      { name: '관악구 아파트', count: 2 },
    ],
    [
      '1315, 1325',
      {
        ARA: '강서구',
        SPL_RMNO: '3',
        DDO_AR: '19.8~29.1',
        LS_GMY: '4,430,000~5,670,000',
        MM_RFE: '공고문 참조',
        MM_RFE_ETC: '',
        ARFR_CTS: '승강기',
      },
      {
        name: '강서구',
        detail: '전용 19.8~29.1㎡ · 승강기',
        count: 3,
        deposit: won(4_430_000, 5_670_000),
      },
    ],
    [
      '133',
      { CNP_NM: '서울', SBD_LGO_ADR: '관악구 1', HTY_DS_NM: '원룸', QUP_CNT: '6' },
      { name: '서울 원룸', detail: '관악구 1' },
    ],
    [
      '135',
      { SBD_LGO_NM: '은천', HTY_DS_NM: '원룸', RQS_HSH_CNT: '5', QUP_CNT: '15' },
      { name: '은천 원룸', count: 5 },
    ],
    [
      '136',
      { SBD_LGO_NM: '은천', ADR: '관악구 1', HO_NO: '101', VLD_VL_NM: '방 둘', DDO_AR: '39.5' },
      { name: '은천', detail: '관악구 1 · 101 · 방 둘', area: 39.5 },
    ],
    [
      '137',
      {
        CNP_NM: '서울',
        SBD_LGO_NM: '전세임대',
        STDT_CS_NM: '1순위',
        TOT_RSDC_SPL_QOM: '1,200',
        UST_SPL_QOM: '300',
      },
      { name: '전세임대', detail: '1순위', count: 1200 },
    ],
    ['138, 140', { CNP_NM: '서울', TOT_RSDC_SPL_QOM: '90' }, { name: '서울', count: 90 }],
    ['139', { SPL_CD_NM: '기존주택', SPL_QOM: '70' }, { name: '기존주택', count: 70 }],
  ])('%s', (_, row, unit) => {
    expect(unitsOf({ dsList01: [row] })).toEqual([{ ...NO_UNIT, ...unit }]);
  });

  test('are not those that are sold, nor rows of labels, nor rows that name nothing', () => {
    const tables = {
      dsList01: [{ BZDT_NM: '검단', HTY_NM: '84A', SIL_AMT: '412,000,000' }, {}],
      dsList01Nm: [{ BZDT_NM: '블록', HTY_NM: '주택형', SIL_AMT: '분양금액' }],
      dsList02: [{ BZDT_NM: '검단', HTY_NM: '59B' }],
      dsList04: [{ BZDT_NM: '검단', HTY_NM: '74' }],
    };
    expect(unitsOf(tables).map(({ name }) => name)).toEqual(['검단 59B', '검단 74']);
  });

  test('cost what their label says: a price of sale is no deposit (051)', () => {
    const row = { SBD_LGO_NM: '신림', LS_GMY: '120,000', RFE: '116' };
    const unit = (labels: Fields) => unitsOf({ dsList01: [row], dsList01Nm: [labels] })[0];
    expect(unit({ LS_GMY: '분양가격(천원)' })?.deposit).toBeNull();
    expect(unit({ LS_GMY: '임대보증금(천원)', RFE: '월임대료(천원)' })).toMatchObject({
      deposit: won(120_000_000),
      monthly: won(116_000),
    });
  });

  test('stand once each, and in one line where they are too many', () => {
    const home = (number: number) => ({
      DNG_HS_ADR: `신림동 ${number}`,
      LTR_SPL_RMNO: '2',
      LS_GMY: String(1_000_000 + number),
    });
    const some = Array.from({ length: 100 }, (_, at) => home(at));
    expect(unitsOf({ dsList01: [...some, ...some] })).toHaveLength(100);
    expect(unitsOf({ dsList01: [...some, home(100)] })).toEqual([
      {
        ...NO_UNIT,
        name: '주택 목록 101건',
        detail: '자세한 목록은 원문에서 확인해 주세요',
        count: 202,
        deposit: won(1_000_000, 1_000_100),
      },
    ]);
    const unknown = { ...home(100), LS_GMY: '공고문 참조', LTR_SPL_RMNO: '' };
    expect(unitsOf({ dsList01: [...some, unknown] })).toMatchObject([
      { count: null, deposit: null },
    ]);
  });
});

describe('a window', () => {
  test.each<[Fields, string | null, string | null]>([
    [
      { ACP_DTTM: '2026.08.18 10:00 ~ 2026.08.20 17:00' },
      '2026-08-18T10:00+09:00',
      '2026-08-20T17:00+09:00',
    ],
    [
      { ACP_DTTM: '2026.08.18 10:00 ~ 08.20 17:00' },
      '2026-08-18T10:00+09:00',
      '2026-08-20T17:00+09:00',
    ],
    [{ ACP_DTTM: '2026.08.18 10:00~17:00' }, '2026-08-18T10:00+09:00', '2026-08-18T17:00+09:00'],
    [{ ACP_DTTM: '~' }, null, null],
    [{ ACP_DTTM: '추후 안내' }, null, null],
    [{}, null, null],
    [
      { ACP_DTTM: '~', SBSC_ACP_ST_DT: '2026.08.18', SBSC_ACP_CLSG_DT: '20260820' },
      '2026-08-18',
      '2026-08-20',
    ],
    // The days of their own go before the hours of the other.
    [
      {
        ACP_DTTM: '2026.08.18 10:00 ~ 2026.08.19 17:00',
        SBSC_ACP_ST_DT: '2026.08.18',
        SBSC_ACP_CLSG_DT: '2026.08.20',
      },
      '2026-08-18T10:00+09:00',
      '2026-08-20',
    ],
    [{ SBSC_ACP_ST_DT: '2026.08.22', SBSC_ACP_CLSG_DT: '2026.08.20' }, null, '2026-08-20'],
    [{ SBSC_ACP_ST_DT: '2026.08.22', SBSC_ACP_CLSG_DT: '9999.12.31' }, '2026-08-22', null],
  ])('of %j', (row, from, to) => {
    expect(lhWindowOf(row)).toEqual({ from, to });
  });

  const row = (from: string, to: string) => ({ from: from || null, to: to || null });
  test.each<
    [string, readonly ReturnType<typeof row>[], string | null, string | null, string | null]
  >([
    [
      'the earliest and the latest',
      [row('2026-08-18', '2026-08-20'), row('2026-08-17', '2026-08-21')],
      null,
      '2026-08-17',
      '2026-08-21',
    ],
    [
      'the day of the list',
      [row('2026-08-17', '2026-08-21T17:00+09:00')],
      '2026-08-20',
      '2026-08-17',
      '2026-08-20',
    ],
    [
      'the latest hour of that day',
      [row('', '2026-08-20T16:00+09:00'), row('', '2026-08-20T17:00+09:00')],
      '2026-08-20',
      null,
      '2026-08-20T17:00+09:00',
    ],
    [
      'no hour where one is missing',
      [row('', '2026-08-20'), row('', '2026-08-20T17:00+09:00')],
      '2026-08-20',
      null,
      '2026-08-20',
    ],
    ['no odd minute', [row('', '2026-08-20T16:10+09:00')], '2026-08-20', null, '2026-08-20'],
    ['no begin behind the end', [row('2026-08-21', '')], '2026-08-20', null, '2026-08-20'],
    ['no end where it lasts', [row('2026-08-21', '')], '9999-12-31', '2026-08-21', null],
    ['nothing of nothing', [], null, null, null],
  ])('of a whole notice: %s', (_, rows, closing, from, to) => {
    expect(wholeWindow(rows, closing)).toEqual({ from, to });
  });
});

test('a schedule says what happens to whom, each day once', () => {
  const steps = {
    PPR_SBM_OPE_ANC_DT: '2026.09.01',
    PPR_ACP_ST_DT: '2026.09.02',
    PPR_ACP_CLSG_DT: '2026.09.04',
    CTRT_ST_DT: '',
    CTRT_ED_DT: '2026.09.30',
  };
  const rows = lhScheduleOf([
    {
      SBD_LGO_NM: '신림',
      ACP_DTTM: '2026.08.18 10:00 ~ 2026.08.20 17:00',
      ...steps,
      PZWR_ANC_DT: '2026.10.01',
    },
    { SBD_LGO_NM: '상도', ACP_DTTM: '~', ...steps, PZWR_ANC_DT: '2026.10.02' },
  ]);
  expect(rows).toEqual([
    {
      kind: 'OTHER',
      name: '신림 접수',
      from: '2026-08-18T10:00+09:00',
      to: '2026-08-20T17:00+09:00',
      note: null,
    },
    { kind: 'SHORTLIST', name: null, from: '2026-09-01', to: null, note: null },
    { kind: 'DOCUMENTS', name: null, from: '2026-09-02', to: '2026-09-04', note: null },
    { kind: 'WINNERS', name: null, from: '2026-10-01', to: null, note: '신림' },
    { kind: 'WINNERS', name: null, from: '2026-10-02', to: null, note: '상도' },
  ]);
  const other = {
    HS_SBSC_ACP_TRG_CD_NM: '일반공급',
    PZWR_PPR_SBM_ST_DT: '20261002',
    PZWR_PPR_SBM_ED_DT: '20261001',
    CTRT_ST_DT: '20261010',
    CTRT_ED_DT: '20261010',
  };
  expect(lhScheduleOf([other])).toEqual([
    { kind: 'DOCUMENTS', name: null, from: '2026-10-02', to: null, note: null },
    { kind: 'CONTRACT', name: null, from: '2026-10-10', to: null, note: null },
  ]);
});

describe('a row of the list', () => {
  const codes = { PAN_ID: 'L1', CCR_CNNT_SYS_DS_CD: '03', UPP_AIS_TP_CD: '06' };
  test.each([
    ['07', '062', 'SUPLY00003'],
    ['09', '062', 'SUPLY00011'],
    ['10', '063', 'SUPLY00001'],
    ['42', '390', 'SUPLY00001'],
    ['48', '062', 'SUPLY00002'],
    ['51', '390', 'SUPLY00002'],
    ['26', '1315', 'SUPLY00004'],
    ['13', '132', 'SUPLY00004'],
    ['13', '139', 'SUPLY00005'],
    ['17', '137', 'SUPLY00005'],
    ['26', '134', 'SUPLY00008'],
    ['08', '060', 'SUPLY00099'],
    ['77', '888', 'SUPLY00099'],
    ['constructor', 'constructor', 'SUPLY00099'],
  ])('of kind %s and information %s is %s', (AIS_TP_CD, SPL_INF_TP_CD, code) => {
    const row = lhRowOf({ ...codes, AIS_TP_CD, SPL_INF_TP_CD });
    expect(row && lhSupplyOf(row)).toBe(code);
    expect(row?.query).toEqual({ ...codes, AIS_TP_CD, SPL_INF_TP_CD });
  });

  test.each(['01', '05', '22', '39', '40', '54'])('of kind %s is no home to rent', (AIS_TP_CD) => {
    expect(lhRowOf({ ...codes, AIS_TP_CD, SPL_INF_TP_CD: '050' })).toBeNull();
  });

  test('that nothing names is none, and one without its codes is asked no further', () => {
    expect(lhRowOf({ ...codes, PAN_ID: '' })).toBeNull();
    expect(lhRowOf({ ...codes, PAN_ID: "1' or '1" })).toBeNull();
    expect(lhRowOf(codes)).toMatchObject({ number: 'L1', query: null });
  });
});
