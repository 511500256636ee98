import { areaText, equipmentName, facingName, floorText, HOUSE_TYPE, utilityName } from '#core';
import type { DirectDraft, StationWalk } from '#core';
import type { Dice } from '../../pictures/scenes/dice';
import { fill, type Slots } from '../house-words';
import { some } from '../sample-dice';
import type { SampleBuilding } from '../house-building';
import { campusNear } from '../sample-stations';
import { BROKER_BODIES } from './broker.data';
import type { DealBody, DealLine, DealNeed } from './deal-body';
import { LANDLORD_1 } from './landlord-1.data';
import { LANDLORD_2 } from './landlord-2.data';
import { LINES, MOVE_IN } from './lines.data';
import { TENANT_1 } from './tenant-1.data';
import { TENANT_2 } from './tenant-2.data';

const BODIES: Readonly<Record<DirectDraft['offerer']['party'], readonly DealBody[]>> = {
  TENANT: [...TENANT_1, ...TENANT_2],
  LAND_LORD: [...LANDLORD_1, ...LANDLORD_2],
  BROKER: BROKER_BODIES,
};

/** What the words are about. */
interface ToldDeal {
  readonly draft: Omit<DirectDraft, 'title' | 'description'>;
  readonly building: SampleBuilding;
  readonly station: StationWalk | null;
}

/** Farther than this, in minutes, a station is no reason to move in. */
const NEAR_STATION = 15;
/** A description is no shorter than this. */
const FEWEST_LETTERS = 115;
const MOST_LETTERS = 330;
const KINDS_OF_ROOM: readonly DealNeed[] = ['oneRoom', 'goshiwon', 'share', 'youth', 'own'];

/** Tells each deal in words of its own: a body is taken again only after all others that fit. */
export class DealWords {
  private readonly uses = new Map<DealBody, number>();
  private readonly titles = new Set<string>();
  private readonly descriptions = new Set<string>();

  tell(dice: Dice, told: ToldDeal): Pick<DirectDraft, 'title' | 'description'> {
    const truths = truthsOf(told);
    const slots = slotsOf(dice, told);
    const body = this.bodyFor(dice, told, { truths, slots });
    return {
      title: this.titleFor(dice, body, slots),
      description: this.descriptionFor(dice, body, { truths, slots }),
    };
  }

  private bodyFor(dice: Dice, { draft }: ToldDeal, facts: Facts): DealBody {
    const fitting = BODIES[draft.offerer.party].filter((body) => fits(body, facts));
    const least = Math.min(...fitting.map((body) => this.uses.get(body) ?? 0));
    const [body] = some(
      dice,
      fitting.filter((one) => (this.uses.get(one) ?? 0) === least),
      1,
    );
    if (body === undefined) throw new Error('No words of the sample fit this room.');
    this.uses.set(body, least + 1);
    return body;
  }

  /** Draws until the text is one that no other deal has. */
  private descriptionFor(dice: Dice, body: DealBody, facts: Facts): string {
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const text = describe(dice, body, facts);
      if (this.descriptions.has(text)) continue;
      this.descriptions.add(text);
      return text;
    }
    throw new Error('There are too few words to tell the deals apart.');
  }

  private titleFor(dice: Dice, body: DealBody, slots: Slots): string {
    const plain = some(dice, body.titles, body.titles.length)
      .filter((title) => isSayable(title, slots))
      .map((title) => fill(title, slots));
    const marks = [slots['dong'], slots['stationName'], slots['area'], slots['floor']];
    const marked = plain.flatMap((title) => marks.flatMap((mark) => (mark ? [`${title} · ${mark}`] : []))); // oxfmt-ignore
    const twice = plain.flatMap((title) => [
      `${title} · ${slots['dong'] ?? ''} ${slots['area'] ?? ''}`,
    ]);
    const title = [...plain, ...marked, ...twice].find(
      (one) => one.length <= 40 && !this.titles.has(one),
    );
    if (title === undefined) throw new Error('There are too few titles to tell the deals apart.');
    this.titles.add(title);
    return title;
  }
}

interface Facts {
  readonly truths: ReadonlySet<DealNeed>;
  readonly slots: Slots;
}

function fits({ needs = [], text, titles }: DealBody, { truths, slots }: Facts): boolean {
  const isOfAKind = needs.some((need) => KINDS_OF_ROOM.includes(need));
  return (
    needs.every((need) => truths.has(need)) &&
    (isOfAKind || truths.has('own')) &&
    (truths.has('short') === needs.includes('short') || !truths.has('own')) &&
    text.every((line) => isSayable(line, slots)) &&
    titles.some((title) => isSayable(title, slots))
  );
}

const isSayable = (text: string, slots: Slots): boolean =>
  slotsIn(text).every((slot) => Boolean(slots[slot]));

const slotsIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, slot = '']) => slot);

