import {
  areaText,
  dayText,
  equipmentName,
  facingName,
  floorText,
  HOUSE_TYPE,
  maintenanceItemName,
  withParticle,
  type MaintenanceItem,
  type Particle,
} from '#core';
import type { NewHouse } from '../ports/houses/house-record';
import type { Dice } from '../pictures/scenes/dice';
import { PRAISE, SENTENCES, TAILS, type Topic } from './house-words.data';
import { some } from './sample-dice';

/** What the words are about. */
export interface Told {
  readonly house: Omit<NewHouse, 'title' | 'description'>;
  readonly age: number;
  readonly isLoft: boolean;
  /** A university near by. */
  readonly campus: string | null;
}

const SUNNY = ['S', 'SE', 'SW'];
const SHADY = ['N', 'NE', 'NW', 'W'];
/** Farther than this, in minutes, a station is no reason to move in. */
const NEAR_STATION = 18;

/** Which topics have something true to say, in the order in which they are told. */
function topicsOf({ house, age, isLoft, campus }: Told): Topic[] {
  const { floor, direction, layout, equipment, maintenance, station, type } = house;
  const isShared = type === HOUSE_TYPE.GOSHIWON || type === HOUSE_TYPE.SHARE_HOUSE;
  const own = !isShared;
  const high = floor.kind === 'GROUND' && floor.number >= 5;
  const told: readonly (readonly [Topic, boolean])[] = [
    ['goshiwon', type === HOUSE_TYPE.GOSHIWON],
    ['share', type === HOUSE_TYPE.SHARE_HOUSE],
    ['youth', type === HOUSE_TYPE.YOUTH_HOUSING],
    ['transit', station !== null && station.walkMinutes <= NEAR_STATION],
    ['campus', campus !== null],
    [
      'sun',
      direction !== null && SUNNY.includes(direction.facing) && floor.kind !== 'HALF_BASEMENT',
    ],
    ['shade', direction !== null && SHADY.includes(direction.facing)],
    ['halfBasement', floor.kind === 'HALF_BASEMENT'],
    ['rooftop', floor.kind === 'ROOFTOP'],
    ['high', high],
    ['low', floor.kind === 'GROUND' && floor.number <= 2],
    ['size', own && house.area >= 16],
    ['layoutOpen', own && layout === 'OPEN' && !isLoft],
    ['layoutSeparated', own && layout === 'SEPARATED' && !isLoft],
    ['layoutTwoPlus', layout === 'TWO_PLUS'],
    ['loft', isLoft],
    ['equipment', equipment.length >= 5],
    ['bare', own && equipment.length <= 4],
    ['elevator', house.elevator],
    ['stairs', !house.elevator && floor.kind === 'GROUND' && floor.number >= 3],
    ['newBuilding', age < 4],
    ['oldBuilding', own && age > 18],
    ['parking', house.parking > 0],
    ['noParking', own && house.parking === 0],
    ['fee', own && maintenance !== null && maintenance.fee > 0],
    ['feeUnknown', maintenance === null],
    ['pet', house.options.includes('PET')],
    ['around', true],
    ['quiet', true],
    ['storage', own],
    ['water', own],
    ['moveIn', true],
    ['closing', true],
  ];
  return told.filter(([, isTrue]) => isTrue).map(([topic]) => topic);
}

/** What a description never leaves out where it is true. */
const KEPT: readonly Topic[] = ['goshiwon', 'share', 'youth', 'halfBasement', 'rooftop', 'loft'];

/** Four to seven true sentences about the house. */
export function describe(dice: Dice, told: Told): string {
  const topics = topicsOf(told);
  const kept = topics.filter((topic) => KEPT.includes(topic));
  const free = topics.filter((topic) => !KEPT.includes(topic));
  const chosen = new Set([...kept, ...some(dice, free, dice.whole(4, 6))]);
  const slots = slotsOf(told, dice);
  const twice = told.house.type === HOUSE_TYPE.ONE_ROOM ? 1 : 2;
  return topics
    .filter((topic) => chosen.has(topic))
    .flatMap((topic) => some(dice, sayable(topic, slots), KEPT.includes(topic) ? twice : 1))
    .map((sentence) => fill(sentence, slots))
    .join(' ');
}

export type Slots = Readonly<Record<string, string | null>>;

const sayable = (topic: Topic, slots: Slots) =>
  SENTENCES[topic].filter((sentence) =>
    [...sentence.matchAll(/\{(\w+)\}/g)].every(([, slot = '']) => slots[slot]),
  );

/** Each form that may stand behind a slot, and the particle that it is one of. */
const PARTICLE_OF: ReadonlyMap<string, Particle> = new Map(
  (
    ['은/는', '이/가', '을/를', '으로/로', '과/와', '이라/라', '이고/고', '이에요/예요'] as const
  ).flatMap((particle) => particle.split('/').map((form) => [form, particle] as const)),
);
const SLOT = new RegExp(
  String.raw`\{(\w+)\}(?:(${[...PARTICLE_OF.keys()].join('|')})(?=[\s,.]))?`,
  'g',
);

