import {
  endsAt,
  beginsAt,
  LONGEST_ORGANISATION,
  SUPPLY,
  textIn,
  UNKNOWN_CONDITIONS,
  type Fields,
  type NoticeArea,
  type NoticeUnit,
} from '#core';
import type { NewNotice } from '../../ports/notices/notices';
import type { AreaNames } from '../../ports/notices/public-notices';
import { areaOfAddress } from './area-of-address';
import { fewUnits } from './few-units';
import { countIn, dayIn, dayTimeIn, lineIn, linkIn, telIn, wonIn } from './service-values';
import { SUPPLY_BY_WORD } from './supply-codes.data';

const MOST_AREAS = 100;

/** All items of one notice: one for each group of homes, and of its corrections the last alone. */
export interface MyHomeNotice {
  /** The one by which it is known: of a correction that of the notice it corrects. */
  readonly number: string;
  readonly items: readonly Fields[];
}

/** The notice that items tell of; null where title, day or publisher are missing. */
export function myHomeNoticeOf(
  { number, items }: MyHomeNotice,
  { areas, isExample }: { readonly areas: AreaNames; readonly isExample: boolean },
): NewNotice | null {
  const first = items[0] ?? {};
  const title = lineIn(first, 'pblancNm', 200);
  const organisation = lineIn(first, 'suplyInsttNm', LONGEST_ORGANISATION);
  const announcedOn = dayIn(first, 'rcritPblancDe');
  if (title === null || organisation === null || announcedOn === null) return null;
  const winners = dayTimeIn(first, 'przwnerPresnatnDe');
  return {
    number,
    organisation,
    office: null,
    title,
    summary: null,
    supplyTypeCode: SUPPLY_BY_WORD.get(wordIn(first, 'suplyTyNm')) ?? SUPPLY.OTHER,
    announcedOn,
    ...windowOf(first),
    areas: areasOf(items, areas),
    conditions: UNKNOWN_CONDITIONS,
    schedule:
      winners === null
        ? []
        : [{ kind: 'WINNERS', name: null, from: winners, to: null, note: null }],
    units: fewUnits(items.flatMap((item) => unitOf(item) ?? [])),
    documents: [],
    attachments: [],
    link: linkIn(first, 'pcUrl') ?? linkIn(first, 'url') ?? linkIn(first, 'mobileUrl'),
    contact: contactOf(first),
    isSaidOver: wordIn(first, 'sttusNm') === '취소',
    isExample,
  };
}

const wordIn = (fields: Fields, name: string): string =>
  (textIn(fields[name]) ?? '').replace(/\s/g, '');

function windowOf(item: Fields): Pick<NewNotice, 'from' | 'until'> {
  const [from, until] = [dayTimeIn(item, 'beginDe'), dayTimeIn(item, 'endDe')];
  const isTurned = from !== null && until !== null && endsAt(until) <= beginsAt(from);
  return { from: isTurned ? null : from, until };
}

function areasOf(items: readonly Fields[], known: AreaNames): readonly NoticeArea[] {
  const found = new Map<string, NoticeArea>();
  for (const item of items) {
    const named = [lineIn(item, 'brtcNm', 40), lineIn(item, 'signguNm', 40)];
    const address =
      lineIn(item, 'fullAdres', 300) ?? named.filter((name) => name !== null).join(' ');
    const area = areaOfAddress(address, known);
    if (area !== null) found.set(area.code, area);
  }
  return [...found.values()].slice(0, MOST_AREAS);
}

/** Null for an item that names no homes. */
function unitOf(item: Fields): NoticeUnit | null {
  const name = lineIn(item, 'hsmpNm', 100) ?? lineIn(item, 'fullAdres', 100);
  if (name === null) return null;
  return {
    name,
    detail: lineIn(item, 'houseTyNm', 200),
    rank: null,
    area: null,
    deposit: wonIn(item, 'rentGtn'),
    monthly: wonIn(item, 'mtRntchrg'),
    months: null,
    count: countIn(item, 'sumSuplyCo'),
    exchange: null,
  };
}

function contactOf(item: Fields): NewNotice['contact'] {
  const tel = telIn(item, 'refrnc');
  return tel === null ? null : { tel, hours: null };
}
