import {
  fieldsOf,
  type AmountRange,
  type DepositExchange,
  type Fields,
  type NoticeUnit,
} from '#core';
import { bad, decimal, good, whole, type Parsed, type Parser } from '../field-values';
import { line } from './clean-texts';
import { EntryFields, listCell, partsOf } from './data-cells';
import { isWon, wonRange } from './won-amounts';

const name = line(100);
const detail = line(200);
const rankName = line(30);
const area = decimal(1, 1000, ['㎡', 'm2', 'm²']);
const count = whole(0, 1_000_000, ['호', '세대', '명', '실']);
const months = whole(1, 600, ['개월']);

/** `이름|㎡|보증금|월임대료|호수|순위|개월`; what is not known stays empty, or a hyphen. */
const unitLine: Parser<NoticeUnit> = (text) => {
  const [called = '', squareMetres, deposit, monthly, homes, rank, duration] = partsOf(text);
  const cells = new Cells();
  return cells.parsed({
    name: cells.read(called, name, ''),
    detail: null,
    rank: cells.read(rank, rankName, null),
    area: rounded(cells.read(squareMetres, area, null)),
    deposit: cells.read(deposit, wonRange, null),
    monthly: cells.read(monthly, wonRange, null),
    months: cells.read(duration, months, null),
    count: cells.read(homes, count, null),
    exchange: null,
  });
};

/** The parts of one line, with the first fault that they have. */
class Cells {
  private fault: Parsed<never> | null = null;

  read<Value, Otherwise>(
    part: string | undefined,
    parse: Parser<Value>,
    otherwise: Otherwise,
  ): Value | Otherwise {
    if (part === undefined || /^-?$/.test(part)) {
      // The name is the one part that a line needs.
      if (otherwise !== null)
        this.fault ??= bad('이름이 없습니다', '줄의 맨 앞에 이름을 적어 주세요');
      return otherwise;
    }
    const parsed = parse(part);
    if (parsed.ok) return parsed.value;
    this.fault ??= parsed;
    return otherwise;
  }

  parsed<Item>(item: Item): Parsed<Item> {
    return this.fault ?? good(item);
  }
}

function rangeIn(value: unknown): Parsed<AmountRange> {
  const { from, to } = fieldsOf(typeof value === 'number' ? { from: value, to: value } : value);
  return isWon(from) && isWon(to) && from <= to
    ? good({ from, to })
    : bad('금액이 아닙니다', '원 단위의 정수, 또는 {"from": 정수, "to": 정수}로 적어 주세요');
}

function exchangeIn(value: unknown): Parsed<DepositExchange> {
  const range = rangeIn(value);
  const { ratePercent } = fieldsOf(value);
  if (!range.ok) return range;
  return typeof ratePercent === 'number' && ratePercent > 0 && ratePercent <= 20
    ? good({ ...range.value, ratePercent })
    : bad('전환율이 아닙니다', '{"from": 원, "to": 원, "ratePercent": 6.5}처럼 적어 주세요');
}

function unitData(fields: Fields): Parsed<NoticeUnit> {
  const read = new EntryFields(fields);
  if (!read.has('name')) return bad('이름이 없습니다', 'name에 이름을 적어 주세요');
  return read.parsed({
    name: read.text('name', name, ''),
    detail: read.text('detail', detail, null),
    rank: read.text('rank', rankName, null),
    area: rounded(read.number('area', 1, 1000, false)),
    deposit: read.value('deposit', rangeIn),
    monthly: read.value('monthly', rangeIn),
    months: read.number('months', 1, 600),
    count: read.number('count', 0, 1_000_000),
    exchange: read.value('exchange', exchangeIn),
  });
}

/** ㎡ with at most two decimals. */
const rounded = (squareMetres: number | null): number | null =>
  squareMetres === null ? null : Math.round(squareMetres * 100) / 100;

export const unitCell: Parser<NoticeUnit[]> = listCell({ line: unitLine, data: unitData });
