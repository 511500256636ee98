import { HOUSE_TYPE, type HouseStatus, type Yyyymmdd } from '#core';
import type { Dice } from '../pictures/scenes/dice';
import type { NewHouse } from '../ports/houses/house-record';
import { buildingsIn, type SampleBuilding } from './house-building';
import { makeFeatures } from './house-features';
import { makeHistory } from './house-history';
import { makeMaintenance } from './house-maintenance';
import { makePeople } from './house-people';
import { makePhotos } from './house-photos';
import { makePrice } from './house-price';
import { makeRoom } from './house-room';
import { describe, titleOf, type Told } from './house-words';
import { sampleAreas } from './sample-areas';
import { diceFor, weighted } from './sample-dice';
import { campusNear, nearestStation } from './sample-stations';

export const SAMPLE_SIZE = 3000;

/**
 * The houses of the sample: the same for the same seed and day, believable and invented. Every
 * point lies in the dong that it names; no two titles and no two descriptions are equal.
 */
export function* sampleHouses(seed: number, today: Yyyymmdd): Generator<NewHouse> {
  const used = new Set<string>();
  let index = 0;
  for (const [at, area] of sampleAreas(SAMPLE_SIZE).entries()) {
    for (const building of buildingsIn(diceFor(seed, 1, at), area, today)) {
      yield makeHouse(diceFor(seed, 2, index), building, { seed, index, today, used });
      index += 1;
    }
  }
}

interface Making {
  readonly seed: number;
  readonly index: number;
  readonly today: Yyyymmdd;
  /** Titles and descriptions that are taken. */
  readonly used: Set<string>;
}

function makeHouse(dice: Dice, building: SampleBuilding, making: Making): NewHouse {
  const { seed, index, today, used } = making;
  const { dong } = building.area;
  const { isLoft, ...room } = makeRoom(dice, building);
  const price = makePrice(dice, building, { ...room, isLoft });
  const isByOwner = dice.chance(building.type === HOUSE_TYPE.ONE_ROOM ? 0.08 : 0.85);
  const campus = campusNear(building);
  const house: Told['house'] = {
    listingNumber: `HK-${100_001 + index}`,
    status: weighted(dice, STATUSES),
    type: building.type,
    building: building.kind,
    ...price,
    ...room,
    maintenance: makeMaintenance(dice, building),
    ...makeFeatures(dice, { building, price, today, isByOwner, isNearCampus: campus !== null }),
    address: { dongliCode: dong.code, sido: dong.sido, sigungu: dong.sigungu, dong: dong.dong },
    lat: building.lat,
    lng: building.lng,
    isApproximate: dice.chance(isByOwner ? 0.25 : 0.1),
    station: nearestStation(building),
    approvedOn: dice.chance(0.03) ? null : building.approvedOn,
    elevator: building.elevator,
    photos: makePhotos(dice, building, { ...room, isLoft }),
    ...makePeople(dice, building, isByOwner, { seed, index }),
    ...makeHistory(dice, price, today),
  };
  const told: Told = { house, age: building.age, isLoft, campus };
  const once = (make: () => string) => firstUnused(used, make);
  return {
    ...house,
    title: once(() => titleOf(dice, told)),
    description: once(() => describe(dice, told)),
  };
}

/** Draws until the text is one that no other house has. */
function firstUnused(used: Set<string>, make: () => string): string {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const text = make();
    if (used.has(text)) continue;
    used.add(text);
    return text;
  }
  throw new Error('There are too few words to tell the houses of the sample apart.');
}

const STATUSES: readonly (readonly [HouseStatus, number])[] = [
  ['OPEN', 96],
  ['SOLD', 3],
  ['HIDDEN', 1],
];