/** Fills the slots, and corrects the particle that stands right after one. */
export function fill(sentence: string, slots: Slots): string {
  return sentence.replace(SLOT, (_, slot: string, form?: string) => {
    const word = slots[slot] ?? '';
    const particle = form === undefined ? undefined : PARTICLE_OF.get(form);
    return particle === undefined ? word : withParticle(word, particle);
  });
}

function slotsOf({ house, campus }: Told, dice: Dice): Slots {
  const { maintenance, station, direction, moveIn, equipment } = house;
  const names = (items: readonly MaintenanceItem[]) =>
    items.length > 0 ? items.map(maintenanceItemName).join('·') : null;
  return {
    station: station?.name ?? null,
    line: station?.lines[0]?.name ?? null,
    walk: station ? String(station.walkMinutes) : null,
    campus,
    dong: house.address.dong,
    facing: direction ? facingName(direction.facing) : null,
    floor: house.floor.kind === 'GROUND' ? `${house.floor.number}층` : floorText(house.floor),
    area: areaText(house.area, 'M2'),
    rooms: String(house.rooms),
    baths: String(house.bathrooms),
    mates: String(dice.whole(3, 7)),
    things: some(dice, equipment, dice.whole(3, 4)).map(equipmentName).join(', '),
    year: house.approvedOn?.slice(0, 4) ?? null,
    fee: maintenance ? String(maintenance.fee) : null,
    feeItems: names((maintenance?.items ?? []).map(({ item }) => item)),
    byUse: names(maintenance?.billedByUse ?? []),
    moveIn:
      moveIn.kind === 'DAY'
        ? `${dayText(moveIn.day)}부터 들어오실 수 있어요.`
        : moveIn.kind === 'NOW'
          ? dice.pick([
              '지금 비어 있어 바로 들어오실 수 있어요.',
              '바로 입주할 수 있습니다.',
              '청소를 마쳐 언제든 들어오시면 됩니다.',
            ])
          : dice.pick(['입주일은 서로 맞춰 정해요.', '입주는 날짜를 협의하면 됩니다.']),
  };
}

/** A line of its own for each house: where it is, what is good about it, what it is. */
export function titleOf(dice: Dice, told: Told): string {
  const { house, campus } = told;
  const station = house.station && house.station.walkMinutes <= 15 ? house.station : null;
  const places = [
    house.address.dong,
    ...(station ? [station.name, `${station.name} ${station.walkMinutes}분`] : []),
    ...(campus ? [`${campus} 근처`] : []),
  ];
  const praise = some(dice, praisesOf(told), dice.whole(1, 2)).map((words) => some(dice, words, 1));
  const words = [places[dice.whole(0, places.length - 1)], ...praise.flat(), nounOf(dice, told)];
  return words.join(' ') + dice.pick(TAILS);
}

/** The praises that are true of the house, those of one kind together. */
function praisesOf(told: Told): (readonly string[])[] {
  const { house, age } = told;
  const topics = topicsOf(told);
  const is: Readonly<Record<string, boolean>> = {
    newBuilding: age < 4,
    separated: topics.includes('layoutSeparated'),
    twoPlus: house.layout === 'TWO_PLUS',
    equipped: house.options.includes('FULL'),
    cheap: house.deposit <= 500 && house.monthly <= CHEAP,
    wide: house.type === HOUSE_TYPE.ONE_ROOM && house.area >= 24,
    quiet: true,
  };
  return Object.entries(PRAISE)
    .filter(([name]) => is[name] ?? topics.includes(name as Topic))
    .map(([, words]) => words);
}

/** 만원 a month */
const CHEAP = 40;

function nounOf(dice: Dice, { house, isLoft }: Told): string {
  switch (house.type) {
    case HOUSE_TYPE.GOSHIWON:
      return dice.pick(['고시원 1인실', '고시원', '미니룸', '고시원 방']);
    case HOUSE_TYPE.SHARE_HOUSE:
      return dice.pick(['쉐어하우스 1인실', '쉐어하우스', '함께 사는 집 1인실', '쉐어하우스 방']);
    case HOUSE_TYPE.YOUTH_HOUSING:
      return dice.pick(['청년주택', '청년주택 원룸', '청년 임대주택']);
    case HOUSE_TYPE.ONE_ROOM:
      break;
  }
  if (isLoft) return dice.pick(['복층 오피스텔', '복층 원룸']);
  if (house.layout === 'TWO_PLUS') return house.rooms > 2 ? '쓰리룸' : '투룸';
  if (house.building === 'OFFICETEL') return dice.pick(['오피스텔', '오피스텔 원룸']);
  return house.layout === 'SEPARATED'
    ? dice.pick(['분리형 원룸', '1.5룸'])
    : dice.pick(['원룸', '오픈형 원룸', '원룸']);
}
