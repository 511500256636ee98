import {
  contactNumber,
  beginsAt,
  endsAt,
  fieldsOf,
  LONGEST_ORGANISATION,
  SUPPLY,
  textIn,
  UNKNOWN_CONDITIONS,
  type NoticeArea,
  type NoticeContent,
} from '#core';
import type { NewNotice } from '../../ports/notices/notices';
import type { RowOutcome } from '../delivery';
import { FieldReader, type RowProblem } from '../field-reader';
import { day } from '../field-forms';
import { bad, choice, good, parts, type Parser } from '../field-values';
import type { DeliveredRow } from '../rows';
import type { AreaFinder } from '../../shared/area-finder';
import { line, paragraphs, webLink } from './clean-texts';
import { conditionCell } from './condition-cells';
import { dataIn, MOST_ENTRIES } from './data-cells';
import { NOTICE_COLUMNS, type NoticeField } from './notice-columns';
import { endTime, startTime } from './notice-times';
import { STATUS_WORDS, supplyIn } from './notice-words';
import { attachmentCell, documentCell } from './paper-cells';
import { scheduleCell } from './schedule-cells';
import { unitCell } from './unit-cells';

/** A cell may hold a whole list. */
const LONGEST_CELL = 50_000;

const status = choice(STATUS_WORDS);
const number = line(64);
const organisation = line(LONGEST_ORGANISATION);
const office = line(60);
const title = line(200);
const supplyWord = line(40);
const hours = line(60);
const summary = paragraphs(4000);

const tel: Parser<string> = (cell) => {
  const known = contactNumber(cell);
  // 120 and 129 are answered by people, too; 112 and 119 are no contacts (spec/facts F4).
  if (known !== null || /^1(?!1[29]$)\d{2}$/.test(cell)) return good(known ?? cell);
  return bad('전화번호가 아닙니다', '1600-1004, 02-123-4567처럼 적거나 비워 주세요');
};

/** Names or codes of areas, each once. */
const areaCell =
  (known: AreaFinder): Parser<NoticeArea[]> =>
  (cell) => {
    const data = dataIn(cell);
    if (data !== undefined && !data.ok) return data;
    const asked = data === undefined ? parts(cell) : areaTexts(data.value);
    if (asked.length > MOST_ENTRIES)
      return bad(`${asked.length}개나 됩니다`, `${MOST_ENTRIES}개까지만 적어 주세요`);
    const found = new Map<string, NoticeArea>();
    for (const text of asked) {
      const area = known.find(text.normalize('NFC').trim());
      if (area === null)
        return bad(
          `모르는 지역입니다: ${text.slice(0, 40)}`,
          '서울 관악구처럼 시·도부터 적거나 법정동코드 열 자리를 적어 주세요. 없는 지역이면 npm run geodata로 먼저 가져와 주세요',
        );
      found.set(area.code, area);
    }
    return found.size > 0
      ? good([...found.values()])
      : bad('지역이 없습니다', '서울 관악구, 전국처럼 적어 주세요');
  };

/** Texts of a list, or the codes of its objects. */
function areaTexts(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.map((one) => textIn(one) ?? textIn(fieldsOf(one)['code']) ?? '');
}

/** Reads rows, with the areas that they are measured against. */
export class NoticeRows {
  private readonly areas: Parser<NoticeArea[]>;
  private readonly conditions: ReturnType<typeof conditionCell>;

  constructor(known: AreaFinder) {
    this.areas = areaCell(known);
    this.conditions = conditionCell(known);
  }

  /** A notice of a delivered row, or everything that is wrong with it. */
  read(row: DeliveredRow<NoticeField>): RowOutcome<NewNotice> {
    const read = new FieldReader(row.values, NOTICE_COLUMNS.nameOf, LONGEST_CELL);
    const item = this.noticeOf(read);
    return read.problems.length === 0 ? { ok: true, item } : { ok: false, problems: read.problems };
  }

  private noticeOf(read: FieldReader<NoticeField>): NewNotice {
    const word = read.optional('supplyType', supplyWord, '');
    const conditions = read.optional('conditions', this.conditions, UNKNOWN_CONDITIONS);
    return {
      number: read.required('number', number, ''),
      organisation: read.required('organisation', organisation, ''),
      office: read.optional('office', office, null),
      title: read.required('title', title, ''),
      supplyTypeCode: supplyIn(word) ?? SUPPLY.OTHER,
      announcedOn: read.required('announcedOn', day, ''),
      ...windowOf(read),
      areas: read.required('areas', this.areas, []),
      units: read.optional('units', unitCell, []),
      conditions: { ...conditions, on: read.optional('conditionsOn', day, conditions.on) },
      documents: read.optional('documents', documentCell, []),
      attachments: read.optional('attachments', attachmentCell, []),
      schedule: read.optional('schedule', scheduleCell, []),
      isSaidOver: read.optional('status', status, false),
      isExample: false,
      link: read.optional('link', webLink, null),
      contact: contactOf(read),
      summary: read.optional('summary', summary, null),
    };
  }
}

function windowOf(read: FieldReader<NoticeField>): Pick<NoticeContent, 'from' | 'until'> {
  const from = read.optional('from', startTime, null);
  const until = read.optional('until', endTime, null);
  if (from !== null && until !== null && endsAt(until) <= beginsAt(from))
    read.refuse('until', '접수시작보다 앞섭니다', '접수시작과 접수마감을 확인해 주세요');
  return { from, until };
}

function contactOf(read: FieldReader<NoticeField>): NoticeContent['contact'] {
  const known = read.optional('tel', tel, null);
  const open = read.optional('hours', hours, null);
  return known === null ? null : { tel: known, hours: open };
}

/** What a row that was taken leaves open: nobody is told that it fits because of it. */
export function hintsOf(
  row: DeliveredRow<NoticeField>,
  { conditions }: NewNotice,
): readonly RowProblem[] {
  const word = row.values.get('supplyType');
  const hint = (field: NoticeField, value: string, why: string, instead: string): RowProblem => ({
    column: NOTICE_COLUMNS.nameOf(field),
    value,
    why,
    instead,
  });
  const unread = conditions.ranks.flatMap((rank) =>
    rank.conditions.flatMap((one) => (one.kind === 'unread' ? [one.text] : [])),
  );
  return [
    ...(word === undefined || supplyIn(word) !== null
      ? []
      : [
          hint(
            'supplyType',
            word,
            '모르는 공급유형이라 기타로 넣었습니다',
            '행복주택, 매입임대처럼 적어 주세요',
          ),
        ]),
    ...unread.map((text) =>
      hint(
        'conditions',
        text,
        '읽지 못한 자격이라 확인이 필요하다고 보여 줍니다',
        '안내서의 형식으로 적으면 맞는지 알려 줄 수 있습니다',
      ),
    ),
  ];
}
