import { describe, expect, test } from 'vitest';
import type { Fields } from '#core';
import { MyHomeNotices } from '../../../../server/outside/public-notices/myhome';
import { clock } from '../../../support/app-deps';
import { myHomeFault } from '../../../../server/outside/public-notices/service-fault';
import {
  numbersOf,
  QUESTION,
  readAll,
  scriptedCaller,
  type Answering,
} from '../../../support/public-notices';

const item = (part: Fields = {}): Fields => ({
  pblancId: '18243',
  houseSn: 1,
  beforePblancId: '',
  sttusNm: '일반',
  pblancNm: '해운대 영구임대 예비입주자 모집',
  suplyInsttNm: '부산도시공사',
  houseTyNm: '아파트',
  suplyTyNm: '영구임대',
  rcritPblancDe: '20261110',
  beginDe: '20261123',
  endDe: '20261127',
  przwnerPresnatnDe: '20270201',
  refrnc: '1588-0001',
  url: 'https://www.bmc.busan.kr/notice/1',
  pcUrl: '',
  mobileUrl: '',
  hsmpNm: '반송 5단지',
  brtcNm: '부산광역시',
  signguNm: '해운대구',
  fullAdres: '부산광역시 해운대구 반송동 1',
  sumSuplyCo: 30,
  rentGtn: 2_400_000,
  mtRntchrg: 51_000,
  ...part,
});

const body = (given: unknown, total: unknown) =>
  JSON.stringify({
    response: { header: { resultCode: '00' }, body: { totalCount: total, item: given } },
  });

function ask(answer: Answering) {
  const { caller, outside } = scriptedCaller(answer, { headerFault: myHomeFault });
  return { myhome: new MyHomeNotices({ caller, clock, isExample: true }), outside };
}
const listOf = (items: readonly Fields[]) =>
  ask(() => body(items, items.length)).myhome.ask(QUESTION);
const allOf = async (items: readonly Fields[]) => readAll(await listOf(items));

test('a notice says what its item says', async () => {
  expect(await allOf([item(), item({ pblancId: '2' })])).toMatchObject([
    {
      number: '18243',
      organisation: '부산도시공사',
      title: '해운대 영구임대 예비입주자 모집',
      supplyTypeCode: 'SUPLY00011',
      announcedOn: '20261110',
      from: '2026-11-23',
      until: '2026-11-27',
      areas: [{ name: '부산 해운대구' }],
      conditions: { on: null, ranks: [] },
      schedule: [{ kind: 'WINNERS', from: '2027-02-01' }],
      units: [
        {
          name: '반송 5단지',
          detail: '아파트',
          count: 30,
          deposit: { from: 2_400_000 },
          monthly: { to: 51_000 },
        },
      ],
      link: 'https://www.bmc.busan.kr/notice/1',
      contact: { tel: '1588-0001' },
      isSaidOver: false,
      isExample: true,
    },
    { number: '2' },
  ]);
});

describe('an answer', () => {
  test.each<[string, string, number]>([
    ['one item without a list', body(item(), 1), 1],
    ['a list', body([item()], '1'), 1],
    [
      'a list under items',
      JSON.stringify({
        response: {
          header: { resultCode: '00' },
          body: { totalCount: 1, items: { item: [item()] } },
        },
      }),
      1,
    ],
    ['no item', body(undefined, 0), 0],
    ['an empty text', body('', '0'), 0],
    [
      'no data',
      JSON.stringify({ response: { header: { resultCode: '03', resultMsg: 'NODATA_ERROR' } } }),
      0,
    ],
  ])('with %s is read', async (_, text, count) => {
    const list = await ask(() => text).myhome.ask(QUESTION);
    expect(list.lists).toMatchObject([{ announced: { isWhole: true }, open: { isWhole: true } }]);
    expect(numbersOf(list)).toHaveLength(count);
    expect(await readAll(list)).toHaveLength(count);
  });

  test('is asked for by months and pages, for the whole country', async () => {
    const items = Array.from({ length: 150 }, (_, at) => item({ pblancId: String(at) }));
    const { myhome, outside } = ask((url) => {
      const page = Number(url.searchParams.get('pageNo'));
      return body(items.slice((page - 1) * 100, page * 100), '150');
    });
    expect(numbersOf(await myhome.ask(QUESTION))).toHaveLength(150);
    expect(outside.asked.map((url) => Object.fromEntries(new URL(url).searchParams))).toMatchObject(
      [{ pageNo: '1', yearMtBegin: '202606', yearMtEnd: '202611' }, { pageNo: '2' }],
    );
    expect(outside.asked.join()).not.toContain('brtcCode');
  });
});