/** The body, and below it what it does not say of the room. */
function describe(dice: Dice, { text, needs = [] }: DealBody, facts: Facts): string {
  const told = new Set(text.flatMap((line) => slotsIn(line).map((slot) => ABOUT[slot])));
  const free = LINES.filter(
    (line) =>
      !told.has(line.about) &&
      (line.needs ?? []).every((need) => facts.truths.has(need) && !needs.includes(need)) &&
      isSayable(line.text, facts.slots),
  );
  const abouts = some(dice, [...new Set(free.map(({ about }) => about))], 4);
  const wished = dice.whole(1, 3);
  const lines = text.map((line) => fill(line, facts.slots));
  const length = () => lines.join('\n').length;
  for (const [at, about] of abouts.entries()) {
    if (at >= wished && length() >= FEWEST_LETTERS) break;
    const [line] = some(dice, free.filter((one) => one.about === about), 1); // oxfmt-ignore
    if (line && length() + line.text.length < MOST_LETTERS)
      lines.push(fill(line.text, facts.slots));
  }
  return lines.join('\n');
}

/** Which slot tells of what. */
const ABOUT: Readonly<Record<string, DealLine['about']>> = {
  station: 'way',
  stationName: 'way',
  walk: 'way',
  fee: 'fee',
  moveIn: 'moveIn',
  things: 'things',
  area: 'facts',
  floor: 'facts',
  facing: 'facts',
};

const SUNNY = ['S', 'SE', 'SW'];
const SHADY = ['N', 'NE', 'NW', 'W'];

function truthsOf({ draft, building, station }: ToldDeal): ReadonlySet<DealNeed> {
  const { offerer, roomType, rentType, floor, direction, equipment, options, area } = draft;
  const isOwn = roomType === HOUSE_TYPE.ONE_ROOM || roomType === HOUSE_TYPE.YOUTH_HOUSING;
  const isGround = floor.kind === 'GROUND';
  const is: Readonly<Record<DealNeed, boolean>> = {
    own: isOwn,
    oneRoom: roomType === HOUSE_TYPE.ONE_ROOM,
    goshiwon: roomType === HOUSE_TYPE.GOSHIWON,
    share: roomType === HOUSE_TYPE.SHARE_HOUSE,
    youth: roomType === HOUSE_TYPE.YOUTH_HOUSING,
    jeonse: rentType === 'JEONSE',
    monthRent: rentType === 'MONTH_RENT',
    short: rentType === 'OTHER',
    near: station !== null && station.walkMinutes <= NEAR_STATION,
    campus: campusNear(building) !== null,
    sunny: direction !== null && SUNNY.includes(direction.facing) && floor.kind !== 'HALF_BASEMENT',
    shady: direction !== null && SHADY.includes(direction.facing),
    halfBasement: floor.kind === 'HALF_BASEMENT',
    rooftop: floor.kind === 'ROOFTOP',
    high: isGround && floor.number >= 5,
    low: isGround && floor.number <= 2,
    walkUp: !draft.elevator && isGround && floor.number >= 3,
    elevator: draft.elevator,
    young: building.age < 5,
    old: building.age > 18,
    parking: draft.parking > 0,
    noParking: draft.parking === 0,
    pet: options.includes('PET'),
    noPet: !options.includes('PET'),
    lowRise: floor.total <= 5,
    full: options.includes('FULL'),
    bare: isOwn && equipment.length <= 4,
    officetel: building.kind === 'OFFICETEL' && isOwn,
    twoPlus: draft.layout === 'TWO_PLUS',
    wide: isOwn && area >= 25,
    small: isOwn && area < 18,
    agreed: offerer.party === 'TENANT' && offerer.landlordAgreed,
    unsure: offerer.party === 'TENANT' && !offerer.landlordAgreed,
  };
  return new Set((Object.keys(is) as DealNeed[]).filter((need) => is[need]));
}

function slotsOf(dice: Dice, { draft, building, station }: ToldDeal): Slots {
  const { fee, floor, equipment, direction, moveIn, area } = draft;
  const near = station !== null && station.walkMinutes <= NEAR_STATION ? station : null;
  const paid = fee.utilities.map(utilityName).join('·');
  const { dong } = building.area.dong;
  const feeText = `${fee.amount}만 원`;
  return {
    dong,
    called: building.area.called ?? dong,
    station: near && `${near.name}까지 걸어서 약 ${near.walkMinutes}분`,
    stationName: near && near.name,
    walk: near && `${near.walkMinutes}분`,
    campus: campusNear(building),
    floor: floor.kind === 'GROUND' ? `${floor.number}층` : floorText(floor),
    area: areaText(area, 'M2'),
    facing: direction && facingName(direction.facing),
    things: some(dice, equipment, 3).map(equipmentName).join(', '),
    fee:
      fee.amount === 0
        ? '관리비는 따로 없어요'
        : paid === ''
          ? `관리비는 한 달에 ${feeText} 내고 공과금은 쓴 만큼 내요`
          : `관리비는 한 달 ${feeText}, ${paid} 포함이에요`,
    moveIn: dice.pick(MOVE_IN[moveIn.kind]),
    noun: nounOf(draft, building),
  };
}

function nounOf({ roomType, layout, rooms }: ToldDeal['draft'], { kind }: SampleBuilding): string {
  if (roomType === HOUSE_TYPE.GOSHIWON) return '고시원 방';
  if (roomType === HOUSE_TYPE.SHARE_HOUSE) return '쉐어하우스 방';
  if (layout === 'TWO_PLUS') return rooms > 2 ? '쓰리룸' : '투룸';
  if (kind === 'OFFICETEL') return '오피스텔';
  return layout === 'SEPARATED' ? '분리형 원룸' : '원룸';
}
