import {
  areaNamesLabel,
  dayTimeText,
  groupThousands,
  scheduleName,
  seoulDay,
  supplyName,
  wonRangeText,
  type DayTime,
  type Notice,
  type NoticeScheduleRow,
  type NoticeUnit,
  type Yyyymmdd,
} from '#core';

/** A notice as plain text, to be kept and printed; as of a moment in ms. */
export function noticeText(notice: Notice, now: number): string {
  const today = seoulDay(now);
  const { organisation, office, summary, contact, link, units, schedule, documents } = notice;
  const parts = [
    [
      oneLine(notice.title),
      [organisation, office, supplyName(notice.supplyTypeCode)].filter(isGiven).join(' · '),
      areaNamesLabel(notice.areas.map(({ name }) => name)),
      notice.isExample ? '예시 공고' : null,
      notice.goneOn === null ? null : '원문에서 내려간 공고',
    ],
    [summary],
    section('접수 기간', [windowText(notice, today)]),
    section(
      '일정',
      schedule.map((row) => scheduleText(row, today)),
    ),
    section('공급 주택', units.map(unitText)),
    section(
      '제출 서류',
      documents.map(
        ({ name, note, issuer }) => `- ${[name, issuer, note].filter(isGiven).join(' · ')}`,
      ),
    ),
    section('문의', [
      contact === null ? null : [contact.tel, contact.hours].filter(isGiven).join(' · '),
    ]),
    section('원문', [link]),
  ];
  const paragraphs = parts.map((lines) => lines.filter(isGiven).join('\r\n'));
  return `${paragraphs.filter(isGiven).join('\r\n\r\n')}\r\n`;
}

const isGiven = (text: string | null): text is string => text !== null && text !== '';

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A title with its lines; nothing where there are none. */
function section(title: string, lines: readonly (string | null)[]): readonly (string | null)[] {
  const given = lines.filter(isGiven);
  return given.length === 0 ? [] : [`[${title}]`, ...given.map(oneLine)];
}

function windowText({ from, until }: Pick<Notice, 'from' | 'until'>, today: Yyyymmdd): string {
  const end = until === null ? '마감일 없음' : dayTimeText(until, today);
  return from === null ? end : `${dayTimeText(from, today)} ~ ${end}`;
}

function scheduleText({ kind, name, from, to, note }: NoticeScheduleRow, today: Yyyymmdd): string {
  const text = (time: DayTime) => dayTimeText(time, today);
  const days = to === null ? text(from) : `${text(from)} ~ ${text(to)}`;
  return `- ${name ?? scheduleName(kind)}: ${[days, note].filter(isGiven).join(' · ')}`;
}

function unitText({ name, rank, area, deposit, monthly, months, count }: NoticeUnit): string {
  const facts = [
    name,
    rank,
    area === null ? null : `${area}㎡`,
    deposit === null ? null : `${months === null ? '보증금' : '지원금'} ${wonRangeText(deposit)}`,
    monthly === null ? null : `월 ${wonRangeText(monthly)}`,
    months === null ? null : `${months}개월`,
    count === null ? null : `${groupThousands(count)}${months === null ? '호' : '명'}`,
  ];
  return `- ${facts.filter(isGiven).join(' · ')}`;
}
