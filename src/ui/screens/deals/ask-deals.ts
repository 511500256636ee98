import {
  boxAround,
  DONG_AROUND_METRES,
  type Area,
  type Bounds,
  type Cancellation,
  type DirectDeals,
  type DirectFilter,
  type DirectSummary,
  type DongLookup,
  type DongPlace,
  type Page,
} from '#core';
import { askPages, PAGE, type ReadyList } from '../../stores/paged-list';
import type { DealsQuestion } from './deals-question';

export interface DealsWorld {
  readonly directs: Pick<DirectDeals, 'list'>;
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
  /** There is no dong of that code: all are shown (spec/readings R48). */
  readonly isDongUnknown: boolean;
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
    const { items, total, next } = await askPages(
      (part) => askPage(world, { question, asked }, part, cancel),
      least,
    );
    return { items, total, next };
  };
  const finding = findDong(world, filter.dongliCode, cancel);
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

type FoundDong = DongPlace | 'unanswered' | null;

const isFound = (found: FoundDong): found is DongPlace => found !== null && found !== 'unanswered';

/** The list says what there is, also where nobody says what a dong is called. */
async function findDong(
  { dongs }: DealsWorld,
  code: string | null,
  cancel?: Cancellation,
): Promise<FoundDong> {
  if (code === null) return null;
  return dongs.dong(code, cancel).catch(() => 'unanswered');
}
