import {
  areaLevel,
  type Cancellation,
  type DongLookup,
  type NoticeFilter,
  type NoticeSearch,
  type NoticeSummary,
  type NoticeTally,
} from '#core';
import { askPages, type ReadyList } from '../../stores/paged-list';
import type { AreaNames } from '../../widgets/notice-filter/area-tree';
import type { NoticesQuestion } from './notices-question';

/** The ports that a list of notices is made from. */
export interface NoticesPorts {
  readonly notices: NoticeSearch;
  readonly dongs: DongLookup;
}

/** Notices, with the counts of the filter that they were asked by. */
export interface ReadyNotices extends ReadyList<NoticesQuestion, NoticeSummary> {
  /** As it was asked in the end: without areas of a push that nobody knows. */
  readonly filter: NoticeFilter;
  /** Null where it could not be counted: the list is there all the same. */
  readonly tally: NoticeTally | null;
  /** The dongs that are asked for. */
  readonly names: AreaNames;
  /** The push names an area that there is not. */
  readonly isPushLost: boolean;
}

/**
 * Asks for the first page, or for at least so many rows, the counts of the filter, and the names of the
 * dongs in it.
 */
export async function askNotices(
  ports: NoticesPorts,
  question: NoticesQuestion,
  cancel?: Cancellation,
  least?: number,
): Promise<ReadyNotices> {
  const finding = dongNames(ports.dongs, question.filter.areas, cancel);
  // Only a push may name what there is not: everything else waits for no name.
  const found = question.isPush ? await finding : null;
  const areas = question.filter.areas.filter((code) => found === null || !found.unknown.has(code));
  const filter = { ...question.filter, areas };
  const { sort } = question;
  const [{ items, total, next }, tally, { names }] = await Promise.all([
    askPages((asked) => ports.notices.list({ filter, sort, ...asked }, cancel), least),
    ports.notices.tally(filter, cancel).catch(() => null),
    finding,
  ]);
  const isPushLost = question.isPush && areas.length === 0;
  const list = { items, total, next, more: 'idle' } as const;
  return { kind: 'ready', question, filter, ...list, tally, names, isPushLost };
}

interface FoundDongs {
  readonly names: AreaNames;
  readonly unknown: ReadonlySet<string>;
}

/** Without the world's help the names are missing, and no code counts as unknown. */
async function dongNames(
  dongs: DongLookup,
  areas: readonly string[],
  cancel?: Cancellation,
): Promise<FoundDongs> {
  const codes = areas.filter((code) => areaLevel(code) === 'dong');
  const found = await Promise.all(
    codes.map(async (code) => {
      const place = await dongs.dong(code, cancel).catch(() => undefined);
      return { code, place };
    }),
  );
  const names = found.flatMap(({ code, place }) =>
    place ? [[code, [place.sigungu, place.dong].filter(Boolean).join(' ')] as const] : [],
  );
  const unknown = found.filter(({ place }) => place === null).map(({ code }) => code);
  return { names: new Map(names), unknown: new Set(unknown) };
}
