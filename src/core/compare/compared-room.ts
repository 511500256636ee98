import { DEAL_STATUS, type DirectDeal } from '../deal/deal';
import { isOnOffer } from '../deal/deal-life';
import { partyName, utilityName } from '../deal/deal-names';
import { directPrice } from '../house/direct-headline';
import type { House } from '../house/house';
import { maintenanceItemName } from '../house/house-names';
import type { Price } from '../house/house-texts';
import type { Manwon } from '../shared/money';
import { COMPARED_KIND, comparedCode, type ComparedKind } from './compared-set';

/** What is paid every month beside the rent, in words of what it pays for. */
interface ComparedFee {
  readonly amount: Manwon;
  readonly included: readonly string[];
  readonly apart: readonly string[];
}

type Shared = Pick<
  House,
  | 'type'
  | 'area'
  | 'floor'
  | 'layout'
  | 'rooms'
  | 'bathrooms'
  | 'direction'
  | 'options'
  | 'equipment'
  | 'station'
  | 'moveIn'
  | 'parking'
  | 'elevator'
  | 'approvedOn'
  | 'confirmedAt'
>;

/** A house or a direct deal, as far as it stands beside others. */
export interface ComparedRoom extends Price, Shared {
  readonly code: string;
  readonly kind: ComparedKind;
  readonly id: string;
  /** Null where the ad does not say. */
  readonly fee: ComparedFee | null;
  readonly dong: string;
  /** 집주인 · 세입자 · 중개사 */
  readonly by: string;
  /** `let`: somebody else has it, and it is the best of nothing. */
  readonly standing: 'open' | 'reserved' | 'let';
}

type HouseFields = Shared &
  Price &
  Pick<House, 'id' | 'status' | 'maintenance' | 'address' | 'advertiser'>;

const sharedOf = (of: Omit<Shared, 'type'>): Omit<Shared, 'type'> => ({
  area: of.area,
  floor: of.floor,
  layout: of.layout,
  rooms: of.rooms,
  bathrooms: of.bathrooms,
  direction: of.direction,
  options: of.options,
  equipment: of.equipment,
  station: of.station,
  moveIn: of.moveIn,
  parking: of.parking,
  elevator: of.elevator,
  approvedOn: of.approvedOn,
  confirmedAt: of.confirmedAt,
});

/** A house beside others; null for one that nobody is shown. */
export function comparedHouse(house: HouseFields): ComparedRoom | null {
  if (house.status === 'HIDDEN') return null;
  const { id, type, dealType, deposit, monthly, maintenance } = house;
  return {
    ...sharedOf(house),
    code: comparedCode(COMPARED_KIND.house, id),
    kind: COMPARED_KIND.house,
    id,
    type,
    dealType,
    deposit,
    monthly,
    fee: maintenance && {
      amount: maintenance.fee,
      included: maintenance.items.map(({ item }) => maintenanceItemName(item)),
      apart: maintenance.billedByUse.map(maintenanceItemName),
    },
    dong: house.address.dong,
    by: partyName(house.advertiser.kind),
    standing: house.status === 'SOLD' ? 'let' : 'open',
  };
}

type DirectFields = Omit<Shared, 'type'> &
  Pick<
    DirectDeal,
    | 'id'
    | 'status'
    | 'roomType'
    | 'rentType'
    | 'deposit'
    | 'monthly'
    | 'fee'
    | 'address'
    | 'party'
    | 'hold'
  >;

/**
 * A direct deal beside others; null for one that not everybody sees, to its author, too: a link shows
 * everybody the same (spec/readings R41).
 */
export function comparedDirect(deal: DirectFields): ComparedRoom | null {
  if (!isOnOffer(deal.status) || deal.hold !== null) return null;
  const { id, fee } = deal;
  return {
    ...sharedOf(deal),
    ...directPrice(deal),
    code: comparedCode(COMPARED_KIND.direct, id),
    kind: COMPARED_KIND.direct,
    id,
    type: deal.roomType,
    fee: { amount: fee.amount, included: fee.utilities.map(utilityName), apart: [] },
    dong: deal.address.dong,
    by: partyName(deal.party),
    standing: deal.status === DEAL_STATUS.RESERVED ? 'reserved' : 'open',
  };
}
