import { SCHEDULE_KIND, type Fields, type NoticeScheduleRow, type ScheduleKind } from '#core';
import { bad, good, type Parsed, type Parser } from '../field-values';
import { line } from './clean-texts';
import { EntryFields, listCell, partsOf } from './data-cells';
import { endTime, startTime } from './notice-times';

const name = line(60);
const note = line(300);

/** What happens, by words of its name; the first that fits. */
const KINDS: readonly (readonly [RegExp, ScheduleKind])[] = [
  [/대상자|심사 ?대상/, 'SHORTLIST'],
  [/당첨|예비입주자|입주자 ?발표|선정/, 'WINNERS'],
  [/서류/, 'DOCUMENTS'],
  [/계약/, 'CONTRACT'],
  [/입주/, 'MOVE_IN'],
];
const kindOf = (called: string): ScheduleKind =>
  KINDS.find(([words]) => words.test(called))?.[1] ?? SCHEDULE_KIND.OTHER;

const isKind = (value: unknown): value is ScheduleKind =>
  Object.values(SCHEDULE_KIND).some((kind) => kind === value);

const kind = (value: unknown): Parsed<ScheduleKind> =>
  isKind(value)
    ? good(value)
    : bad(
        '알 수 없는 값입니다',
        `${Object.values(SCHEDULE_KIND).join(', ')} 가운데 하나를 적어 주세요`,
      );

function rowData(fields: Fields): Parsed<NoticeScheduleRow> {
  const read = new EntryFields(fields);
  const called = read.text('name', name, null);
  if (!read.has('from') || (called === null && !read.has('kind')))
    return read.fault ?? bad('이름이나 날짜가 없습니다', '이름|시작|끝|설명으로 적어 주세요');
  const from = read.text('from', startTime, '');
  const to = read.text('to', endTime, null);
  if (read.fault === null && to !== null && to.slice(0, 10) < from.slice(0, 10))
    return bad('끝이 시작보다 앞섭니다', '두 날짜를 확인해 주세요');
  return read.parsed({
    kind: read.value('kind', kind) ?? kindOf(called ?? ''),
    name: called,
    from,
    to,
    note: read.text('note', note, null),
  });
}

/** `이름|시작|끝|설명`; the end and the rest may be missing, and the start may be `시작~끝`. */
const rowLine: Parser<NoticeScheduleRow> = (text) => {
  const [called, start = '', end = '', said] = partsOf(text);
  const [from = '', to = end] = start.split(/[~～]/).map((part) => part.trim());
  return rowData({ name: called, from, to, note: said });
};

export const scheduleCell: Parser<NoticeScheduleRow[]> = listCell({ line: rowLine, data: rowData });
