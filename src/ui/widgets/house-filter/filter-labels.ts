import {
  AREA_RANGE,
  DEPOSIT_RANGE,
  MONTHLY_RANGE,
  formatManwon,
  houseTypeName,
  sliderLabel,
  type DealType,
  type HouseFilter,
  type NumberRange,
} from '#core';

/** The sections of the filter, in the order in which they stand in it. */
export type FilterSection = 'dealType' | 'deposit' | 'monthly' | 'type' | 'area' | 'more';

export const DEAL_NAME: Readonly<Record<DealType, string>> = {
  MONTH_RENT: '월세',
  JEONSE: '전세',
  OTHER: '기타',
};

interface Limits {
  readonly min: number;
  readonly max: number;
}

/**
 * The handles of a slider for what a filter asks; a limit that is not asked is the range's own, and
 * no handle stands outside of it.
 */
export function handlesOf(limits: Limits, range: NumberRange): readonly [number, number] {
  const inside = (n: number) => Math.min(limits.max, Math.max(limits.min, n));
  return [inside(range.from ?? limits.min), inside(range.to ?? limits.max)];
}

export const squareMetres = (n: number): string => `${n}㎡`;

/** R3's words for a range of money or area: `1,000만 이하`. */
const moneyLabel = (limits: Limits, range: NumberRange): string =>
  sliderLabel(limits, handlesOf(limits, range), formatManwon);
const areaLabel = (range: NumberRange): string =>
  sliderLabel(AREA_RANGE, handlesOf(AREA_RANGE, range), squareMetres);

const isAsked = ({ from, to }: NumberRange): boolean => from !== null || to !== null;

export interface QuickChip {
  readonly section: FilterSection;
  readonly text: string;
  readonly isActive: boolean;
}

/** The chips above the map: what is asked where something is, else what could be asked. */
export function quickChips(filter: HouseFilter): readonly QuickChip[] {
  const { dealTypes, types, deposit, monthly, area } = filter;
  const rest = filter.options.length + filter.discounts.length + (filter.gender === null ? 0 : 1);
  const chip = (section: FilterSection, isActive: boolean, text: string): QuickChip => ({
    section,
    isActive,
    text,
  });
  return [
    chip(
      'dealType',
      dealTypes.length > 0,
      dealTypes.length > 0 ? dealsText(dealTypes) : '거래 유형',
    ),
    chip(
      'deposit',
      isAsked(deposit),
      isAsked(deposit) ? `보증금 ${moneyLabel(DEPOSIT_RANGE, deposit)}` : '보증금',
    ),
    chip(
      'monthly',
      isAsked(monthly),
      isAsked(monthly) ? `월세 ${moneyLabel(MONTHLY_RANGE, monthly)}` : '월세',
    ),
    chip('type', types.length > 0, types.length > 0 ? typesText(types) : '방 종류'),
    chip('area', isAsked(area), isAsked(area) ? `면적 ${areaLabel(area)}` : '면적'),
    chip('more', rest > 0, rest > 0 ? `더보기 ${rest}` : '더보기'),
  ];
}

/** `월세·전세`, in the order of the filter. */
export function dealsText(asked: HouseFilter['dealTypes']): string {
  const types = (Object.keys(DEAL_NAME) as DealType[]).filter((type) => asked.includes(type));
  return types.map((type) => DEAL_NAME[type]).join('·');
}

function typesText(types: HouseFilter['types']): string {
  const [first, ...others] = types;
  if (first === undefined) return '';
  const name = houseTypeName(first);
  return others.length === 0 ? name : `${name} 외 ${others.length}`;
}
