import {
  floorText,
  houseTypeName,
  type Cancellation,
  type ChecklistPlace,
  type DirectDeals,
  type HouseSearch,
} from '#core';

/** What a checklist is begun from. */
export interface Brought {
  readonly from: 'HOUSE' | 'DEAL';
  readonly id: string;
}

interface World {
  readonly houses: Pick<HouseSearch, 'some'>;
  readonly directs: Pick<DirectDeals, 'some'>;
}

/** Where that is and what it costs; null where it is not there any more. */
export async function broughtPlace(
  { houses, directs }: World,
  { from, id }: Brought,
  cancel: Cancellation,
): Promise<ChecklistPlace | null> {
  if (from === 'HOUSE') {
    const [house] = await houses.some([id], cancel);
    if (house === undefined) return null;
    const { type, dealType, deposit, monthly, maintenance, floor, address } = house;
    return {
      from,
      targetId: id,
      kind: houseTypeName(type),
      dong: address.dong,
      address: `${address.sigungu} ${address.dong}`,
      floor: floorText(floor),
      price: { dealType, deposit, monthly },
      maintenance,
    };
  }
  const [deal] = await directs.some([id], cancel);
  if (deal === undefined) return null;
  const { roomType, rentType, deposit, monthly, maintenance, floor, address } = deal;
  return {
    from,
    targetId: id,
    kind: houseTypeName(roomType),
    dong: address.dong,
    address: `${address.sigungu} ${address.dong}`,
    floor: floorText(floor),
    price: { dealType: rentType, deposit, monthly },
    maintenance,
  };
}
