import { HOUSE_TYPE, UTILITY, type DirectDraft, type MaintenanceItem, type Utility, type Yyyymmdd } from '#core'; // oxfmt-ignore
import type { Dice } from '../../pictures/scenes/dice';
import type { SampleBuilding } from '../house-building';
import { makeFeatures } from '../house-features';
import { makeMaintenance } from '../house-maintenance';
import { makePhotos } from '../house-photos';
import { makePrice, type SamplePrice } from '../house-price';
import { makeRoom } from '../house-room';
import { campusNear } from '../sample-stations';

type Fee = DirectDraft['fee'];

type DealRoom = Omit<
  DirectDraft,
  'offerer' | 'place' | 'contact' | 'title' | 'description' | 'pictureIds'
> & {
  /** Paths of drawn pictures. */
  readonly pictures: readonly string[];
};

interface Making {
  readonly today: Yyyymmdd;
  readonly party: DirectDraft['offerer']['party'];
  /** What a rent is multiplied with that is far from what rooms there cost; otherwise 1. */
  readonly far: number;
}

const SOUTH = { facing: 'S', of: 'MAIN_ROOM' } as const;

/** A room of a building with all that a draft says of it but where it is, whose, and in what words. */
export function makeDealRoom(dice: Dice, building: SampleBuilding, making: Making): DealRoom {
  const isBrokers = making.party === 'BROKER';
  const { isLoft, ...room } = makeRoom(dice, building);
  const price = dealPrice(dice, building, { ...room, isLoft }, making);
  const { equipment, options, direction, moveIn, parking } = makeFeatures(dice, {
    building,
    price,
    today: making.today,
    isByOwner: true,
    isNearCampus: campusNear(building) !== null,
  });
  return {
    ...room,
    roomType: building.type,
    rentType: price.dealType,
    deposit: price.deposit,
    monthly: price.monthly,
    fee: makeFee(dice, building),
    equipment,
    options,
    // A broker shows both by law (spec/facts F5).
    direction: direction ?? (isBrokers ? SOUTH : null),
    moveIn,
    parking,
    approvedOn: dice.chance(0.06) && !isBrokers ? null : building.approvedOn,
    elevator: building.elevator,
    pictures: makePictures(dice, building, { ...room, isLoft }),
  };
}

type Room = ReturnType<typeof makeRoom>;

function dealPrice(dice: Dice, building: SampleBuilding, room: Room, making: Making): SamplePrice {
  const drawn = makePrice(dice, building, room);
  // A jeonse seldom goes without a broker: half of them are drawn again.
  const price =
    drawn.dealType === 'JEONSE' && dice.chance(0.55) ? makePrice(dice, building, room) : drawn;
  if (price.dealType !== 'MONTH_RENT') return price;
  if (making.far !== 1)
    return {
      ...price,
      deposit: Math.round((price.deposit * making.far) / 50) * 50,
      monthly: Math.max(8, Math.round(price.monthly * making.far)),
    };
  const isSublet = making.party === 'TENANT' && building.type === HOUSE_TYPE.ONE_ROOM;
  return isSublet && dice.chance(0.08) ? sublet(dice, price) : price;
}

/** Who is away for a while lets for a small deposit, and a little dearer. */
const sublet = (dice: Dice, { monthly }: SamplePrice): SamplePrice => ({
  dealType: 'OTHER',
  deposit: dice.pick([0, 30, 50, 100]),
  monthly: Math.round(monthly * 1.15),
});

const UTILITY_OF: Readonly<Partial<Record<MaintenanceItem, Utility>>> = {
  WATER: UTILITY.WATER,
  ELECTRIC: UTILITY.ELECTRIC,
  INTERNET: UTILITY.INTERNET,
  GAS: UTILITY.OTHER,
};

function makeFee(dice: Dice, building: SampleBuilding): Fee {
  const maintenance = makeMaintenance(dice, building);
  // The rent of a goshiwon pays for everything.
  if (building.type === HOUSE_TYPE.GOSHIWON)
    return { amount: 0, items: [], utilities: Object.values(UTILITY) };
  if (maintenance === null || maintenance.fee === 0) return { amount: 0, items: [], utilities: [] };
  const { fee: amount, items, billedByUse } = maintenance;
  const paid =
    items.length > 0
      ? items.map(({ item }) => item)
      : (['WATER', 'INTERNET'] as const).filter(
          (item) => !billedByUse.includes(item) && dice.chance(0.7),
        );
  return { amount, items, utilities: paid.flatMap((item) => UTILITY_OF[item] ?? []) };
}

const FEWEST_PICTURES = 3;
const MOST_PICTURES = 12;

function makePictures(dice: Dice, building: SampleBuilding, room: Room): string[] {
  const paths = makePhotos(dice, building, room);
  while (paths.length < FEWEST_PICTURES || (paths.length > 6 && dice.chance(0.4)))
    paths.push(...makePhotos(dice, building, room).slice(1));
  return [...new Set(paths)].slice(0, MOST_PICTURES);
}
