import {
  floorText,
  houseTypeName,
  type Cancellation,
  type ChecklistPlace,
  type DirectDeals,
  type DirectSummary,
  type HouseSearch,
  type HouseSummary,
  type Mates,
  type MateSummary,
} from '#core';

/** What a checklist is begun from: a house, or what somebody offers. */
export interface Brought {
  readonly from: 'HOUSE' | 'DEAL';
  readonly id: string;
}

export interface PlaceWorld {
  readonly houses: Pick<HouseSearch, 'some'>;
  readonly directs: Pick<DirectDeals, 'some'>;
  readonly mates: Pick<Mates, 'some'>;
}

/** Where that is and what it costs; null where it is not there any more, or is no room. */
export async function broughtPlace(
  world: PlaceWorld,
  { from, id }: Brought,
  cancel: Cancellation,
): Promise<ChecklistPlace | null> {
  const kept = from === 'HOUSE' ? { houses: [id] } : { directs: [id], mates: [id] };
  const [place] = await broughtPlaces(world, kept, cancel);
  return place ?? null;
}

/** The same of many, by what they are; those that are gone, and who only looks for a room, are left out. */
export async function broughtPlaces(
  { houses, directs, mates }: PlaceWorld,
  ids: {
    readonly houses?: readonly string[];
    readonly directs?: readonly string[];
    readonly mates?: readonly string[];
  },
  cancel: Cancellation,
): Promise<readonly ChecklistPlace[]> {
  const asked = <One>(
    port: { some: (of: readonly string[], cancel?: Cancellation) => Promise<readonly One[]> },
    of: readonly string[] = [],
  ): Promise<readonly One[]> => (of.length === 0 ? Promise.resolve([]) : port.some(of, cancel));
  const [house, direct, mate] = await Promise.all([
    asked(houses, ids.houses),
    asked(directs, ids.directs),
    asked(mates, ids.mates),
  ]);
  return [...house.map(houseAt), ...direct.map(directAt), ...mate.flatMap(mateAt)];
}

const houseAt = (one: HouseSummary): ChecklistPlace => ({
  from: 'HOUSE',
  targetId: one.id,
  kind: houseTypeName(one.type),
  dong: one.address.dong,
  address: `${one.address.sigungu} ${one.address.dong}`,
  floor: floorText(one.floor),
  price: { dealType: one.dealType, deposit: one.deposit, monthly: one.monthly },
  maintenance: one.maintenance,
});

const directAt = (one: DirectSummary): ChecklistPlace => ({
  from: 'DEAL',
  targetId: one.id,
  kind: houseTypeName(one.roomType),
  dong: one.address.dong,
  address: `${one.address.sigungu} ${one.address.dong}`,
  floor: floorText(one.floor),
  price: { dealType: one.rentType, deposit: one.deposit, monthly: one.monthly },
  maintenance: one.maintenance,
});

function mateAt(one: MateSummary): ChecklistPlace[] {
  const [address] = one.dongs;
  if (one.side !== 'HAS' || address === undefined) return [];
  return [
    {
      from: 'DEAL',
      targetId: one.id,
      kind: '쉐어하우스',
      dong: address.dong,
      address: `${address.sigungu} ${address.dong}`,
      floor: '',
      price: { dealType: one.rentType, deposit: one.deposit, monthly: one.monthly },
      maintenance: one.maintenance,
    },
  ];
}
