import fc, { type Arbitrary } from 'fast-check';
import {
  DEAL_TYPE,
  EQUIPMENT,
  FACING,
  HOUSE_TYPE,
  ITEMISED_FROM,
  MAINTENANCE_ITEM,
  MOST_DEAL_DEPOSIT,
  MOST_DEAL_MONTHLY,
  MOST_DEAL_PICTURES,
  MOST_DEAL_TITLE,
  MOST_ROOMS,
  optionsOf,
  PARTY,
  ROOM_OPTION,
  UTILITY,
  type DealFee,
  type DirectDraft,
  type DirectFilter,
  type DealContact,
  type DraftPlace,
  type FilteredDirect,
  type NumberRange,
  type Offerer,
} from '#core';
import { anyNumber, evenly } from './core-values';
import { brokenText, hostileText } from './hostile-texts';
import { dongCodes, floors, layouts, moveInDays, moveIns } from './house-filters';

/** Everything that a broker's office has to show. */
export const BROKER_OFFERER: Extract<Offerer, { party: 'BROKER' }> = {
  party: 'BROKER',
  office: '한칸공인중개사사무소',
  representative: '김중개',
  registrationNumber: '11620-2024-00123',
  address: '서울특별시 관악구 신림로 330',
  tel: '02-123-4567',
};

/** A tenant's room that nothing is wrong with, but for what is given. */
export const directDraft = (over: Partial<DirectDraft> = {}): DirectDraft => ({
  offerer: { party: 'TENANT', landlordAgreed: true },
  roomType: HOUSE_TYPE.ONE_ROOM,
  place: {
    road: '서울특별시 관악구 신림로 340',
    lot: '신림동 1433-12',
    unit: '3층 302호',
    dongliCode: '1162010200',
    lat: 37.4843,
    lng: 126.9297,
  },
  rentType: DEAL_TYPE.MONTH_RENT,
  deposit: 1_000,
  monthly: 50,
  fee: { amount: 7, items: [], utilities: [UTILITY.WATER, UTILITY.INTERNET] },
  area: 23.14,
  floor: { kind: 'GROUND', number: 3, total: 5 },
  layout: 'OPEN',
  rooms: 1,
  bathrooms: 1,
  direction: { facing: FACING.SE, of: 'MAIN_ROOM' },
  approvedOn: '20150302',
  moveIn: { kind: 'NOW', day: null },
  parking: 0,
  elevator: true,
  options: [ROOM_OPTION.FULL],
  equipment: [EQUIPMENT.AIRCON, EQUIPMENT.WASHER],
  pictureIds: ['3f0c2a4e-6c1d-4b57-9d0e-0a4b8c1d2e3f'],
  title: '신림역 5분 남향 원룸',
  description: '햇빛이 잘 드는 조용한 방이에요.\n계약 기간이 남아서 이어 사실 분을 찾아요.',
  contact: { tel: '010-1234-5678', takesSms: true },
  ...over,
});

const some = <Code extends string>(codes: Readonly<Record<string, Code>>): Arbitrary<Code[]> =>
  fc.subarray(Object.values(codes));
const one = <Code extends string>(codes: Readonly<Record<string, Code>>): Arbitrary<Code> =>
  fc.constantFrom(...Object.values(codes));
const upTo = (max: number): Arbitrary<number> => fc.integer({ min: 0, max });

/** A text of so many letters that is kept as it is. */
const letters = (minLength: number, maxLength: number): Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom('가', '방', '햇', '역', '1', 'A', '-'), minLength, maxLength });

const tels = fc.constantFrom('010-1234-5678', '011-123-4567');
const otherTels = fc.constantFrom('02-123-4567', '0507-1234-5678', '1588-1234');

