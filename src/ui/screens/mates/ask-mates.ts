import {
  boxAround,
  DEAL_KIND,
  DONG_AROUND_METRES,
  type Area,
  type Bounds,
  type Cancellation,
  type DealSearch,
  type DongLookup,
  type MateFilter,
  type MateSide,
  type MateSummary,
  type Mates,
  type Page,
} from '#core';
import { askPages, PAGE, type ReadyList } from '../../stores/paged-list';
import { findDong, isFound } from '../../widgets/dong-list/find-dong';
import type { MatesQuestion } from './mates-question';

export interface MatesWorld {
  readonly mates: Pick<Mates, 'list'>;
  readonly dongs: DongLookup;
}

/** The side that is shown where an address names none. */
export const FIRST_SIDE: MateSide = 'HAS';

/** What was asked in the end, once it is known which dong there is. */
interface Asked {
  readonly filter: MateFilter;
  readonly bounds: Bounds | null;
}

export interface ReadyMates extends ReadyList<MatesQuestion, MateSummary> {
  readonly asked: Asked;
  /** How many there are of the other side; null where nobody could say. */
  readonly others: number | null;
  /** Null where none is asked for, and where nobody could say. */
  readonly dong: Pick<Area, 'sigungu' | 'dong'> | null;
  /** There is no dong of that code: all are shown (spec/readings R48). */
  readonly isDongUnknown: boolean;
}

/** What new listings of a list are searched by: around a dong by the dong itself. */
export const searchOf = ({ asked }: Pick<ReadyMates, 'asked'>): DealSearch => ({
  dealType: DEAL_KIND.mate,
  filter: asked.filter,
});

/** Asks for a page of a list. */
export function askPage(
  { mates }: Pick<MatesWorld, 'mates'>,
  { question: { sort }, asked }: Pick<ReadyMates, 'question' | 'asked'>,
  { cursor, limit = PAGE }: { readonly cursor: string | null; readonly limit?: number },
  cancel?: Cancellation,
): Promise<Page<MateSummary>> {
  return mates.list({ ...asked, sort, limit, cursor }, cancel);
}

/** Asks for a list as it is with its first page, or with as many mates as were there before. */
export async function askMates(
  world: MatesWorld,
  question: MatesQuestion,
  cancel?: Cancellation,
  least?: number,
): Promise<ReadyMates> {
  const { filter: given, isAround } = question;
  const filter: MateFilter = { ...given, side: given.side ?? FIRST_SIDE };
  const within: Asked = { filter, bounds: null };
  const everywhere: Asked = { filter: { ...filter, dongliCode: null }, bounds: null };
  const answered = async (asked: Asked) => {
    const [{ items, total, next }, others] = await Promise.all([
      askPages((part) => askPage(world, { question, asked }, part, cancel), least),
      countOthers(world, asked, cancel),
    ]);
    return { kind: 'ready', question, asked, items, total, next, others, more: 'idle' } as const;
  };
  // Which dong it is, is not waited for where its code says it all.
  const [found, early] = await Promise.all([
    findDong(world.dongs, given.dongliCode, cancel),
    isAround ? null : answered(within),
  ]);
  const isDongUnknown = found === null && given.dongliCode !== null;
  if (isDongUnknown) return { ...(await answered(everywhere)), dong: null, isDongUnknown };
  const dong = isFound(found) ? found : null;
  if (early !== null) return { ...early, dong, isDongUnknown };
  const around = dong ? { filter, bounds: boxAround(dong, DONG_AROUND_METRES) } : within;
  return { ...(await answered(around)), dong, isDongUnknown };
}

async function countOthers(
  { mates }: Pick<MatesWorld, 'mates'>,
  { filter, bounds }: Asked,
  cancel?: Cancellation,
): Promise<number | null> {
  const others: MateFilter = { ...filter, side: filter.side === 'HAS' ? 'WANT' : 'HAS' };
  const page = { bounds, filter: others, sort: 'newest', limit: 1, cursor: null } as const;
  // The list is there without it.
  return mates.list(page, cancel).then(
    ({ total }) => total,
    () => null,
  );
}
