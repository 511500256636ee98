import { getTableColumns } from 'drizzle-orm';
import { HOUSE_TYPE, type Yyyymmdd } from '#core';
import type { Dong } from '../../../server/geography/dongs.data';
import { deliveredRow } from '../../../server/db/houses/delivered-house';
import { buildingsIn } from '../../../server/sample/house-building';
import { makeFeatures } from '../../../server/sample/house-features';
import { makeHistory } from '../../../server/sample/house-history';
import { makeMaintenance } from '../../../server/sample/house-maintenance';
import { makePeople } from '../../../server/sample/house-people';
import { makePhotos } from '../../../server/sample/house-photos';
import { makePrice } from '../../../server/sample/house-price';
import { makeRoom } from '../../../server/sample/house-room';
import { describe, titleOf } from '../../../server/sample/house-words';
import { diceFor, weighted } from '../../../server/sample/sample-dice';
import { houses } from '../../../server/db/schema/houses';
import type { Dice } from '../../../server/pictures/scenes/dice';

/** What stands in the texts of a room where the names of its dong go. */
export const BLANK = { dong: '§동', stem: '§', sido: '¶시', sigungu: '‡구' } as const;

/** 만원 a month: rooms are made for so many kinds of neighbourhood. */
export const RENTS = [31, 38, 46, 57] as const;
/** Buildings that are made for each rent, and rooms that are made for each building. */
export const BUILDINGS = 100;
export const ROOMS = 6;

/** Rooms of no dong yet, a row of the table `houses` each, but what depends on where they stand. */
export function* crowdRooms(seed: number, today: Yyyymmdd): Generator<Record<string, unknown>> {
  let id = 0;
  for (const [band, rent] of RENTS.entries()) {
    for (let index = 0; index < BUILDINGS; index += 1) {
      const dice = diceFor(seed, 11, band, index);
      const [building] = buildingsIn(dice, areaOf(rent), today);
      if (building === undefined) throw new Error('An area of one house has no building.');
      for (let room = 0; room < ROOMS; room += 1) {
        yield { id, ...roomRow(diceFor(seed, 12, id), building, { seed, today }) };
        id += 1;
      }
    }
  }
}

const areaOf = (rent: number) => {
  const { dong, sido, sigungu } = BLANK;
  const place = { lat: 37.5, lng: 127, spread: 500, rent, share: 1, code: '0000000000' };
  const blank: Dong = { ...place, dong, sido, sigungu };
  return { dong: blank, ...place, houses: 1, called: null };
};

type SampleBuilding = Parameters<typeof makeRoom>[1];

function roomRow(
  dice: Dice,
  building: SampleBuilding,
  { seed, today }: { readonly seed: number; readonly today: Yyyymmdd },
): Record<string, unknown> {
  const { isLoft, ...room } = makeRoom(dice, building);
  const price = makePrice(dice, building, { ...room, isLoft });
  const isByOwner = dice.chance(building.type === HOUSE_TYPE.ONE_ROOM ? 0.08 : 0.85);
  const { dong } = building.area;
  const house = {
    listingNumber: '',
    status: weighted(dice, [['OPEN', 96], ['SOLD', 3], ['HIDDEN', 1]] as const), // oxfmt-ignore
    type: building.type,
    building: building.kind,
    ...price,
    ...room,
    maintenance: makeMaintenance(dice, building),
    ...makeFeatures(dice, { building, price, today, isByOwner, isNearCampus: dice.chance(0.2) }),
    address: { dongliCode: dong.code, sido: dong.sido, sigungu: dong.sigungu, dong: dong.dong },
    lat: dong.lat,
    lng: dong.lng,
    isApproximate: dice.chance(isByOwner ? 0.25 : 0.1),
    station: null,
    approvedOn: dice.chance(0.03) ? null : building.approvedOn,
    elevator: building.elevator,
    photos: makePhotos(dice, building, { ...room, isLoft }),
    ...makePeople(dice, building, isByOwner, { seed, index: 0 }),
    ...makeHistory(dice, price, today),
  };
  const told = { house, age: building.age, isLoft, campus: null };
  const title = titleOf(dice, told);
  const description = describe(dice, told);
  return byColumn(deliveredRow({ ...house, title, description }, ''));
}

const columns = new Map(
  Object.entries(getTableColumns(houses)).map(([key, { name }]) => [key, name] as const),
);

/** A row by the names that its columns have in the database. */
function byColumn(row: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [columns.get(key) ?? key, value as unknown]),
  );
}