/** Everybody who may offer a room. */
const offerers: Arbitrary<Offerer> = fc.oneof(
  fc.constant({ party: PARTY.LAND_LORD }),
  fc.record({ party: fc.constant(PARTY.TENANT), landlordAgreed: fc.boolean() }),
  fc.record({
    party: fc.constant(PARTY.BROKER),
    office: letters(1, 20),
    representative: letters(1, 10),
    registrationNumber: fc.constantFrom('11620-2024-00123', '가1234-567', '9201-5'),
    address: letters(1, 40),
    tel: fc.oneof(tels, otherTels),
  }),
);

/** Points of the whole country. */
export const koreanPoints = fc.record({ lat: evenly(33, 39), lng: evenly(124, 132) });

const places: Arbitrary<DraftPlace> = fc
  .record({
    road: letters(1, 40),
    lot: letters(0, 20),
    unit: letters(0, 20),
    dongliCode: dongCodes,
  })
  .chain((place) => koreanPoints.map((point) => ({ ...place, ...point })));

type Price = Pick<DirectDraft, 'rentType' | 'deposit' | 'monthly'>;

const prices: Arbitrary<Price> = fc.oneof(
  fc.record({
    rentType: fc.constant(DEAL_TYPE.MONTH_RENT),
    deposit: upTo(MOST_DEAL_DEPOSIT),
    monthly: fc.integer({ min: 1, max: MOST_DEAL_MONTHLY }),
  }),
  fc.record({
    rentType: fc.constant(DEAL_TYPE.JEONSE),
    deposit: fc.integer({ min: 1, max: MOST_DEAL_DEPOSIT }),
    monthly: fc.constant(0),
  }),
  fc.record({
    rentType: fc.constant(DEAL_TYPE.OTHER),
    deposit: upTo(MOST_DEAL_DEPOSIT),
    monthly: upTo(MOST_DEAL_MONTHLY),
  }),
);

const fees: Arbitrary<DealFee> = fc.oneof(
  fc.record({
    amount: upTo(ITEMISED_FROM - 1),
    items: fc.constant([]),
    utilities: some(UTILITY),
  }),
  fc
    .tuple(
      fc.subarray(Object.values(MAINTENANCE_ITEM), { minLength: 1 }),
      fc.array(upTo(30), { minLength: 10, maxLength: 10 }),
      some(UTILITY),
    )
    .map(([asked, amounts, utilities]) => {
      const items = asked.map((item, at) => ({ item, amount: amounts[at] ?? 0 }));
      return { amount: items.reduce((sum, { amount }) => sum + amount, 0), items, utilities };
    }),
);

const contacts: Arbitrary<DealContact> = fc.oneof(
  fc.record({ tel: tels, takesSms: fc.boolean() }),
  fc.record({ tel: fc.option(otherTels), takesSms: fc.constant(false) }),
);

const directions = fc.record({
  facing: one(FACING),
  of: fc.constantFrom('LIVING_ROOM' as const, 'MAIN_ROOM' as const),
});

/** Drafts that nothing is wrong with, tidy as they are kept. */
export const directDrafts: Arbitrary<DirectDraft> = fc
  .record({
    offerer: offerers,
    roomType: one(HOUSE_TYPE),
    place: places,
    price: prices,
    fee: fees,
    area: fc.integer({ min: 1, max: 33_000 }).map((hundredths) => hundredths / 100),
    floor: floors,
    layout: layouts,
    rooms: fc.integer({ min: 1, max: MOST_ROOMS }),
    bathrooms: upTo(MOST_ROOMS),
    direction: fc.option(directions),
    approvedOn: fc.option(moveInDays),
    moveIn: moveIns,
    parking: upTo(MOST_ROOMS),
    elevator: fc.boolean(),
    options: some(ROOM_OPTION),
    equipment: some(EQUIPMENT),
    pictureIds: fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: MOST_DEAL_PICTURES }),
    title: letters(1, MOST_DEAL_TITLE),
    description: fc.array(letters(20, 60), { minLength: 1, maxLength: 5 }),
    contact: contacts,
  })
  .map(({ price, description, ...draft }) => ({
    ...draft,
    ...price,
    options: optionsOf(draft.options, { ...draft, ...price }),
    description: description.join('\n'),
    // Nobody but a broker may leave these out.
    ...(draft.offerer.party === PARTY.BROKER && {
      direction: draft.direction ?? { facing: FACING.S, of: 'LIVING_ROOM' },
      approvedOn: draft.approvedOn ?? '20150302',
    }),
  }));

