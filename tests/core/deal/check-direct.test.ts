import { describe, expect, it } from 'vitest';
import {
  directDayFaults,
  directFaults,
  directWords,
  tidyDirect,
  type DirectDraft,
  type DirectStep,
} from '#core';
import { BROKER_OFFERER, directDraft } from '../../support/deals';

type Over = Partial<DirectDraft>;

const base = directDraft();
const office = (over: Partial<typeof BROKER_OFFERER>): Over => ({
  offerer: { ...BROKER_OFFERER, ...over },
});
const place = (over: Partial<DirectDraft['place']>): Over => ({
  place: { ...base.place, ...over },
});
const fee = (amount: number, ...amounts: readonly number[]): Over => {
  const kinds = ['GENERAL', 'WATER', 'ELECTRIC'] as const;
  const items = amounts.map((of, at) => ({ item: kinds[at] ?? ('OTHER' as const), amount: of }));
  return { fee: { amount, items, utilities: [] } };
};
const ground = (number: number, total: number): Over => ({
  floor: { kind: 'GROUND', number, total },
});
const contact = (tel: string | null, takesSms: boolean): Over => ({ contact: { tel, takesSms } });
const pictures = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `picture-${at}`);

/** One fault each: where, what is said, and what is written to get there. */
const FAULTS: readonly (readonly [DirectStep, string, string, readonly Over[]])[] = [
  [
    'room',
    'offerer.office',
    '중개사무소 이름을 적어 주세요.',
    [office({ office: '' }), office({ office: ' \u200b' })],
  ],
  [
    'room',
    'offerer.representative',
    '공인중개사 이름을 적어 주세요.',
    [office({ representative: '\n' })],
  ],
  [
    'room',
    'offerer.registrationNumber',
    '등록번호를 등록증에 있는 대로 적어 주세요.',
    ['', '1234', '1'.repeat(31), '11620 2024', '11620/2024'].map((registrationNumber) =>
      office({ registrationNumber }),
    ),
  ],
  ['room', 'offerer.address', '중개사무소 주소를 적어 주세요.', [office({ address: ' ' })]],
  [
    'room',
    'offerer.office',
    '40자까지 적을 수 있어요. 조금 줄여 주세요.',
    [office({ office: '가'.repeat(41) })],
  ],
  [
    'room',
    'offerer.representative',
    '40자까지 적을 수 있어요. 조금 줄여 주세요.',
    [office({ representative: '가'.repeat(41) })],
  ],
  [
    'room',
    'offerer.address',
    '100자까지 적을 수 있어요. 조금 줄여 주세요.',
    [office({ address: '가'.repeat(101) })],
  ],
  [
    'place',
    'place',
    '100자까지 적을 수 있어요. 조금 줄여 주세요.',
    [place({ road: '가'.repeat(101) }), place({ lot: '가'.repeat(101) })],
  ],
  [
    'room',
    'offerer.tel',
    '중개사무소 전화번호를 확인해 주세요. 예: 02-123-4567',
    [office({ tel: '' }), office({ tel: '060-123-4567' })],
  ],
  [
    'place',
    'place',
    '주소를 찾아서 골라 주세요.',
    [
      place({ road: ' \n' }),
      place({ dongliCode: '11620' }),
      place({ lat: 32.99 }),
      place({ lat: 39.01 }),
      place({ lng: 123.99 }),
      place({ lng: 132.01 }),
      place({ lat: NaN }),
    ],
  ],
  ['place', 'place.unit', '동·호는 40자까지 적을 수 있어요.', [place({ unit: '가'.repeat(41) })]],
  [
    'price',
    'deposit',
    '보증금을 0부터 100억까지 만원 단위로 적어 주세요.',
    [{ deposit: -1 }, { deposit: 0.5 }, { deposit: 1_000_001 }, { deposit: NaN }],
  ],
  [
    'price',
    'deposit',
    '전세 보증금을 적어 주세요.',
    [{ rentType: 'JEONSE', deposit: 0, monthly: 0 }],
  ],
  [
    'price',
    'monthly',
    '월세를 0부터 1억까지 만원 단위로 적어 주세요.',
    [{ monthly: -1 }, { monthly: 0.5 }, { monthly: 10_001 }],
  ],
  [
    'price',
    'monthly',
    '월세를 적어 주세요. 월세가 없으면 전세나 기타를 골라 주세요.',
    [{ monthly: 0 }],
  ],
  [
    'price',
    'monthly',
    '전세에는 월세가 없어요. 월세가 있으면 월세를 골라 주세요.',
    [{ rentType: 'JEONSE', monthly: 1 }],
  ],
  [
    'price',
    'fee.amount',
    '관리비를 만원 단위로 적어 주세요. 없으면 0이에요.',
    [fee(-1), fee(0.5), fee(10_001), fee(-1, 5)],
  ],
  ['price', 'fee.items', '10만원부터는 항목을 나눠 적어야 해요.', [fee(10), fee(12)]],
  [
    'price',
    'fee.items',
    '항목마다 금액을 만원 단위로 적어 주세요.',
    [fee(7, 7.5, -0.5), fee(7, 8, -1)],
  ],
  [
    'price',
    'fee.items',
    '항목을 더한 금액이 관리비와 달라요. 다시 확인해 주세요.',
    [fee(12, 5, 6), fee(12, 5, 8), fee(0, 1)],
  ],
  [
    'price',
    'fee.items',
    '같은 항목은 한 번만 적어 주세요.',
    [
      {
        fee: {
          amount: 12,
          items: [
            { item: 'WATER', amount: 6 },
            { item: 'WATER', amount: 6 },
          ],
          utilities: [],
        },
      },
    ],
  ],
  [
    'facts',
    'area',
    '전용면적을 ㎡로 적어 주세요. 소수 둘째 자리까지 쓸 수 있어요.',
    [0, -1, 23.145, 23.1400001, 0.0000001, 330.01, NaN, Infinity].map((area) => ({ area })),
  ],
  [
    'facts',
    'floor.total',
    '건물이 몇 층인지 적어 주세요.',
    [ground(1, 0), ground(1, 1.5), ground(1, 101), ground(7, 0)],
  ],
  [
    'facts',
    'floor.number',
    '층은 1층부터 건물의 층수까지예요.',
    [ground(0, 5), ground(6, 5), ground(1.5, 5), ground(-1, 5)],
  ],
  ['facts', 'rooms', '방이 몇 개인지 적어 주세요.', [{ rooms: 0 }, { rooms: 1.5 }, { rooms: 11 }]],
  [
    'facts',
    'bathrooms',
    '욕실이 몇 개인지 적어 주세요.',
    [{ bathrooms: -1 }, { bathrooms: 0.5 }, { bathrooms: 11 }],
  ],
  [
    'facts',
    'direction',
    '방향을 골라 주세요. 중개사 광고에는 꼭 있어야 해요.',
    [{ offerer: BROKER_OFFERER, direction: null }],
  ],
  [
    'facts',
    'approvedOn',
    '사용승인일을 적어 주세요. 중개사 광고에는 꼭 있어야 해요.',
    [{ offerer: BROKER_OFFERER, approvedOn: null }],
  ],
  [
    'facts',
    'parking',
    '차를 몇 대 댈 수 있는지 적어 주세요.',
    [{ parking: -1 }, { parking: 0.5 }, { parking: 11 }],
  ],
  ['photos', 'pictureIds', '방 사진을 한 장 이상 올려 주세요.', [{ pictureIds: [] }]],
  ['photos', 'pictureIds', '사진은 20장까지 올릴 수 있어요.', [{ pictureIds: pictures(21) }]],
  ['photos', 'pictureIds', '같은 사진은 한 번만 올려 주세요.', [{ pictureIds: ['a', 'b', 'a'] }]],
  ['words', 'title', '제목을 입력해 주세요.', [{ title: '' }, { title: ' \u200b\n' }]],
  [
    'words',
    'title',
    '제목은 40자까지 쓸 수 있어요. 조금 줄여 주세요.',
    [{ title: '가'.repeat(41) }],
  ],
  [
    'words',
    'description',
    '방을 20자 이상으로 소개해 주세요.',
    [
      { description: '' },
      { description: '가'.repeat(19) },
      { description: `${'가'.repeat(19)}${' \n'.repeat(9)}` },
      { description: '\u200b'.repeat(40) },
    ],
  ],
  [
    'words',
    'description',
    '소개는 1,000자까지 쓸 수 있어요. 조금 줄여 주세요.',
    [{ description: '가'.repeat(1_001) }],
  ],
  [
    'words',
    'title',
    '제목에 전화번호를 적을 수 없어요. ‘010-1234-5678’ 부분을 빼 주세요.',
    [{ title: '밝은 방 010-1234-5678' }],
  ],
  [
    'words',
    'description',
    '소개에 링크를 적을 수 없어요. ‘https://example.com/a’ 부분을 빼 주세요.',
    [{ description: '남향이라 밝은 방이에요. 사진은 https://example.com/a 에 있어요.' }],
  ],
  [
    'words',
    'contact.tel',
    '전화번호를 확인해 주세요. 예: 010-1234-5678',
    [contact('', false), contact('112', false), contact('112', true)],
  ],
  [
    'words',
    'contact.takesSms',
    '문자는 휴대폰 번호로만 받을 수 있어요.',
    [contact(null, true), contact('02-123-4567', true)],
  ],
];

