import { HOUSE_TYPE, type Maintenance, type MaintenanceItem } from '#core';
import type { Dice } from '../pictures/scenes/dice';
import type { SampleBuilding } from './house-building';
import { some } from './sample-dice';

/** From here on a fee is itemised by law (spec/facts F5), in 만원. */
const ITEMISED_FROM = 10;

/** What is paid for the house besides the rent; null where the ad does not say (확인 필요). */
export function makeMaintenance(dice: Dice, building: SampleBuilding): Maintenance | null {
  const { type, kind, elevator } = building;
  if (dice.chance(0.06)) return null;
  if (type === HOUSE_TYPE.GOSHIWON) return { fee: 0, items: [], billedByUse: [] };
  const fee = makeFee(dice, building);
  const isShared = type === HOUSE_TYPE.SHARE_HOUSE;
  const byUse: MaintenanceItem[] = isShared ? [] : ['ELECTRIC', 'GAS'];
  if (!isShared && dice.chance(0.45)) byUse.push('WATER');
  if (kind === 'OFFICETEL' || kind === 'APARTMENT') byUse.push('HEATING');
  if (fee < ITEMISED_FROM && !dice.chance(0.45)) return { fee, items: [], billedByUse: byUse };
  const possible = PAID_FOR.filter(
    (item) => !byUse.includes(item) && (item !== 'ELEVATOR' || elevator),
  );
  return { fee, items: split(dice, fee, possible), billedByUse: byUse };
}

const PAID_FOR: readonly MaintenanceItem[] = [
  'WATER',
  'INTERNET',
  'TV',
  'CLEANING',
  'ELEVATOR',
  'ELECTRIC',
  'OTHER',
];

function makeFee(dice: Dice, { type, kind }: SampleBuilding): number {
  if (type === HOUSE_TYPE.SHARE_HOUSE) return dice.pick([5, 6, 7, 8, 10, 12]);
  if (kind === 'OFFICETEL' || kind === 'APARTMENT')
    return dice.pick([6, 7, 7, 8, 8, 9, 10, 10, 11, 12, 13, 15]);
  return dice.pick([0, 2, 3, 3, 4, 5, 5, 5, 5, 6, 7, 7, 8, 10]);
}

/** The fee in whole 만원 over a few items; the general part takes what is left. */
function split(
  dice: Dice,
  fee: number,
  possible: readonly MaintenanceItem[],
): Maintenance['items'] {
  if (fee === 0) return [];
  const others = some(dice, possible, Math.min(dice.whole(1, 3), fee - 1)).map((item) => ({
    item,
    amount: 1,
  }));
  const general = { item: 'GENERAL' as const, amount: fee - others.length };
  return [general, ...others];
}