const written = fc.oneof(hostileText, brokenText);

/** Drafts with anything for a text and for a number. */
export const hostileDrafts: Arbitrary<DirectDraft> = fc
  .record({
    draft: directDrafts,
    texts: fc.array(written, { minLength: 11, maxLength: 11 }),
    numbers: fc.array(anyNumber, { minLength: 11, maxLength: 11 }),
    takesSms: fc.boolean(),
  })
  .map(({ draft, texts, numbers, takesSms }) => {
    const text = (at: number): string => texts[at] ?? '';
    const number = (at: number): number => numbers[at] ?? 0;
    return {
      ...draft,
      offerer:
        draft.offerer.party === PARTY.BROKER
          ? {
              party: PARTY.BROKER,
              office: text(0),
              representative: text(1),
              registrationNumber: text(2),
              address: text(3),
              tel: text(4),
            }
          : draft.offerer,
      place: {
        road: text(5),
        lot: text(6),
        unit: text(7),
        dongliCode: text(8),
        lat: number(0),
        lng: number(1),
      },
      deposit: number(2),
      monthly: number(3),
      fee: {
        ...draft.fee,
        amount: number(4),
        items: draft.fee.items.map(({ item }) => ({ item, amount: number(5) })),
      },
      area: number(6),
      floor: { kind: 'GROUND', number: number(7), total: number(8) },
      rooms: number(9),
      bathrooms: number(10),
      title: text(9),
      description: texts.join('\n'),
      contact: { tel: text(10), takesSms },
    };
  });

const ranges = (max: number): Arbitrary<NumberRange> =>
  fc
    .tuple(fc.option(upTo(max)), fc.option(upTo(max)))
    .map(([from, to]) =>
      from !== null && to !== null && from > to ? { from: to, to: from } : { from, to },
    );

/** Any filter of direct deals that a person can set. */
export const directFilters: Arbitrary<DirectFilter> = fc.record({
  roomTypes: some(HOUSE_TYPE),
  rentTypes: some(DEAL_TYPE),
  deposit: ranges(20_000),
  monthly: ranges(200),
  parties: some(PARTY),
  options: some(ROOM_OPTION),
  dongliCode: fc.option(dongCodes),
});

/** A filter, and one that asks the same and more. */
export const narrowedDirect: Arbitrary<{ wide: DirectFilter; narrow: DirectFilter }> = fc
  .tuple(directFilters, directFilters)
  .map(([narrow, other]) => {
    const more = <Code>(asked: readonly Code[], others: readonly Code[]): Code[] =>
      asked.length === 0 ? [] : [...asked, ...others];
    return {
      narrow,
      wide: {
        roomTypes: more(narrow.roomTypes, other.roomTypes),
        rentTypes: more(narrow.rentTypes, other.rentTypes),
        deposit: { from: narrow.deposit.from, to: null },
        monthly: { from: null, to: narrow.monthly.to },
        parties: more(narrow.parties, other.parties),
        options: narrow.options.slice(1),
        dongliCode: other.dongliCode === null ? null : narrow.dongliCode,
      },
    };
  });

/** As much of a direct deal as a filter looks at. */
export const filteredDirects: Arbitrary<FilteredDirect> = fc.record({
  roomType: one(HOUSE_TYPE),
  rentType: one(DEAL_TYPE),
  deposit: upTo(25_000),
  monthly: upTo(250),
  party: one(PARTY),
  options: some(ROOM_OPTION),
  address: dongCodes.map((dongliCode) => ({
    dongliCode,
    sido: '서울특별시',
    sigungu: '관악구',
    dong: '신림동',
  })),
});
