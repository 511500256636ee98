import {
  COUNTRY,
  DEAL_TYPE,
  type DirectFilter,
  type DirectMapQuery,
  type DirectMark,
  type DirectMarks,
} from '#core';
import type { DealsFound } from '../ports/deals/deal-map';
import { bitsOf, codeIn } from '../ports/columns/code-bits';
import { DEAL_BITS, EVERY_DEAL_BIT } from '../ports/deals/packed-deal';
import { slotsInBox } from './box-walk';
import type { DealColumns, DealNumbers } from './deal-columns';
import {
  dongLimits,
  isWithin,
  keepBy,
  keepCodes,
  keepWithin,
  limits,
  type CodeMasks,
} from './keep-slots';
import { marksIn } from './marks';
import { NO_ITEM } from './placed-columns';

/** What decides, beside the question, which deals somebody finds. */
interface Finding {
  /** ms */
  readonly now: number;
  /** The members whom they do not meet. */
  readonly apart: ReadonlySet<number>;
}

/** What a map of a box shows of direct deals at a level, as somebody finds them at a moment. */
export function dealMarksInView(
  deals: DealColumns,
  { bounds, level, filter }: DirectMapQuery,
  finding: Finding,
): Omit<DirectMarks, 'version'> {
  const box = bounds ?? COUNTRY;
  const found = keepFound(deals.columns, slotsInBox(deals, box), finding);
  const passing = keepAsked(deals.columns, found, filter);
  const view = { bounds: box, level, passing, isLocal: filter.dongliCode !== null };
  return marksIn(deals, view, (slot) => dealMark(deals.columns, slot));
}

/** What of the deals is left out by the clock, and by whom the reader does not meet. */
export function dealsFound(
  { columns, slotCount }: DealColumns,
  { now, apart }: Finding,
): DealsFound {
  const { until, author, codes } = columns;
  const missed = new Set<number>();
  let last = -Infinity;
  for (let slot = 0; slot < slotCount; slot += 1) {
    if (codes[slot] === NO_ITEM) continue;
    const at = until[slot] ?? 0;
    if (at <= now) last = Math.max(last, at);
    else if (apart.size > 0 && apart.has(author[slot] ?? 0)) missed.add(author[slot] ?? 0);
  }
  return { lapsedAt: last === -Infinity ? null : last, missed: [...missed] };
}

function keepFound(
  { until, author }: DealNumbers,
  slots: Int32Array,
  { now, apart }: Finding,
): Int32Array {
  const shown = keepBy(slots, (slot) => (until[slot] ?? 0) > now);
  return apart.size === 0 ? shown : keepBy(shown, (slot) => !apart.has(author[slot] ?? 0));
}

const JEONSE_BIT = DEAL_BITS.rentType.get(DEAL_TYPE.JEONSE) ?? 0;

function masksOf({ roomTypes, rentTypes, parties, options }: DirectFilter): CodeMasks {
  const asked = <Code>(bits: ReadonlyMap<Code, number>, codes: readonly Code[]): number =>
    codes.length === 0 ? EVERY_DEAL_BIT : bitsOf(bits, codes);
  return {
    all: bitsOf(DEAL_BITS.options, options),
    none: 0,
    oneOf: [
      asked(DEAL_BITS.roomType, roomTypes),
      asked(DEAL_BITS.rentType, rentTypes),
      asked(DEAL_BITS.party, parties),
      EVERY_DEAL_BIT,
      EVERY_DEAL_BIT,
    ],
  };
}

/** The core's `matchesDirect`, over columns. */
function keepAsked(columns: DealNumbers, slots: Int32Array, filter: DirectFilter): Int32Array {
  const { codes, deposit, monthly, dong } = columns;
  const rent = limits(filter.monthly);
  const isRentPassing = (slot: number): boolean =>
    ((codes[slot] ?? 0) & JEONSE_BIT) !== 0 || isWithin(monthly[slot] ?? 0, rent);
  let kept = keepWithin(slots, dong, dongLimits(filter.dongliCode));
  kept = keepCodes(kept, codes, masksOf(filter));
  kept = keepWithin(kept, deposit, limits(filter.deposit));
  return rent === null ? kept : keepBy(kept, isRentPassing);
}

function dealMark(columns: DealNumbers, slot: number): DirectMark {
  const codes = columns.codes[slot] ?? 0;
  return {
    kind: 'deal',
    id: String(columns.id[slot]),
    lat: columns.lat[slot] ?? 0,
    lng: columns.lng[slot] ?? 0,
    roomType: codeIn(DEAL_BITS.roomType, codes),
    rentType: codeIn(DEAL_BITS.rentType, codes),
    deposit: columns.deposit[slot] ?? 0,
    monthly: columns.monthly[slot] ?? 0,
    maintenance: columns.fee[slot] ?? 0,
  };
}
