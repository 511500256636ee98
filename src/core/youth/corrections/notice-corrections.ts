import { dayText } from '../../shared/day';
import { dayTimeText, endsAt, type DayTime } from '../../shared/day-time';
import { shortened } from '../../shared/text/graphemes';
import { isDeepEqual } from '../../shared/is-deep-equal';
import { groupThousands } from '../../shared/money';
import { changedRows, type ComparedRow } from './changed-rows';
import { conditionLabel, conditionText } from '../fit/condition-texts';
import type {
  NoticeChange,
  NoticeContent,
  NoticeDocument,
  NoticeField,
  NoticeScheduleRow,
  NoticeUnit,
} from '../notice';
import {
  amountsOf,
  manwonRangeText,
  noticeAmountTexts,
  noticeCountText,
  wonRangeText,
} from '../notice-amounts';
import type { NoticeConditions } from '../notice-conditions';
import { scheduleName } from '../notice-texts';
import { supplyName } from '../supply/supply';

/** What was and what is are no longer than this, in characters. */
const LONGEST_WORDS = 200;

const inWords = (text: string): string | null =>
  text === '' ? null : shortened(text, LONGEST_WORDS);

/** What reads alike before and after, or is cut where it does, is said to have changed and no more. */
function change(field: NoticeField, before: string, after: string): NoticeChange {
  const [was, is] = [inWords(before), inWords(after)];
  return was === is ? { field, before: null, after: null } : { field, before: was, after: is };
}

type Compared = (before: NoticeContent, after: NoticeContent) => readonly NoticeChange[];

/** A change where a part of the content is not what it was; its words come from the whole of it. */
const compared =
  (
    field: NoticeField,
    partOf: (content: NoticeContent) => unknown,
    words: (content: NoticeContent, today: string) => string,
  ): Compared =>
  (before, after) =>
    isDeepEqual(partOf(before), partOf(after))
      ? []
      : [change(field, words(before, after.announcedOn), words(after, after.announcedOn))];

/** The same of a list, in words about the rows that differ. */
const comparedRows =
  <Row>(
    field: NoticeField,
    listOf: (content: NoticeContent) => readonly Row[],
    rowOf: (row: Row, today: string) => ComparedRow,
    isWhole = false,
  ): Compared =>
  (before, after) => {
    const [old, fresh] = [listOf(before), listOf(after)];
    if (isDeepEqual(old, fresh)) return [];
    const rows = (list: readonly Row[]) => list.map((row) => rowOf(row, after.announcedOn));
    const words = changedRows(rows(old), rows(fresh), isWhole);
    return [change(field, words.before, words.after)];
  };

const timeText = (time: DayTime | null, today: string): string =>
  time === null ? '' : dayTimeText(time, today);

function scheduleRow({ kind, name, from, to, note }: NoticeScheduleRow, today: string) {
  const end = to === null ? '' : `~${dayTimeText(to, today)}`;
  return {
    name: name ?? scheduleName(kind),
    says: [`${dayTimeText(from, today)}${end}`, note ?? ''],
  };
}

const documentRow = ({ name, note, issuer }: NoticeDocument): ComparedRow => ({
  name,
  says: [note ?? '', issuer ?? ''],
});

function unitRow(unit: NoticeUnit): ComparedRow {
  const { name, rank, detail, area, deposit, monthly, months, count, exchange } = unit;
  return {
    name: rank === null ? name : `${name} ${rank}`,
    says: [
      detail ?? '',
      area === null ? '' : `${area}㎡`,
      deposit === null ? '' : `보증금 ${manwonRangeText(deposit)}`,
      monthly === null ? '' : `월 ${wonRangeText(monthly)}`,
      months === null ? '' : `${months}개월`,
      count === null ? '' : `모집 ${groupThousands(count)}`,
      exchange === null ? '' : `보증금 ${manwonRangeText(exchange)}까지 바꾸기`,
    ],
  };
}

function countText({ units, supplyTypeCode }: NoticeContent): string {
  const { count } = amountsOf(units);
  return count === null ? '' : noticeCountText(count, supplyTypeCode);
}

const amountText = ({ supplyTypeCode, units }: NoticeContent): string =>
  units.length === 0 ? '' : noticeAmountTexts({ supplyTypeCode, ...amountsOf(units) }).join(' · ');

/** How many there are, what they cost, and which they are: what the first two say is not said again. */
const comparedUnits: Compared = (before, after) => {
  if (isDeepEqual(before.units, after.units)) return [];
  const [was, is] = [countText(before), countText(after)];
  const counts = was === is ? [] : [change('COUNT', was, is)];
  const [cost, costs] = [amountText(before), amountText(after)];
  const amounts = cost === costs ? [] : [change('AMOUNTS', cost, costs)];
  const uncounted = ({ units }: NoticeContent) => units.map((unit) => ({ ...unit, count: null }));
  const isCountAlone = counts.length > 0 && isDeepEqual(uncounted(before), uncounted(after));
  if (isCountAlone) return counts;
  const words = changedRows(before.units.map(unitRow), after.units.map(unitRow));
  return [...counts, ...amounts, change('UNITS', words.before, words.after)];
};

