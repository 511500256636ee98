import { describe, expect, test } from 'vitest';
import { endTime, startTime } from '../../../../server/import/notices/notice-times';
import { wonIn, wonRange } from '../../../../server/import/notices/won-amounts';
import { unitCell } from '../../../../server/import/notices/unit-cells';
import { attachmentCell, documentCell } from '../../../../server/import/notices/paper-cells';
import { scheduleCell } from '../../../../server/import/notices/schedule-cells';
import { line, paragraphs, webLink } from '../../../../server/import/notices/clean-texts';

describe('times', () => {
  test.each([
    ['2026-11-25 17:00', '2026-11-25T17:00+09:00'],
    ['2026.11.25', '2026-11-25'],
    ['20261125', '2026-11-25'],
    ['2026.11.25. 17시', '2026-11-25T17:00+09:00'],
    ['2026. 11. 25.(수) 17시 30분', '2026-11-25T17:30+09:00'],
    ['2026년 11월 25일 오후 5시', '2026-11-25T17:00+09:00'],
    ['2026-11-25 오전 12:10', '2026-11-25T00:10+09:00'],
    ['2026-11-25T09:05+09:00', '2026-11-25T09:05+09:00'],
    ['2026-11-25 23:59:00', '2026-11-25T23:59+09:00'],
    ['2026-11-25 24:00', '2026-11-25'],
    ['2028-02-29 0:00', '2028-02-29T00:00+09:00'],
  ])('%s', (cell, time) => {
    expect(endTime(cell)).toEqual({ ok: true, value: time });
  });

  test.each([
    '2026-02-29',
    '2026-11-25 24:01',
    '2026-11-25 17:60',
    '11-25',
    '내일',
    '2026-11-25 오후 13시',
    '2026-11-25T09:00Z',
  ])('%s is none', (cell) => {
    expect(endTime(cell)).toMatchObject({ ok: false });
  });

  test('nothing begins at 24:00', () => {
    expect(startTime('2026-11-25 24:00')).toMatchObject({ ok: false });
  });
});

describe('won', () => {
  test.each([
    ['4,000만원', 40_000_000],
    ['1억 2,000만원', 120_000_000],
    ['1.2억원', 120_000_000],
    ['431.5만원', 4_315_000],
    ['1억 5천만원', 150_000_000],
    ['153,000원', 153_000],
    ['0', 0],
    ['없음', 0],
  ])('%s', (text, won) => {
    expect(wonIn(text)).toBe(won);
  });

  test.each(['4000', '만원', '-1원', '1e9원', '0.00001만원', '99999999999999억원', '백만원', ''])(
    '%s is none',
    (text) => {
      expect(wonIn(text)).toBeNull();
    },
  );

  test('ranges lend their unit, and stand in order', () => {
    expect(wonRange('100~200만원')).toEqual({
      ok: true,
      value: { from: 1_000_000, to: 2_000_000 },
    });
    expect(wonRange('88,000원~174,000원')).toMatchObject({ ok: true });
    expect(wonRange('200만원~100만원')).toMatchObject({ ok: false });
  });
});

