import { houseMonthlyCost } from '../cost/house-monthly-cost';
import { monthlyCostText } from '../cost/monthly-cost-text';
import {
  equipmentName,
  facedRoomName,
  facingName,
  layoutName,
  roomOptionName,
} from '../house/house-names';
import { floorText, moveInText } from '../house/house-texts';
import { agoText } from '../shared/ago';
import { dayText, seoulDay, type Yyyymmdd } from '../shared/day';
import { formatManwon, type Manwon, type Won } from '../shared/money';
import type { ComparedRoom } from './compared-room';

/** For what nobody said: it is never made up, and never the best. */
export const UNKNOWN = '모름';

/** What one room says in a row. */
export interface CompareCell {
  /** Or an area in ㎡, which is drawn in the unit that was chosen. */
  readonly text: string | { readonly area: number };
  /** Smaller, below; empty where there is none. */
  readonly note: string;
  /** What rooms are measured by in this row, less is better; null where it is not known. */
  readonly less: number | null;
}

/** A row of the comparison. */
export interface CompareRow {
  readonly name: string;
  /** What is said of the best: `가장 적어요`. Without it a row names none. */
  readonly best: string | null;
  /** Rents are only compared with rents: true asks for one deal type in all columns. */
  readonly isWithinDeal: boolean;
  /** `now` in ms. */
  readonly cell: (room: ComparedRoom, now: number) => CompareCell;
}

const LEAST = '가장 적어요';

const row = (
  name: string,
  cell: (room: ComparedRoom, now: number) => Partial<CompareCell> & Pick<CompareCell, 'text'>,
  more: Partial<Pick<CompareRow, 'best' | 'isWithinDeal'>> = {},
): CompareRow => ({
  name,
  best: null,
  isWithinDeal: false,
  ...more,
  cell: (room, now) => ({ note: '', less: null, ...cell(room, now) }),
});

const amount = (value: Manwon): string => (value === 0 ? '없음' : formatManwon(value));

/** The real monthly cost of a room at the legal rate of a day (spec/readings R26). */
export const roomCost = (room: ComparedRoom, on: Yyyymmdd) =>
  houseMonthlyCost({ ...room, maintenance: room.fee?.amount ?? null }, on);

function feeNote({ fee }: ComparedRoom): string {
  if (fee === null) return '';
  const said = (names: readonly string[], word: string) =>
    names.length === 0 ? [] : [`${names.join('·')} ${word}`];
  return [...said(fee.included, '포함'), ...said(fee.apart, '별도')].join(', ');
}

const extras = ({ options, equipment }: ComparedRoom): string =>
  [...options.map(roomOptionName), ...equipment.map(equipmentName)].join(', ') || '없음';

/** What a month really costs: it stands first, and its cells are drawn as bars, too. */
export const COST_ROW: CompareRow = row(
  '실월비용',
  (room, now) => {
    const cost = roomCost(room, seoulDay(now));
    return {
      text: monthlyCostText(cost),
      ...(cost.knowsMaintenance ? { less: cost.won } : { note: `관리비 ${UNKNOWN}` }),
    };
  },
  { best: LEAST },
);

/** All that is compared, what it costs first (spec/facts F5, F8, spec/readings R26, R26a). */
export const COMPARE_ROWS: readonly CompareRow[] = [
  COST_ROW,
  row('월세', ({ monthly }) => ({ text: amount(monthly), less: monthly }), {
    best: LEAST,
    isWithinDeal: true,
  }),
  row('보증금', ({ deposit }) => ({ text: amount(deposit), less: deposit }), {
    best: LEAST,
    isWithinDeal: true,
  }),
  row(
    '관리비',
    (room) => {
      const fee = room.fee?.amount ?? null;
      return { text: fee === null ? UNKNOWN : amount(fee), note: feeNote(room), less: fee };
    },
    { best: LEAST },
  ),
  row('전용면적', ({ area }) => ({ text: { area }, less: -area }), { best: '가장 넓어요' }),
  row('층 · 엘리베이터', ({ floor, elevator }) => ({
    text: floorText(floor),
    note: elevator ? '있음' : '없음',
  })),
  row('방향', ({ direction }) =>
    direction === null
      ? { text: UNKNOWN }
      : { text: facingName(direction.facing), note: `${facedRoomName(direction.of)} 기준` },
  ),
  row('구조', ({ layout, rooms, bathrooms }) => ({
    text: layoutName(layout),
    note: `방 ${rooms}개 · 욕실 ${bathrooms}개`,
  })),
  row('옵션', (room) => ({ text: extras(room) })),
  row(
    '역까지 걸어서',
    ({ station }) =>
      station === null
        ? { text: '가까운 역 없음' }
        : { text: `약 ${station.walkMinutes}분`, note: station.name, less: station.walkMinutes },
    { best: '가장 가까워요' },
  ),
  row('입주', ({ moveIn }, now) => ({ text: moveInText(moveIn, seoulDay(now)) })),
  row('주차', ({ parking }) => ({ text: parking > 0 ? `${parking}대` : '없음' })),
  row(
    '사용승인',
    ({ approvedOn }) =>
      approvedOn === null
        ? { text: UNKNOWN }
        : { text: dayText(approvedOn), less: -Number(approvedOn) },
    { best: '가장 새로워요' },
  ),
  row(
    '마지막 확인',
    ({ confirmedAt, by }, now) => {
      const at = Date.parse(confirmedAt);
      return { text: agoText(at, now) || UNKNOWN, note: by, less: Number.isNaN(at) ? null : -at };
    },
    { best: '가장 최근이에요' },
  ),
];

/**
 * Which rooms, by their codes, are the best of a row: none where fewer than two are known, where all
 * are equal, or where they are too different to compare. One that is let is the best of nothing.
 */
export function bestOf(
  { best, isWithinDeal, cell }: CompareRow,
  rooms: readonly ComparedRoom[],
  now: number,
): ReadonlySet<string> {
  const free = rooms.filter(({ standing }) => standing !== 'let');
  const deals = new Set(free.map(({ dealType }) => dealType));
  if (best === null || (isWithinDeal && deals.size > 1)) return new Set();
  const known = free.flatMap((room) => {
    const { less } = cell(room, now);
    return less === null ? [] : [{ code: room.code, less }];
  });
  const least = Math.min(...known.map(({ less }) => less));
  const first = known.filter(({ less }) => less === least);
  return new Set(first.length === known.length ? [] : first.map(({ code }) => code));
}

/** Whether rooms say different things in a row: of one alone, nothing is different. */
export function isDifferent(
  { cell }: CompareRow,
  rooms: readonly ComparedRoom[],
  now: number,
): boolean {
  const said = rooms.map((room) => {
    const { text, note } = cell(room, now);
    return JSON.stringify([text, note]);
  });
  return new Set(said).size > 1;
}

/** How long the bar of a cost is beside the largest, in percent: 100 for that one. */
export function costShare(won: Won, most: Won): number {
  return most <= 0 ? 0 : Math.round((Math.min(won, most) / most) * 100);
}