/** What is asked and what is not any more: `1순위 나이 만 19~34세`. */
function conditionRows({ on, ranks }: NoticeConditions): ComparedRow[] {
  const day = on === null ? [] : [{ name: `기준일 ${dayText(on)}`, says: [] }];
  const rowOf = (...words: readonly string[]): ComparedRow => ({
    name: words.filter((word) => word !== '').join(' '),
    says: [],
  });
  const asked = ranks.flatMap(({ name, conditions }) => {
    if (conditions.length === 0) return [rowOf(name ?? '', '누구나')];
    return conditions.map((condition) => {
      const text = conditionText(condition, { household: null, familySize: null });
      return rowOf(name ?? '', conditionLabel(condition), text);
    });
  });
  return [...day, ...asked];
}

/** Without the names of areas: a source says where one has to live, and not what that is called. */
const askedBy = ({ on, ranks }: NoticeConditions) => [
  on,
  ranks.map(({ name, conditions }) => [
    name,
    conditions.map((one) => (one.kind === 'residence' ? [one.areas, one.orWork] : one)),
  ]),
];

const comparedConditions: Compared = (before, after) => {
  if (isDeepEqual(askedBy(before.conditions), askedBy(after.conditions))) return [];
  const words = changedRows(conditionRows(before.conditions), conditionRows(after.conditions));
  return [change('CONDITIONS', words.before, words.after)];
};

/** What else a notice says. */
function otherRows(content: NoticeContent): ComparedRow[] {
  const { organisation, office, supplyTypeCode, announcedOn, contact, link, summary } = content;
  const rows: readonly (readonly [string, string | null])[] = [
    ['기관', organisation],
    ['담당', office],
    ['유형', supplyName(supplyTypeCode)],
    ['공고일', dayText(announcedOn)],
    ['문의', contact === null ? null : `${contact.tel} ${contact.hours ?? ''}`.trim()],
    ['원문', link],
    ['소개', summary],
  ];
  return rows.flatMap(([name, text]) => (text === null ? [] : { name, says: [text] }));
}

const comparedOther: Compared = (before, after) => {
  const restOf = ({ isExample, contact, summary, link, ...content }: NoticeContent) => [
    [content.organisation, content.office, content.supplyTypeCode, content.announcedOn],
    [isExample, contact, summary, link],
  ];
  if (isDeepEqual(restOf(before), restOf(after))) return [];
  const words = changedRows(otherRows(before), otherRows(after), true);
  return [change('OTHER', words.before, words.after)];
};

/** That its source has a notice no more, or has it again. */
export const goneChange = (isGone: boolean): NoticeChange => {
  const [there, gone] = ['접수', '기관의 목록에서 내려감'];
  return isGone ? change('STATUS', there, gone) : change('STATUS', gone, there);
};

const COMPARED: readonly Compared[] = [
  compared(
    'STATUS',
    ({ isSaidOver }) => isSaidOver,
    ({ isSaidOver }) => (isSaidOver ? '마감' : '접수'),
  ),
  compared(
    'TITLE',
    ({ title }) => title,
    ({ title }) => title,
  ),
  compared(
    'FROM',
    ({ from }) => from,
    ({ from }, today) => timeText(from, today),
  ),
  compared(
    'UNTIL',
    ({ until }) => until,
    ({ until }, today) => timeText(until, today),
  ),
  comparedUnits,
  comparedRows(
    'AREAS',
    ({ areas }) => areas,
    ({ name }) => ({ name, says: [] }),
  ),
  comparedRows('SCHEDULE', ({ schedule }) => schedule, scheduleRow, true),
  comparedConditions,
  comparedRows('DOCUMENTS', ({ documents }) => documents, documentRow),
  comparedRows(
    'ATTACHMENTS',
    ({ attachments }) => attachments,
    ({ name }) => ({ name, says: [] }),
  ),
  comparedOther,
];

/**
 * What a source says otherwise than before, field by field, in short words. None for contents that
 * say the same, at least one for all others.
 */
export const noticeChanges = (
  before: NoticeContent,
  after: NoticeContent,
): readonly NoticeChange[] => COMPARED.flatMap((compare) => compare(before, after));

/**
 * Whether a change is a correction at a moment. Sources call a notice over once its window has passed,
 * as everybody knows by then: that corrects nothing.
 */
export const isCorrection = (
  { field }: NoticeChange,
  { until }: Pick<NoticeContent, 'until'>,
  now: number,
): boolean => field !== 'STATUS' || until === null || now < endsAt(until);
