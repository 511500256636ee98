import {
  addDays,
  dayTime,
  type DayTime,
  type NoticeAttachment,
  type NoticeScheduleRow,
  type Yyyymmdd,
} from '#core';
import { KNOWN_AREAS } from '../../geography/known-areas';
import type { NewNotice } from '../../ports/notices/notices';
import { HAPPY_SEEDS } from './happy.data';
import { INTEGRATED_SEEDS, NATIONAL_SEEDS, PERMANENT_SEEDS } from './integrated.data';
import { MONEY_SEEDS } from './money.data';
import type { At, NoticeSeed } from './notice-seed';
import { OTHER_SEEDS, PRIVATE_SEEDS, SAFE_SEEDS, SOCIAL_SEEDS } from './private.data';
import { PUBLISHERS } from './publishers.data';
import { DORMITORY_SEEDS, JEONSE_SEEDS, PURCHASED_SEEDS } from './purchased.data';

const SEEDS: readonly NoticeSeed[] = [
  ...HAPPY_SEEDS,
  ...INTEGRATED_SEEDS,
  ...NATIONAL_SEEDS,
  ...PURCHASED_SEEDS,
  ...JEONSE_SEEDS,
  ...SAFE_SEEDS,
  ...MONEY_SEEDS,
  ...DORMITORY_SEEDS,
  ...SOCIAL_SEEDS,
  ...PRIVATE_SEEDS,
  ...PERMANENT_SEEDS,
  ...OTHER_SEEDS,
];

/** What the sample's source says on one day. */
interface SampleDelivery {
  readonly day: Yyyymmdd;
  readonly notices: readonly NewNotice[];
}

/**
 * The notices of a sample that begins on `today`, as their source delivered them, the earliest day
 * first: those that were corrected once as they were announced, and again on the day of the
 * correction. They are INVENTED, and their titles say 예시.
 */
export function sampleDeliveries(today: Yyyymmdd): readonly SampleDelivery[] {
  const byDay = new Map<Yyyymmdd, NewNotice[]>();
  const deliver = (day: Yyyymmdd, notice: NewNotice) => {
    byDay.set(day, [...(byDay.get(day) ?? []), notice]);
  };
  for (const seed of SEEDS) {
    const { was } = seed;
    if (was !== undefined) deliver(addDays(today, seed.said), noticeOf({ ...seed, ...was }, today));
    deliver(addDays(today, was?.corrected ?? 0), noticeOf(seed, today));
  }
  return [...byDay]
    .map(([day, notices]) => ({ day, notices }))
    .sort((a, b) => Number(a.day) - Number(b.day));
}

function noticeOf(seed: NoticeSeed, today: Yyyymmdd): NewNotice {
  const [organisation, office, link] = PUBLISHERS[seed.by];
  const announcedOn = addDays(today, seed.said);
  const moment = (at: At): DayTime => dayTime(addDays(today, at.day), at.minute);
  return {
    number: seed.key,
    organisation,
    office,
    title: `[예시] ${dated(seed.title, announcedOn)}`,
    summary: seed.summary,
    supplyTypeCode: seed.supply,
    announcedOn,
    from: seed.from && moment(seed.from),
    until: seed.until && moment(seed.until),
    areas: seed.areas.flatMap((code) => KNOWN_AREAS.get(code) ?? []),
    conditions: { on: announcedOn, ranks: seed.ask(announcedOn) },
    schedule: scheduleOf(seed, moment),
    units: seed.units,
    documents: seed.papers,
    attachments: attachmentsOf(seed),
    link: link ?? `https://example.com/notices/${seed.key}`,
    contact: contactOf(seed),
    isSaidOver: seed.isSaidOver ?? false,
    isExample: true,
  };
}

function dated(title: string, day: Yyyymmdd): string {
  const [year, month] = [day.slice(0, 4), String(Number(day.slice(4, 6)))];
  return title.replaceAll('{년}', year).replaceAll('{월}', month);
}

function scheduleOf(
  { until, steps }: NoticeSeed,
  moment: (at: At) => DayTime,
): readonly NoticeScheduleRow[] {
  if (until === null) return [];
  const after = (at: At) => moment({ ...at, day: until.day + at.day });
  return steps.map(({ kind, name, from, to, note }) => ({
    kind,
    name,
    from: after(from),
    to: to && after(to),
    note,
  }));
}

/** Names that files of publishers have; what they would weigh differs from notice to notice. */
function attachmentsOf({ key, units }: NoticeSeed): readonly NoticeAttachment[] {
  const weight = Array.from(key).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  const file = (name: string, path: string, bytes: number): NoticeAttachment => ({
    name,
    link: `https://example.com/notices/${key}/${path}`,
    bytes,
  });
  const notice = file('모집공고문.pdf', 'notice.pdf', 380_000 + (weight % 2_600_000));
  const list = file('주택목록.xlsx', 'homes.xlsx', 21_000 + (weight % 60_000));
  const form = file('신청서식.hwp', 'forms.hwp', 64_000 + (weight % 90_000));
  return units.length > 1 ? [notice, list, form] : [notice, form];
}

/** A number that nobody can have. */
function contactOf({ by }: NoticeSeed): NewNotice['contact'] {
  const line = Object.keys(PUBLISHERS).indexOf(by) + 1;
  return { tel: `0507-0000-${String(line).padStart(4, '0')}`, hours: '평일 09:00~18:00' };
}