const CASES = FAULTS.flatMap(([step, field, message, overs]) =>
  overs.map((over, at) => ({
    name: `${field} (${at + 1}): ${message}`,
    step,
    field,
    message,
    over,
  })),
);

describe('a draft with one fault', () => {
  it.each(CASES)('$name', ({ step, field, message, over }) => {
    expect(directFaults(directDraft(over))).toEqual([{ step, field, message }]);
  });
});

describe('a draft without a fault', () => {
  it.each<[string, Over]>([
    ['as a tenant writes it', {}],
    ['of a landlord', { offerer: { party: 'LAND_LORD' } }],
    ['of a broker', { offerer: BROKER_OFFERER }],
    ['of a broker with an old number', office({ registrationNumber: ' 가1234-5 ' })],
    ['at the corners of the country', place({ lat: 33, lng: 124 })],
    ['at its other corners', place({ lat: 39, lng: 132 })],
    ['with the longest unit', place({ unit: ` ${'가'.repeat(40)}\u200b ` })],
    ['without lot and unit', place({ lot: '', unit: '' })],
    ['without a deposit', { deposit: 0 }],
    ['of the highest price', { deposit: 1_000_000, monthly: 10_000 }],
    ['for jeonse', { rentType: 'JEONSE', deposit: 12_000, monthly: 0 }],
    ['for nothing at all', { rentType: 'OTHER', deposit: 0, monthly: 0 }],
    ['with no fee', fee(0)],
    ['with the highest flat fee', fee(9)],
    ['with a fee of items', fee(12, 5, 7, 0)],
    ['with a small fee of items', fee(5, 5)],
    ['with the smallest area', { area: 0.01 }],
    ['with the largest area', { area: 330 }],
    ['on the top floor', ground(100, 100)],
    ['half below the ground', { floor: { kind: 'HALF_BASEMENT', number: null, total: 1 } }],
    ['on the roof', { floor: { kind: 'ROOFTOP', number: null, total: 4 } }],
    ['with the most of everything', { rooms: 10, bathrooms: 10, parking: 10 }],
    ['that shares a bathroom', { bathrooms: 0 }],
    ['whose owner knows neither direction nor age', { direction: null, approvedOn: null }],
    ['with the most pictures', { pictureIds: pictures(20) }],
    ['with the longest title', { title: ` ${'👨‍👩‍👧‍👦'.repeat(40)} ` }],
    ['with the fewest words', { description: '가'.repeat(20) }],
    ['with the most words', { description: '👨‍👩‍👧‍👦'.repeat(1_000) }],
    ['that nobody shall call about', contact(null, false)],
    ['with a number on land', contact('02 123 4567', false)],
    ['with a mobile as it was pasted', contact('+82 10 1234 5678', true)],
  ])('%s', (_, over) => {
    expect(directFaults(directDraft(over))).toEqual([]);
  });
});

