import * as z from 'zod/mini';
import {
  BUILDING,
  DEAL_TYPE,
  DISCOUNT,
  EQUIPMENT,
  FACING,
  GENDER,
  HOUSE_STATUS,
  HOUSE_TYPE,
  LAYOUT,
  MAINTENANCE_ITEM,
  ROOM_OPTION,
  TALLY_BARS,
} from '#core';
import { areaFields } from './area';
import { clusterMark, floor, moveIn, photo, stationWalk } from './rooms';

const day = z.string().check(z.regex(/^\d{8}$/));
const moment = z.iso.datetime({ offset: true });
const count = z.int().check(z.gte(0));
/** A whole number of 만원 (spec/readings R17). */
const manwon = z.int().check(z.gte(0));
const point = { lat: z.number(), lng: z.number() };

const maintenance = z.object({
  fee: manwon,
  items: z.array(z.object({ item: z.enum(MAINTENANCE_ITEM), amount: manwon })),
  billedByUse: z.array(z.enum(MAINTENANCE_ITEM)),
});

const advertiser = z.union([
  z.object({
    kind: z.literal('BROKER'),
    office: z.string(),
    representative: z.string(),
    registrationNumber: z.string(),
    address: z.string(),
    tel: z.string(),
  }),
  z.object({ kind: z.enum(['LAND_LORD', 'TENANT']), name: z.string() }),
]);

/** What a card and a full page have in common. */
const common = {
  id: z.string(),
  ...point,
  status: z.enum(HOUSE_STATUS),
  type: z.enum(HOUSE_TYPE),
  dealType: z.enum(DEAL_TYPE),
  deposit: manwon,
  monthly: manwon,
  formerPrice: z.nullable(z.object({ deposit: manwon, monthly: manwon, changedOn: day })),
  area: z.number(),
  floor,
  layout: z.enum(LAYOUT),
  options: z.array(z.enum(ROOM_OPTION)),
  address: z.object(areaFields),
  station: stationWalk,
  confirmedAt: moment,
};

const houseSummary = z.object({
  ...common,
  maintenance: z.nullable(manwon),
  photo: z.nullable(photo),
  photoCount: count,
});

const house = z.object({
  ...common,
  listingNumber: z.string(),
  building: z.enum(BUILDING),
  maintenance: z.nullable(maintenance),
  rooms: count,
  bathrooms: count,
  direction: z.nullable(
    z.object({ facing: z.enum(FACING), of: z.enum(['LIVING_ROOM', 'MAIN_ROOM']) }),
  ),
  approvedOn: z.nullable(day),
  moveIn,
  parking: count,
  elevator: z.boolean(),
  equipment: z.array(z.enum(EQUIPMENT)),
  discounts: z.array(z.enum(DISCOUNT)),
  gender: z.nullable(z.enum(GENDER)),
  title: z.string(),
  description: z.string(),
  isApproximate: z.boolean(),
  photos: z.array(photo),
  contact: z.object({
    tel: z.nullable(z.string()),
    sms: z.nullable(z.string()),
    chatUrl: z.nullable(z.string()),
  }),
  ways: z.exactOptional(z.array(z.enum(['TEL', 'SMS']))),
  advertiser,
  takesChat: z.exactOptional(z.literal(true)),
  postedAt: moment,
});

const houseMark = z.union([
  clusterMark,
  z.object({
    kind: z.literal('house'),
    id: z.string(),
    ...point,
    dealType: z.enum(DEAL_TYPE),
    deposit: manwon,
    monthly: manwon,
    maintenance: z.nullable(manwon),
    type: z.enum(HOUSE_TYPE),
  }),
]);

/** GET /v2/houses. Equal versions of list and map mean equal totals. */
export const houseListReply = z.object({
  result: z.array(houseSummary),
  page: z.object({ next: z.nullable(z.string()), total: count, version: z.string() }),
});

/** GET /v2/houses/map */
export const houseMapReply = z.object({
  result: z.array(houseMark),
  page: z.object({ total: count, version: z.string() }),
});

const bars = z.array(count).check(z.length(TALLY_BARS));

/** GET /v2/houses/tally */
export const houseTallyReply = z.object({
  item: z.object({ total: count, deposit: bars, monthly: bars, area: bars }),
});

/** GET /v2/houses/{id}/price-level */
export const priceLevelReply = z.object({
  item: z.object({ count, median: z.nullable(count) }),
});

/** GET /v2/houses/{id}/instead. Of a house that is gone nothing is told but its dong. */
export const housesInsteadReply = z.object({
  item: z.object({ dong: z.nullable(z.object(areaFields)), houses: z.array(houseSummary) }),
});

/** GET /v2/houses/{id} */
export const houseReply = z.object({ item: house });

/** GET /v2/houses/{id}/similar, /nearest, /some and /lately: short lists, whole at once. */
export const fewHousesReply = z.object({
  result: z.array(houseSummary),
  page: z.object({ next: z.null(), total: count }),
});
