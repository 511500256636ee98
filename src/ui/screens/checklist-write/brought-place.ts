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

/** What a house and what somebody offers say alike. */
const said = (
  { id, deposit, monthly, maintenance }: HouseSummary | DirectSummary | MateSummary,
  dealType: HouseSummary['dealType'],
  { sigungu, dong }: { readonly sigungu: string; readonly dong: string },
): Omit<ChecklistPlace, 'from' | 'kind' | 'floor'> => ({
  targetId: id,
  dong,
  address: `${sigungu} ${dong}`,
  price: { dealType, deposit, monthly },
  maintenance,
});

const houseAt = (one: HouseSummary): ChecklistPlace => ({
  ...said(one, one.dealType, one.address),
  from: 'HOUSE',
  kind: houseTypeName(one.type),
  floor: floorText(one.floor),
});

const directAt = (one: DirectSummary): ChecklistPlace => ({
  ...said(one, one.rentType, one.address),
  from: 'DEAL',
  kind: houseTypeName(one.roomType),
  floor: floorText(one.floor),
});

function mateAt(one: MateSummary): ChecklistPlace[] {
  const [address] = one.dongs;
  if (one.side !== 'HAS' || address === undefined) return [];
  return [{ ...said(one, one.rentType, address), from: 'DEAL', kind: '쉐어하우스', floor: '' }];
}
