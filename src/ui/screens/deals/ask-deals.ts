import {
  boxAround,
  DEAL_KIND,
  DONG_AROUND_METRES,
  type Area,
  type Bounds,
  type Cancellation,
  type DealSearch,
  type DirectDeals,
  type DirectFilter,
  type DirectSummary,
  type DongLookup,
  EMPTY_MATE_FILTER,
  type MateSummary,
  type Mates,
  type Page,
} from '#core';
import { askPages, PAGE, type ReadyList } from '../../stores/paged-list';
import { findDong, isFound } from '../../widgets/dong-list/find-dong';
import type { DealsQuestion } from './deals-question';

export interface DealsWorld {
  readonly directs: Pick<DirectDeals, 'list'>;
  readonly mates: Pick<Mates, 'list'>;
  readonly dongs: DongLookup;
}

/** What was asked in the end, once it is known which dong there is. */
interface Asked {
  readonly filter: DirectFilter;
  readonly bounds: Bounds | null;
}

export interface ReadyDeals extends ReadyList<DealsQuestion, DirectSummary> {
  readonly asked: Asked;
  /** Null where none is asked for, and where nobody could say. */
  readonly dong: Pick<Area, 'sigungu' | 'dong'> | null;
  /** A few mates of the same dong; null where none are shown, or could be had. */
  readonly mates: SomeMates | null;
  /** There is no dong of that code: all are shown (spec/readings R48). */
  readonly isDongUnknown: boolean;
}

/** What new rooms of a list are searched by: around a dong by the dong itself. */
export const searchOf = ({
  asked,
  question,
}: Pick<ReadyDeals, 'asked' | 'question'>): DealSearch => ({
  dealType: DEAL_KIND.direct,
  filter: question.isAround ? question.filter : asked.filter,
});

/** So many stand among the rooms. */
const SOME_MATES = 10;

export interface SomeMates {
  readonly items: readonly MateSummary[];
  readonly total: number;
}

/** Asks for a page of a list. */
export function askPage(
  { directs }: Pick<DealsWorld, 'directs'>,
  { question: { sort }, asked }: Pick<ReadyDeals, 'question' | 'asked'>,
  { cursor, limit = PAGE }: { readonly cursor: string | null; readonly limit?: number },
  cancel?: Cancellation,
): Promise<Page<DirectSummary>> {
  return directs.list({ ...asked, sort, limit, cursor }, cancel);
}

/** Asks for a list as it is with its first page, or with as many deals as were there before. */
export async function askDeals(
  world: DealsWorld,
  question: DealsQuestion,
  cancel?: Cancellation,
  least?: number,
): Promise<ReadyDeals> {
  const { filter, isAround } = question;
  const everywhere: Asked = { filter: { ...filter, dongliCode: null }, bounds: null };
  const within: Asked = { filter, bounds: null };
  const pagesOf = async (asked: Asked) => {
    const [{ items, total, next }, mates] = await Promise.all([
      askPages((part) => askPage(world, { question, asked }, part, cancel), least),
      question.isHub ? someMates(world, asked.filter.dongliCode, cancel) : null,
    ]);
    return { items, total, next, mates };
  };
  const finding = findDong(world.dongs, filter.dongliCode, cancel);
  // Which dong it is, is not waited for where its code says it all.
  const [found, early] = await Promise.all([finding, isAround ? null : pagesOf(within)]);
  const isDongUnknown = found === null && filter.dongliCode !== null;
  const ready = { kind: 'ready', question, isDongUnknown, more: 'idle' } as const;
  if (isDongUnknown)
    return { ...ready, dong: null, asked: everywhere, ...(await pagesOf(everywhere)) };
  const dong = isFound(found) ? found : null;
  if (early !== null) return { ...ready, dong, asked: within, ...early };
  const around = dong ? { ...everywhere, bounds: boxAround(dong, DONG_AROUND_METRES) } : within;
  return { ...ready, dong, asked: around, ...(await pagesOf(around)) };
}

/** The rooms are there without them. */
function someMates(
  { mates }: Pick<DealsWorld, 'mates'>,
  dongliCode: string | null,
  cancel?: Cancellation,
): Promise<SomeMates | null> {
  const filter = { ...EMPTY_MATE_FILTER, dongliCode };
  const page = { bounds: null, filter, sort: 'fit', limit: SOME_MATES, cursor: null } as const;
  return mates.list(page, cancel).then(
    ({ items, total }) => ({ items, total }),
    () => null,
  );
}
