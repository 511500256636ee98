import { afterAll, describe, expect, test } from 'vitest';
import { downloadFileName, type NoticeUnit } from '#core';
import { buildApp } from '../../../server/app';
import { appDeps } from '../../support/app-deps';
import { fakeNotices } from '../../support/fake-notices';
import { notice, noticeDay, noticeUnit } from '../../support/notices';

const MARK = '\ufeff';
const opened: { close(): Promise<unknown> }[] = [];
afterAll(() => Promise.all(opened.map((app) => app.close())));

async function fileOf(part: Parameters<typeof notice>[0], kind: string) {
  const app = await buildApp(appDeps({ notices: fakeNotices([notice(part)]) }));
  opened.push(app);
  return app.inject({ method: 'GET', url: `/v2/notices/1/files/${kind}` });
}
const nameOf = async (title: string, kind = 'units') =>
  downloadFileName(String((await fileOf({ title }, kind)).headers['content-disposition']));
const rowsOf = async (units: readonly NoticeUnit[]) => {
  const { body } = await fileOf({ units }, 'units');
  return body.slice(MARK.length).split('\r\n').slice(1, -1);
};

describe('the units of a notice as a table', () => {
  test('is a CSV that programs read as UTF-8', async () => {
    const answer = await fileOf({ title: '행복주택' }, 'units');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.body).toBe(
      `${MARK}이름,설명,순위,전용면적(㎡),보증금 최소(원),보증금 최대(원),월 금액 최소(원),월 금액 최대(원),` +
        '지원 개월,공급 수,전환 보증금 최소(원),전환 보증금 최대(원),전환 이율(%)\r\n' +
        '봉천동 은천길,원룸 · 승강기,,24.5,1000000,1000000,213900,213900,,12,,,\r\n',
    );
  });

  test('has a line a unit, with all that can be exchanged', async () => {
    const exchange = { from: 2_000_000, to: 12_000_000, ratePercent: 6.5 };
    const rows = await rowsOf([noticeUnit(), noticeUnit({ rank: '2순위', exchange, months: 12 })]);
    expect(rows[1]).toBe(
      '봉천동 은천길,원룸 · 승강기,2순위,24.5,1000000,1000000,213900,213900,12,12,2000000,12000000,6.5',
    );
    expect(await rowsOf([])).toEqual([]);
  });

  test.each([
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['\n=1', '"\'\n=1"'],
    ['＝1', "'＝1"],
    ['a,b', '"a,b"'],
    ['a"b', '"a""b"'],
    ['두\n줄', '"두\n줄"'],
    ["'=1", "'=1"],
    [' 보통', ' 보통'],
  ])('%j is a cell that says the same and runs nothing', async (name, cell) => {
    const { body } = await fileOf({ units: [noticeUnit({ name, detail: null })] }, 'units');
    expect(body.slice(body.indexOf('\r\n') + 2)).toMatch(`${cell},,`);
    expect(body.slice(body.indexOf('\r\n') + 2).startsWith(cell)).toBe(true);
  });
});

describe('a notice as plain text', () => {
  test('says what, when, what of, which papers and where', async () => {
    const answer = await fileOf({ title: '청년\n매입임대', areas: [] }, 'summary');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body.split('\r\n')).toEqual([
      '청년 매입임대',
      'LH · LH 서울지역본부 · 매입임대',
      '예시 공고',
      '',
      '시세의 40~50%로 빌려주는 매입임대주택이에요.',
      '',
      '[접수 기간]',
      '11월 17일(화) 10:00 ~ 11월 25일(수) 17:00',
      '',
      '[일정]',
      '- 서류 제출 대상자 발표: 11월 30일(월)',
      '- 서류 제출: 12월 1일(화) ~ 12월 3일(목) · 온라인',
      '- 당첨자 발표: 2027년 1월 19일(화)',
      '',
      '[공급 주택]',
      '- 봉천동 은천길 · 24.5㎡ · 보증금 1,000,000원 · 월 213,900원 · 12호',
      '',
      '[제출 서류]',
      '- 주민등록등본 · 정부24 · 11월 10일 이후 발급',
      '- 개인정보 동의서',
      '',
      '[문의]',
      '1600-1004 · 평일 9:00~18:00',
      '',
      '[원문]',
      'https://apply.lh.or.kr/notice/1',
      '',
    ]);
  });

  test('leaves out what the notice does not say', async () => {
    const { body } = await fileOf(
      {
        title: '월세 지원',
        summary: null,
        contact: null,
        link: null,
        isExample: false,
        schedule: [],
        documents: [],
        from: null,
        until: null,
        goneOn: '20261119',
        units: [noticeUnit({ months: 12, deposit: null, area: null, count: 1000, rank: '1순위' })],
      },
      'summary',
    );
    expect(body.split('\r\n')).toEqual([
      '월세 지원',
      'LH · LH 서울지역본부 · 매입임대',
      '서울 관악구',
      '원문에서 내려간 공고',
      '',
      '[접수 기간]',
      '마감일 없음',
      '',
      '[공급 주택]',
      '- 봉천동 은천길 · 1순위 · 월 213,900원 · 12개월 · 1,000명',
      '',
    ]);
  });

  test('has a range where units differ, and a window without a beginning', async () => {
    const deposit = { from: 1, to: 20_000_000 };
    const { body } = await fileOf(
      { from: null, until: noticeDay(0), units: [noticeUnit({ deposit })] },
      'summary',
    );
    expect(body).toContain('[접수 기간]\r\n11월 20일(금)\r\n');
    expect(body).toContain('보증금 1~20,000,000원');
  });
});

describe('the name under which a file is kept', () => {
  test('is that of the notice, in Korean', async () => {
    expect(await nameOf('2026년 행복주택')).toBe('2026년 행복주택 공급 주택 목록.csv');
    expect(await nameOf('2026년 행복주택', 'summary')).toBe('2026년 행복주택 요약.txt');
  });

  test.each([
    ['\u202efdp.exe\u2066', 'fdp.exe 공급 주택 목록.csv'],
    ['../../etc/passwd', 'etcpasswd 공급 주택 목록.csv'],
    ['a\r\nset-cookie: x=1', 'aset-cookie: x=1 공급 주택 목록.csv'],
    ['it\'s "100%" (*) ; 끝', 'it\'s "100%" (*) ; 끝 공급 주택 목록.csv'],
    ['\0\u0007', '공급 주택 목록.csv'],
    ['반쪽\ud83d', '반쪽 공급 주택 목록.csv'],
  ])('%j leaves nothing that a name cannot hold', async (title, name) => {
    expect(await nameOf(title)).toBe(name);
  });

  test('is no longer than file systems take', async () => {
    const name = await nameOf('가나다라'.repeat(1000));
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
    expect(name).toMatch(/^(?:가나다라)+.{0,3}\.csv$/);
  });

  test('of an unknown kind is refused', async () => {
    expect((await fileOf({}, 'pdf')).json()).toMatchObject({
      code: 'bad-parameter',
      field: 'kind',
    });
  });
});