describe('lists', () => {
  test('of homes know money for months, and leave open what is not said', () => {
    expect(unitCell('월세 지원||-|20만원|||24개월')).toMatchObject({
      ok: true,
      value: [
        { name: '월세 지원', area: null, deposit: null, monthly: { to: 200_000 }, months: 24 },
      ],
    });
    const data = [{ name: '19A', deposit: 1000, exchange: { from: 1, to: 2, ratePercent: 6.5 } }];
    expect(unitCell(JSON.stringify(data))).toMatchObject({
      ok: true,
      value: [{ deposit: { from: 1000, to: 1000 }, exchange: { ratePercent: 6.5 } }],
    });
  });

  test.each([
    ['|20', '이름이 없습니다'],
    ['방|스무 평', '숫자가 아닙니다'],
    ['방|20|100', '금액을 읽을 수 없습니다: 100'],
    ['[{"deposit": 1}]', '이름이 없습니다'],
    ['[{"name": "방", "deposit": 1.5}]', 'deposit: 금액이 아닙니다'],
    ['[{"name": "방", "deposit": {"from": 2, "to": 1}}]', 'deposit: 금액이 아닙니다'],
    ['[{"name": 7}]', 'name: 글자가 아닙니다'],
    ['[{"name": "방", "count": -1}]', 'count: 있을 수 없는 값입니다'],
    ['[[]]', '글자나 JSON 객체가 아닙니다'],
    ['[{"name": "방"', 'JSON으로 읽을 수 없습니다'],
  ])('homes %s are refused', (cell, why) => {
    expect(unitCell(cell)).toMatchObject({
      ok: false,
      why: expect.stringContaining(why) as string,
    });
  });

  test('have at most a hundred entries', () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, n) => `서류 ${n}`).join('\n');
    expect(documentCell(lines(100))).toMatchObject({ ok: true });
    expect(documentCell(lines(101))).toMatchObject({ ok: false, why: '101개나 됩니다' });
  });

  test('a title in brackets is no data', () => {
    expect(documentCell('[서식1] 신청서')).toMatchObject({ value: [{ name: '[서식1] 신청서' }] });
  });

  test('of files and papers link to https only, and say what to do', () => {
    for (const link of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '//a.b'])
      expect(attachmentCell(`공고문|${link}`)).toMatchObject({ ok: false });
    expect(documentCell('등본|정부24에서|javascript:alert(1)')).toMatchObject({ ok: false });
    const http = 'http://www.gov.kr/';
    const why = '2번째: link: https 주소가 아니라서 열 수 없습니다';
    const instead = (what: string) => ({
      ok: false,
      why,
      instead: expect.stringContaining(what) as string,
    });
    expect(attachmentCell(`안내|https://a.kr/b\n공고문|${http}`)).toMatchObject(
      instead('첨부를 빼고'),
    );
    expect(documentCell(`초본\n등본|정부24에서|${http}`)).toMatchObject(instead('주소를 비워'));
    expect(documentCell(JSON.stringify(['초본', { name: '등본', link: http }]))).toMatchObject(
      instead('주소를 비워'),
    );
    expect(attachmentCell('공고문|HTTPS://example.com/a.pdf')).toMatchObject({ ok: true });
    expect(documentCell('등본|https://www.gov.kr/')).toMatchObject({
      value: [{ name: '등본', note: null, link: 'https://www.gov.kr/' }],
    });
    expect(webLink(`https://example.com/${'a'.repeat(500)}`)).toMatchObject({ ok: false });
  });

  test('of days know what happens by its name', () => {
    expect(
      scheduleCell(
        '서류제출|2026-12-05~2026-12-09\n집 보는 날|2026-12-01\n계약|2026-12-20|2026-12-21',
      ),
    ).toMatchObject({
      value: [
        { kind: 'DOCUMENTS', from: '2026-12-05', to: '2026-12-09' },
        { kind: 'OTHER', name: '집 보는 날' },
        { kind: 'CONTRACT' },
      ],
    });
    expect(scheduleCell('[{"kind": "MOVE_IN", "from": "2027-03-01"}]')).toMatchObject({
      value: [{ kind: 'MOVE_IN', name: null, from: '2027-03-01' }],
    });
    expect(scheduleCell('[{"kind": "PARTY", "from": "2027-03-01"}]')).toMatchObject({ ok: false });
    expect(scheduleCell('계약|2026-12-21|2026-12-20')).toMatchObject({ ok: false });
  });
});

test('texts lose what hides or turns, and keep their breaks only where there may be some', () => {
  expect(line(20)('\u202e악성\u2066 \u0007제목\n둘')).toEqual({ ok: true, value: '악성 제목 둘' });
  expect(paragraphs(20)('첫\u0000 줄\r\n둘째 줄')).toEqual({ ok: true, value: '첫 줄\n둘째 줄' });
  expect(line(20)('\u200e\u202e')).toMatchObject({ ok: false });
  expect(line(3)('네 글자')).toMatchObject({ ok: false, instead: '3자 안으로 줄여 주세요' });
});