describe('the faults of a draft', () => {
  it('are all told, step by step and field by field', () => {
    const faults = directFaults({
      ...directDraft(office({ office: '', tel: '' })),
      place: { ...base.place, road: '', unit: '가'.repeat(41) },
      deposit: -1,
      monthly: 0,
      ...fee(11),
      area: 0,
      rooms: 0,
      pictureIds: [],
      title: '',
      description: '',
      ...contact('1', false),
    });
    expect(faults.map(({ step, field }) => `${step} ${field}`)).toEqual([
      'room offerer.office',
      'room offerer.tel',
      'place place',
      'place place.unit',
      'price deposit',
      'price monthly',
      'price fee.items',
      'facts area',
      'facts rooms',
      'photos pictureIds',
      'words title',
      'words description',
      'words contact.tel',
    ]);
  });
});

describe('a draft as it is kept', () => {
  it('has no blanks around, nothing that hides, and numbers with hyphens', () => {
    const typed = directDraft({
      offerer: {
        party: 'BROKER',
        office: ' 한칸\u200b공인중개사사무소 ',
        representative: '김중개\n',
        registrationNumber: ' 11620-2024-00123',
        address: '서울특별시  관악구 신림로 330',
        tel: '+82 2 123 4567',
      },
      place: {
        ...base.place,
        road: ` ${base.place.road}`,
        lot: '신림동\t1433-12',
        unit: '3층 302호 ',
      },
      title: ` ${base.title}\u202e`,
      description: `\n${base.description}\n\n\n\n`,
      contact: { tel: '01012345678', takesSms: true },
    });
    expect(tidyDirect(typed)).toEqual(directDraft({ offerer: BROKER_OFFERER }));
  });

  it('says of no deposit and of parking what its numbers say, whatever was chosen', () => {
    const options = (over: Over) => tidyDirect(directDraft(over)).options;
    expect(options({ deposit: 0, parking: 2, options: ['PET'] })).toEqual([
      'PET',
      'PARKING',
      'DEPOSIT_ZERO',
    ]);
    expect(options({ deposit: 0, parking: 1, options: ['DEPOSIT_ZERO', 'PARKING'] })).toEqual([
      'PARKING',
      'DEPOSIT_ZERO',
    ]);
    expect(
      options({ deposit: 1, parking: 0, options: ['PARKING', 'FULL', 'DEPOSIT_ZERO'] }),
    ).toEqual(['FULL']);
  });

  it('has no number where none was told, or none that may be called', () => {
    expect(tidyDirect(directDraft(contact(null, false))).contact.tel).toBeNull();
    expect(tidyDirect(directDraft(contact('112', false))).contact.tel).toBeNull();
    expect(tidyDirect(directDraft(office({ tel: '112' }))).offerer).toMatchObject({ tel: '' });
  });

  it('of whoever is no broker keeps who offers it', () => {
    expect(tidyDirect(base)).toEqual(base);
    expect(tidyDirect(directDraft({ offerer: { party: 'LAND_LORD' } })).offerer).toEqual({
      party: 'LAND_LORD',
    });
  });
});

