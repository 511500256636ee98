import type { AmountRange, NoticeUnit } from '#core';
import { csvText } from '../shared/csv-text';

type Cell = string | number | null;

const from = (range: AmountRange | null): Cell => range?.from ?? null;
const to = (range: AmountRange | null): Cell => range?.to ?? null;

const COLUMNS: readonly (readonly [name: string, cell: (unit: NoticeUnit) => Cell])[] = [
  ['이름', ({ name }) => name],
  ['설명', ({ detail }) => detail],
  ['순위', ({ rank }) => rank],
  ['전용면적(㎡)', ({ area }) => area],
  ['보증금 최소(원)', ({ deposit }) => from(deposit)],
  ['보증금 최대(원)', ({ deposit }) => to(deposit)],
  ['월 금액 최소(원)', ({ monthly }) => from(monthly)],
  ['월 금액 최대(원)', ({ monthly }) => to(monthly)],
  ['지원 개월', ({ months }) => months],
  ['공급 수', ({ count }) => count],
  ['전환 보증금 최소(원)', ({ exchange }) => from(exchange)],
  ['전환 보증금 최대(원)', ({ exchange }) => to(exchange)],
  ['전환 이율(%)', ({ exchange }) => exchange?.ratePercent ?? null],
];

/** 공급 주택 of a notice as a table, one row a unit. */
export function unitTable(units: readonly NoticeUnit[]): string {
  const head = COLUMNS.map(([name]) => name);
  return csvText([head, ...units.map((unit) => COLUMNS.map(([, cell]) => cell(unit)))]);
}
