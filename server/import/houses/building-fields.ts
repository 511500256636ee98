import type { Floor, House, MoveIn } from '#core';
import type { FieldReader } from '../field-reader';
import type { HouseField } from './house-columns';
import { day } from '../field-forms';
import { bad, choice, good, whole, yesNo, type Parser } from '../field-values';
import { FACING_OF_WORDS, FACING_WORDS } from './house-words';

const HIGHEST = 150;

const floors = whole(1, HIGHEST, ['층']);
const facing = choice(FACING_WORDS);
const facingOf = choice(FACING_OF_WORDS);
const cars = whole(0, 100, ['대']);

type OwnFloor =
  | { readonly kind: 'GROUND'; readonly number: number; readonly total: number | null }
  | { readonly kind: 'HALF_BASEMENT' | 'ROOFTOP'; readonly total: number | null };

/** The floor; its building's floors stand in their own column or behind it: `3/5`. */
export function floorOf(read: FieldReader<HouseField>): Floor {
  const own = read.required('floor', floor, { kind: 'GROUND', number: 1, total: 1 });
  const total = read.optional('totalFloors', floors, own.total);
  if (total === null && !read.has('totalFloors')) {
    read.refuse('totalFloors', '값이 없습니다', '건물의 총층을 적어 주세요 (예: 5)');
  }
  if (total !== null && own.kind === 'GROUND' && own.number > total) {
    read.refuse('floor', `총층(${total})보다 높습니다`, '층과 총층을 확인해 주세요');
  }
  return own.kind === 'GROUND'
    ? { kind: own.kind, number: own.number, total: total ?? own.number }
    : { kind: own.kind, number: null, total: total ?? 1 };
}

/** 3, 3층, 3/5, 3층/5층, 반지하, 옥탑, each with or without the building's floors. */
const floor: Parser<OwnFloor> = (cell) => {
  const help = '3, 반지하 또는 옥탑처럼 적어 주세요';
  const [own = '', of, ...more] = cell.split('/').map((part) => part.trim());
  const total = of === undefined ? good(null) : floors(of);
  if (!total.ok || more.length > 0) return bad('층으로 읽을 수 없습니다', help);
  if (/^(반지하|반지층|half_basement)$/i.test(own)) {
    return good({ kind: 'HALF_BASEMENT', total: total.value });
  }
  if (/^(옥탑|옥탑방|rooftop)$/i.test(own)) return good({ kind: 'ROOFTOP', total: total.value });
  const number = floors(own);
  return number.ok
    ? good({ kind: 'GROUND', number: number.value, total: total.value })
    : bad('층으로 읽을 수 없습니다', help);
};

/** The direction, and of which room; without saying, of the main room. */
export function directionOf(read: FieldReader<HouseField>): House['direction'] {
  const towards = read.optional('facing', facing, null);
  const of = read.optional('facingOf', facingOf, 'MAIN_ROOM');
  return towards === null ? null : { facing: towards, of };
}

/** How many cars; 가능 is one. */
export const parking: Parser<number> = (cell) => {
  const said = /^\d/.test(cell) ? null : yesNo(cell);
  return said?.ok === true ? good(said.value ? 1 : 0) : cars(cell);
};

/** 즉시, 협의 or a day. */
export const moveIn: Parser<MoveIn> = (cell) => {
  if (/^(즉시|바로|now)/i.test(cell)) return good({ kind: 'NOW', day: null });
  if (/(협의|negotiable)/i.test(cell)) return good({ kind: 'NEGOTIABLE', day: null });
  const parsed = day(cell);
  return parsed.ok
    ? good({ kind: 'DAY', day: parsed.value })
    : bad(parsed.why, '즉시, 협의 또는 2026-11-20 같은 날짜를 적어 주세요');
};