describe('the days of a draft', () => {
  const TODAY = '20261126';
  const faultsOf = (over: Over, isNew: boolean) =>
    directDayFaults(directDraft(over), TODAY, isNew).map(({ field }) => field);
  const from = (day: string): Over => ({ moveIn: { kind: 'DAY', day } });

  it('are none of an approval to come', () => {
    expect(faultsOf({ approvedOn: '20261127' }, false)).toEqual(['approvedOn']);
    expect(faultsOf({ approvedOn: TODAY }, true)).toEqual([]);
    expect(faultsOf({ approvedOn: null }, true)).toEqual([]);
  });

  it('let nobody move in before today, but where it was offered before', () => {
    expect(faultsOf(from('20261125'), true)).toEqual(['moveIn.day']);
    expect(faultsOf(from('20261125'), false)).toEqual([]);
    expect(faultsOf(from(TODAY), true)).toEqual([]);
  });
});

describe('the words of a draft', () => {
  it('are all that others read, of a broker the office, too', () => {
    const { title, description } = directDraft();
    expect(directWords(directDraft())).toEqual([title, description]);
    const { office, representative, address } = BROKER_OFFERER;
    expect(directWords(directDraft({ offerer: BROKER_OFFERER }))).toEqual([
      title,
      description,
      office,
      representative,
      address,
    ]);
  });
});