describe('what was announced before', () => {
  /** Answers each month that is asked for by itself, the months in question by one item. */
  const months = (older: Readonly<Record<string, readonly Fields[]>>) =>
    ask((url) => {
      const [from = '', to = ''] = ['yearMtBegin', 'yearMtEnd'].map(
        (name) => url.searchParams.get(name) ?? '',
      );
      const items = from === to ? (older[from] ?? []) : [item()];
      return body(items, items.length);
    });
  const old = item({ pblancId: 'old', rcritPblancDe: '20260105', endDe: '20261231' });
  const openFrom = ['20260105', '20260130', '20251224', '20260615'];

  test('is asked for by the months of what is known and open, each once', async () => {
    const { myhome, outside } = months({ 202601: [old], 202512: [item({ pblancId: 'older' })] });
    const told = await myhome.ask({ ...QUESTION, openFrom });
    expect(told.lists).toEqual([
      {
        name: 'all',
        announced: { numbers: ['18243'], isWhole: true },
        open: { numbers: ['18243', 'old', 'older'], isWhole: true },
      },
    ]);
    expect((await readAll(told)).map((notice) => notice?.until)).toEqual([
      '2026-11-27',
      '2026-12-31',
      '2026-11-27',
    ]);
    const asked = outside.asked.map((url) => new URL(url).searchParams);
    expect(asked.map((query) => [query.get('yearMtBegin'), query.get('yearMtEnd')])).toEqual([
      ['202606', '202611'],
      ['202601', '202601'],
      ['202512', '202512'],
    ]);
  });

  test('is not whole where one of its months has nothing', async () => {
    const { myhome } = months({ 202601: [old] });
    expect((await myhome.ask({ ...QUESTION, openFrom })).lists).toMatchObject([
      { announced: { isWhole: true }, open: { numbers: ['18243', 'old'], isWhole: false } },
    ]);
  });

  test('may be corrected by what was announced of late', async () => {
    const correction = item({ pblancId: 'new', beforePblancId: 'old', sttusNm: '정정' });
    const { myhome } = ask((url) => {
      const isOld = url.searchParams.get('yearMtEnd') === '202601';
      return body([isOld ? old : correction], 1);
    });
    const told = await myhome.ask({ ...QUESTION, openFrom: ['20260105'] });
    expect(told.lists).toMatchObject([
      { announced: { numbers: ['old'] }, open: { numbers: ['old'], isWhole: true } },
    ]);
    expect(await readAll(told)).toMatchObject([{ number: 'old', announcedOn: '20261110' }]);
  });
});

describe('items', () => {
  test('of one notice are its homes, and one that repeats (houseSn 0) is there once', async () => {
    const second = item({
      houseSn: 0,
      hsmpNm: '재송 2단지',
      fullAdres: '부산광역시 남구 용당동',
      rentGtn: 0,
      mtRntchrg: 0,
    });
    const [notice, ...more] = await allOf([item({ houseSn: 0 }), second, second]);
    expect(more).toEqual([]);
    expect(notice?.units).toMatchObject([
      { name: '반송 5단지' },
      { name: '재송 2단지', deposit: null, monthly: null },
    ]);
    expect(notice?.areas.map(({ name }) => name)).toEqual(['부산 해운대구', '부산 남구']);
  });

  test('of LH are left to its own service', async () => {
    const of = (suplyInsttNm: string) =>
      item({ pblancId: suplyInsttNm.length.toString(), suplyInsttNm });
    const list = await listOf([
      of('LH'),
      of('한국토지주택공사'),
      of('LH서울지역본부'),
      of('경기주택도시공사 (GH)'),
    ]);
    expect(numbersOf(list)).toHaveLength(1);
  });

  test.each([
    ['행복주택', 'SUPLY00001'],
    ['통합 공공임대', 'SUPLY00002'],
    ['기존주택 매입임대', 'SUPLY00004'],
    ['장기전세', 'SUPLY00099'],
    ['처음 보는 임대', 'SUPLY00099'],
    ['constructor', 'SUPLY00099'],
    ['', 'SUPLY00099'],
  ])('of %s are %s', async (suplyTyNm, code) => {
    expect(await allOf([item({ suplyTyNm })])).toMatchObject([{ supplyTypeCode: code }]);
  });

  test('without an address lie where their names say', async () => {
    const named = { fullAdres: '', brtcNm: '서울특별시', signguNm: '관악구' };
    expect(await allOf([item(named)])).toMatchObject([{ areas: [{ code: '1162000000' }] }]);
    expect(await allOf([item({ ...named, signguNm: '없는구' })])).toMatchObject([
      { areas: [{ name: '서울' }] },
    ]);
  });

  test.each([{ pblancNm: '' }, { suplyInsttNm: null }, { rcritPblancDe: '곧' }])(
    'without what a notice needs are not read: %j',
    async (part) => {
      const list = await listOf([item(part)]);
      expect(numbersOf(list)).toEqual(['18243']);
      expect(await readAll(list)).toEqual([null]);
    },
  );
});

describe('a correction', () => {
  const chain = (...ids: readonly (readonly [string, string, string?])[]) =>
    ids.map(([pblancId, beforePblancId, sttusNm = '정정']) =>
      item({ pblancId, beforePblancId, sttusNm, pblancNm: `공고 ${pblancId}` }),
    );
  const told = async (items: readonly Fields[]) =>
    (await allOf(items)).map((notice) => [notice?.number, notice?.title, notice?.isSaidOver]);

  test('is the notice that it corrects, as it is now', async () => {
    expect(await told(chain(['1', '', '일반'], ['2', '1'], ['3', '2']))).toEqual([
      ['1', '공고 3', false],
    ]);
    expect(await told(chain(['3', '2'], ['2', '1'], ['1', '', '일반']))).toEqual([
      ['1', '공고 3', false],
    ]);
  });

  test('stands for one that is no longer listed', async () => {
    expect(await told(chain(['2', '1']))).toEqual([['1', '공고 2', false]]);
  });

  test('that cancels it says that it is over', async () => {
    expect(await told(chain(['1', '', '일반'], ['2', '1', '취소']))).toEqual([
      ['1', '공고 2', true],
    ]);
  });

  test('that is one of two counts by its day', async () => {
    const [first, second] = chain(['2', '1'], ['3', '1']);
    const later = { ...first, rcritPblancDe: '20261112' };
    expect(await told([later, second ?? {}])).toEqual([['1', '공고 2', false]]);
    expect(await told([second ?? {}, later])).toEqual([['1', '공고 2', false]]);
  });

  test('that leads back to itself loses nobody', async () => {
    expect(
      await told(chain(['1', '2'], ['2', '1'], ['3', '3'])).then((all) =>
        all.map(([number]) => number),
      ),
    ).toEqual(['1', '2', '3']);
  });
});
