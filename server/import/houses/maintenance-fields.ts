import { withParticle, type Maintenance } from '#core';
import type { FieldReader } from '../field-reader';
import type { HouseField } from './house-columns';
import { bad, choice, choices, good, manwon, parts, type Parser } from '../field-values';
import { MAINTENANCE_WORDS } from './house-words';

/** A fee from here on is itemised by law (spec/facts F5), in 만원. */
const ITEMISED_FROM = 10;

type Items = Maintenance['items'];

const itemName = choice(MAINTENANCE_WORDS);
const itemNames = choices(MAINTENANCE_WORDS);

/** The maintenance fee; null where the ad does not say. */
export function maintenanceOf(read: FieldReader<HouseField>): Maintenance | null {
  const items = read.optional('maintenanceItems', itemList, []);
  const billedByUse = read.optional('billedByUse', itemNames, []);
  const total = read.optional('maintenanceFee', fee, null);
  if (total === null) {
    if (items.length > 0 && !read.has('maintenanceFee')) {
      read.refuse(
        'maintenanceFee',
        '항목은 있고 합계가 없습니다',
        `${withParticle(String(sumOf(items)), '을/를')} 적어 주세요`,
      );
    }
    return null;
  }
  if (total >= ITEMISED_FROM && items.length === 0) {
    read.refuse(
      'maintenanceFee',
      '10만원 이상의 관리비는 항목을 밝혀야 합니다',
      '관리비항목에 "일반관리비 5; 수도 2; 인터넷 3"처럼 나누어 적어 주세요',
    );
  } else if (items.length > 0 && sumOf(items) !== total) {
    read.refuse(
      'maintenanceItems',
      `항목을 더하면 ${sumOf(items)}인데 관리비는 ${total}입니다`,
      `더해서 ${withParticle(String(total), '이/가')} 되게 적어 주세요`,
    );
  }
  return { fee: total, items, billedByUse };
}

function sumOf(items: Items): number {
  return items.reduce((sum, { amount }) => sum + amount, 0);
}

const MOST_FEE = 1000;

const feeAmount = manwon(MOST_FEE);
const fee: Parser<number> = (cell) => (cell === '없음' ? good(0) : feeAmount(cell));

/** `일반관리비 5; 수도 2`: a name and 만원 each. */
const itemList: Parser<Items> = (cell) => {
  const items: Items[number][] = [];
  for (const part of parts(cell)) {
    const [, name = '', amountText = ''] = /^(\D+?)[\s:=]*(\d+\s*(?:만원|만)?)$/.exec(part) ?? [];
    const item = itemName(name);
    const amount = feeAmount(amountText);
    if (!item.ok) return bad(`알 수 없는 항목입니다: ${part}`, item.instead);
    if (!amount.ok) return bad(`${amount.why}: ${part}`, '"수도 2"처럼 항목과 만원을 적어 주세요');
    items.push({ item: item.value, amount: amount.value });
  }
  return good(items);
};
