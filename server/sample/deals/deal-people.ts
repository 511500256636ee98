import { HOUSE_TYPE, type DirectDraft, type HouseTypeCode } from '#core';
import type { Dice } from '../../pictures/scenes/dice';
import type { SampleBuilding } from '../house-building';
import { makePeople } from '../house-people';
import { weighted } from '../sample-dice';
import { BROKER_NAMES, LANDLORD_NAMES, TENANT_NAMES } from './deal-people.data';

type Offerer = DirectDraft['offerer'];
type Party = Offerer['party'];

/** Everybody who offers a room in the sample: first the tenants, then the landlords, then the brokers. */
export const DEAL_PEOPLE: readonly string[] = [...TENANT_NAMES, ...LANDLORD_NAMES, ...BROKER_NAMES];

interface DealPerson extends Pick<DirectDraft, 'offerer' | 'contact'> {
  /** A place in DEAL_PEOPLE. */
  readonly who: number;
}

/** A youth house is not passed on by its tenants, and a room in a shared house goes without a broker. */
const PARTIES: Readonly<Record<HouseTypeCode, readonly (readonly [Party, number])[]>> = {
  [HOUSE_TYPE.ONE_ROOM]: [
    ['TENANT', 48],
    ['LAND_LORD', 36],
    ['BROKER', 16],
  ],
  [HOUSE_TYPE.GOSHIWON]: [
    ['TENANT', 50],
    ['LAND_LORD', 50],
  ],
  [HOUSE_TYPE.SHARE_HOUSE]: [
    ['TENANT', 50],
    ['LAND_LORD', 50],
  ],
  [HOUSE_TYPE.YOUTH_HOUSING]: [
    ['LAND_LORD', 70],
    ['BROKER', 30],
  ],
};

export const partyFor = (dice: Dice, type: HouseTypeCode): Party => weighted(dice, PARTIES[type]);

interface Spell extends DealPerson {
  /** How many more rooms in a row are this person's. */
  readonly left: number;
  readonly dong: string;
}

/** Hands the rooms out to people: one to a tenant, some in a row to a landlord, many to a broker. */
export class DealOwners {
  private tenants = 0;
  private landlords = 0;
  private brokers = 0;
  private landlord: Spell | null = null;
  private broker: Spell | null = null;
  private readonly offices = new Set<string>();

  constructor(private readonly seed: number) {}

  ownerOf(dice: Dice, building: SampleBuilding, party: Party): DealPerson {
    if (party === 'TENANT') return this.tenant(dice);
    return party === 'BROKER' ? this.brokerOf(dice, building) : this.landlordOf(dice, building);
  }

  private tenant(dice: Dice): DealPerson {
    const who = this.tenants % TENANT_NAMES.length;
    this.tenants += 1;
    const offerer = { party: 'TENANT', landlordAgreed: dice.chance(0.72) } as const;
    return { who, offerer, contact: privateContact(dice, 0.45) };
  }

  /** Rooms of one landlord lie in one dong. */
  private landlordOf(dice: Dice, building: SampleBuilding): DealPerson {
    const { code } = building.area.dong;
    const before = this.landlord;
    if (before !== null && before.left > 0 && before.dong === code) {
      this.landlord = { ...before, left: before.left - 1 };
      return before;
    }
    const who = TENANT_NAMES.length + (this.landlords % LANDLORD_NAMES.length);
    this.landlords += 1;
    const person = { who, offerer: { party: 'LAND_LORD' }, contact: privateContact(dice, 0.7) } as const; // oxfmt-ignore
    this.landlord = { ...person, left: dice.pick([0, 1, 2, 3]), dong: code };
    return person;
  }

  private brokerOf(dice: Dice, building: SampleBuilding): DealPerson {
    const before = this.broker;
    if (before !== null && before.left > 0) {
      this.broker = { ...before, left: before.left - 1 };
      return before;
    }
    const who = TENANT_NAMES.length + LANDLORD_NAMES.length + (this.brokers % BROKER_NAMES.length);
    this.brokers += 1;
    const offerer = this.newOffice(dice, building);
    const person = { who, offerer, contact: { tel: offerer.tel, takesSms: false } };
    this.broker = { ...person, left: dice.whole(4, 8), dong: building.area.dong.code };
    return person;
  }

  /** An office that no other broker has, of those that the houses of the dong name. */
  private newOffice(dice: Dice, building: SampleBuilding): Offerer & { readonly party: 'BROKER' } {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const { advertiser } = makePeople(dice, building, false, { seed: this.seed, index: attempt });
      if (advertiser.kind !== 'BROKER' || this.offices.has(advertiser.office)) continue;
      this.offices.add(advertiser.office);
      const { kind, registrationNumber, ...office } = advertiser;
      return { party: kind, ...office, registrationNumber: registrationNumber.replace(' (예시)', '-예시') }; // oxfmt-ignore
    }
    throw new Error('There are too few offices for the brokers of the sample.');
  }
}

/** A number that nobody can have, or none: who has none is written to. */
function privateContact(dice: Dice, share: number): DirectDraft['contact'] {
  if (!dice.chance(share)) return { tel: null, takesSms: false };
  const tel = `010-0000-${String(dice.whole(0, 9999)).padStart(4, '0')}`;
  return { tel, takesSms: dice.chance(0.8) };
}
