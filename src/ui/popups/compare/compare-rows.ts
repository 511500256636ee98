import {
  agoText,
  dayText,
  equipmentName,
  facedRoomName,
  facingName,
  floorText,
  formatManwon,
  groupThousands,
  type House,
  houseMonthlyCost,
  layoutName,
  maintenanceItemName,
  moveInText,
  nearestManwon,
  NOT_SAID,
  roomOptionName,
  seoulDay,
  walkText,
} from '#core';

/** What one house says in a row. */
interface CompareCell {
  /** Or an area in ㎡, which is drawn in the unit that was chosen. */
  readonly text: string | { readonly area: number };
  /** Smaller, below. */
  readonly note?: string;
  /** What houses are measured by in this row, less is better; null where it is not known. */
  readonly less?: number | null;
}

/** A row of the comparison. */
export interface CompareRow {
  readonly name: string;
  /** What is said of the best: `가장 적어요`. Without it a row names none. */
  readonly best?: string;
  /** Rents are only compared with rents: true asks for one deal type in all columns. */
  readonly withinDeal?: boolean;
  readonly cell: (house: House, now: number) => CompareCell;
}

function costCell(house: House, now: number): CompareCell {
  const maintenance = house.maintenance?.fee ?? null;
  const cost = houseMonthlyCost({ ...house, maintenance }, seoulDay(now));
  const text = `약 ${groupThousands(nearestManwon(cost.won))}만원`;
  return cost.knowsMaintenance
    ? { text, less: cost.won }
    : { text, note: '관리비를 뺀 금액', less: null };
}

const amount = (value: number): string => (value === 0 ? '없음' : `${formatManwon(value)}원`);

function maintenanceNote({ maintenance }: House): string {
  if (maintenance === null) return '';
  const { items, billedByUse } = maintenance;
  const included = items.map(
    (one) => `${maintenanceItemName(one.item)} ${formatManwon(one.amount)}`,
  );
  const apart = billedByUse.map(maintenanceItemName).join('·');
  return [...included, ...(apart === '' ? [] : [`${apart} 별도`])].join(', ');
}

function directionText({ direction }: House): string {
  if (direction === null) return NOT_SAID;
  return `${facingName(direction.facing)} (${facedRoomName(direction.of)} 기준)`;
}

function extras({ options, equipment }: House): string {
  const names = [...options.map(roomOptionName), ...equipment.map(equipmentName)];
  return names.length === 0 ? '없음' : names.join(', ');
}

/** All that is compared, what it costs first (spec/facts F5, F8, spec/readings R26). */
export const COMPARE_ROWS: readonly CompareRow[] = [
  { name: '실월비용', best: '가장 적어요', cell: costCell },
  {
    name: '보증금',
    best: '가장 적어요',
    withinDeal: true,
    cell: ({ deposit }) => ({ text: amount(deposit), less: deposit }),
  },
  {
    name: '월세',
    best: '가장 적어요',
    withinDeal: true,
    cell: ({ monthly }) => ({ text: amount(monthly), less: monthly }),
  },
  {
    name: '관리비',
    best: '가장 적어요',
    cell: (house) => {
      const fee = house.maintenance?.fee ?? null;
      return {
        text: fee === null ? NOT_SAID : amount(fee),
        note: maintenanceNote(house),
        less: fee,
      };
    },
  },
  {
    name: '면적',
    best: '가장 넓어요',
    cell: ({ area }) => ({ text: { area }, less: -area }),
  },
  {
    name: '구조',
    cell: ({ layout, rooms, bathrooms }) => ({
      text: layoutName(layout),
      note: `방 ${rooms}개 · 욕실 ${bathrooms}개`,
    }),
  },
  { name: '층', cell: ({ floor }) => ({ text: floorText(floor) }) },
  { name: '방향', cell: (house) => ({ text: directionText(house) }) },
  {
    name: '역까지',
    best: '가장 가까워요',
    cell: ({ station }) =>
      station === null
        ? { text: '가까운 역 없음', less: null }
        : { text: walkText(station), less: station.walkMinutes },
  },
  {
    name: '입주 가능일',
    cell: ({ moveIn }, now) => ({ text: moveInText(moveIn, seoulDay(now)) }),
  },
  {
    name: '주차',
    cell: ({ parking }) => ({ text: parking > 0 ? `${parking}대 가능` : '불가능' }),
  },
  { name: '엘리베이터', cell: ({ elevator }) => ({ text: elevator ? '있음' : '없음' }) },
  { name: '옵션', cell: (house) => ({ text: extras(house) }) },
  {
    name: '사용승인',
    best: '가장 새 건물이에요',
    cell: ({ approvedOn }) => ({
      text: approvedOn === null ? NOT_SAID : dayText(approvedOn),
      less: approvedOn === null ? null : -Number(approvedOn),
    }),
  },
  {
    name: '마지막 확인',
    best: '가장 최근이에요',
    cell: ({ confirmedAt }, now) => {
      const at = Date.parse(confirmedAt);
      return { text: agoText(at, now), less: -at };
    },
  },
];

/**
 * Which of the cells of a row are the best: none where fewer than two are known, where all are
 * equal, or where the houses are too different to compare.
 */
export function bestCells(
  row: CompareRow,
  houses: readonly House[],
  now: number,
): ReadonlySet<string> {
  const deals = new Set(houses.map((house) => house.dealType));
  if (row.best === undefined || (row.withinDeal === true && deals.size > 1)) return new Set();
  const known = houses.flatMap((house) => {
    const less = row.cell(house, now).less ?? null;
    return less === null ? [] : [{ id: house.id, less }];
  });
  const least = Math.min(...known.map(({ less }) => less));
  const best = known.filter(({ less }) => less === least);
  return new Set(best.length === known.length ? [] : best.map(({ id }) => id));
}
