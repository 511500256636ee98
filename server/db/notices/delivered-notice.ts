import { createHash } from 'node:crypto';
import { amountsOf, areaKey, areaPath, asEnd, beginsAt, endsAt, type DayTime } from '#core';
import type { NewNotice, NoticesFrom } from '../../ports/notices/notices';
import { storable } from '../storable';

/** What the table holds of a delivered notice, with a hash of everything that its source says. */
export function deliveredRow(given: NewNotice, by: NoticesFrom, now: number) {
  const notice = storable(given);
  const said = {
    number: notice.number,
    organisation: notice.organisation,
    office: notice.office,
    title: notice.title,
    summary: notice.summary,
    supplyTypeCode: notice.supplyTypeCode,
    announcedOn: notice.announcedOn,
    from: notice.from,
    until: notice.until === null ? null : asEnd(notice.until),
    isSaidOver: notice.isSaidOver,
    isExample: notice.isExample,
    areas: notice.areas,
    conditions: notice.conditions,
    schedule: notice.schedule,
    units: notice.units,
    documents: notice.documents,
    attachments: notice.attachments,
    link: notice.link,
    contact: notice.contact,
  };
  const codes = notice.areas.map(({ code }) => code);
  const { deposit, monthly, months, count } = amountsOf(notice.units);
  return {
    ...said,
    source: by.source,
    sourceName: by.sourceName,
    sourceList: by.sourceList ?? null,
    contentHash: hashOf(said),
    opensAt: momentOf(notice.from, beginsAt),
    closesAt: momentOf(notice.until, endsAt),
    areaWithin: [...new Set(codes.flatMap(areaPath))],
    areaOwn: [...new Set(codes.map(areaKey).filter((key) => key !== ''))],
    depositFrom: deposit?.from ?? null,
    depositTo: deposit?.to ?? null,
    monthlyFrom: monthly?.from ?? null,
    monthlyTo: monthly?.to ?? null,
    months,
    count,
    checkedAt: new Date(now),
  };
}

export type DeliveredRow = ReturnType<typeof deliveredRow>;

/** The database knows no year 0, in which the first day of the first year begins in Seoul. */
const FIRST_MS = Date.parse('0001-01-01T00:00:00Z');

const momentOf = (time: DayTime | null, of: (time: DayTime) => number): Date | null =>
  time === null ? null : new Date(Math.max(of(time), FIRST_MS));

/** The fields stand in one fixed order, so equal notices have equal texts. */
function hashOf(said: object): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}
