import { SUPPLY, type SupplyCode } from '#core';

/** LH's kinds of supply information (SPL_INF_TP_CD) that each are of one kind of supply. */
export const SUPPLY_BY_INFORMATION: ReadonlyMap<string, SupplyCode> = new Map([
  ['063', SUPPLY.HAPPY],
  ['130', SUPPLY.PURCHASED],
  ['131', SUPPLY.PURCHASED],
  ['1315', SUPPLY.PURCHASED],
  ['132', SUPPLY.PURCHASED],
  ['1325', SUPPLY.PURCHASED],
  ['134', SUPPLY.DORMITORY],
  ['135', SUPPLY.PURCHASED],
  ['136', SUPPLY.PURCHASED],
  ['137', SUPPLY.JEONSE],
  ['138', SUPPLY.JEONSE],
  ['139', SUPPLY.JEONSE],
  ['140', SUPPLY.JEONSE],
  ['141', SUPPLY.PURCHASED],
  ['142', SUPPLY.PURCHASED],
  ['143', SUPPLY.PURCHASED],
]);

/** LH's kinds of notices (AIS_TP_CD) that each are of one kind of supply. */
export const SUPPLY_BY_KIND: ReadonlyMap<string, SupplyCode> = new Map([
  ['07', SUPPLY.NATIONAL],
  ['09', SUPPLY.PERMANENT],
  ['10', SUPPLY.HAPPY],
  ['17', SUPPLY.JEONSE],
  ['26', SUPPLY.PURCHASED],
  ['27', SUPPLY.PURCHASED],
  ['42', SUPPLY.HAPPY],
  ['48', SUPPLY.INTEGRATED],
  ['51', SUPPLY.INTEGRATED],
]);

/** LH's kinds of notices that are about no home to rent: land, homes for sale, shops, nurseries. */
export const NOT_FOR_RENT: readonly string[] = [
  '01',
  '02',
  '03',
  '04',
  '05',
  '22',
  '23',
  '24',
  '38',
  '39',
  '40',
  '43',
  '45',
  '54',
];

/** MyHome's words (suplyTyNm), without blanks. */
export const SUPPLY_BY_WORD: ReadonlyMap<string, SupplyCode> = new Map([
  ['영구임대', SUPPLY.PERMANENT],
  ['국민임대', SUPPLY.NATIONAL],
  ['매입임대', SUPPLY.PURCHASED],
  ['기존주택매입임대', SUPPLY.PURCHASED],
  ['전세임대', SUPPLY.JEONSE],
  ['기존주택전세임대', SUPPLY.JEONSE],
  ['행복주택', SUPPLY.HAPPY],
  ['공공지원민간임대', SUPPLY.PRIVATE],
  ['통합공공임대', SUPPLY.INTEGRATED],
]);
