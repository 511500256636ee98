import {
  areaLevel,
  type Cancellation,
  type DongLookup,
  type NoticeSearch,
  type NoticeSummary,
  type NoticeTally,
  type Page,
} from '#core';
import type { AreaNames } from '../../widgets/notice-filter/area-tree';
import { PAGE, type NoticesQuestion } from './notices-question';

/** The ports that a list of notices is made from. */
export interface NoticesPorts {
  readonly notices: NoticeSearch;
  readonly dongs: DongLookup;
}

/** What is answered first to a question. */
export interface NoticesAnswer {
  /** As it was asked in the end: without areas of a push that nobody knows. */
  readonly question: NoticesQuestion;
  readonly page: Page<NoticeSummary>;
  /** Null where it could not be counted: the list is there all the same. */
  readonly tally: NoticeTally | null;
  /** The dongs that are asked for. */
  readonly names: AreaNames;
  /** The push names an area that there is not. */
  readonly isPushLost: boolean;
}

/** Asks for the first page, the counts of the filter, and the names of the dongs in it. */
export async function askNotices(
  ports: NoticesPorts,
  asked: NoticesQuestion,
  cancel?: Cancellation,
): Promise<NoticesAnswer> {
  const finding = dongNames(ports.dongs, asked.filter.areas, cancel);
  // Only a push may name what there is not: everything else waits for no name.
  const found = asked.isPush ? await finding : null;
  const areas = asked.filter.areas.filter((code) => found === null || !found.unknown.has(code));
  const question = { ...asked, filter: { ...asked.filter, areas } };
  const { filter, sort } = question;
  const [page, tally, { names }] = await Promise.all([
    ports.notices.list({ filter, sort, limit: PAGE, cursor: null }, cancel),
    ports.notices.tally(filter, cancel).catch(() => null),
    finding,
  ]);
  return { question, page, tally, names, isPushLost: asked.isPush && areas.length === 0 };
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
