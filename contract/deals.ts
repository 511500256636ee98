import * as z from 'zod/mini';
import {
  DEAL_STATUS,
  DEAL_TYPE,
  DEAL_WAY,
  EQUIPMENT,
  FACING,
  HOLD_STATE,
  HOUSE_TYPE,
  LAYOUT,
  MAINTENANCE_ITEM,
  PARTY,
  ROOM_OPTION,
  UTILITY,
} from '#core';
import { areaFields } from './area';
import { ownSide } from './own-side';
import { clusterMark, floor, moveIn, photo, stationWalk } from './rooms';

const text = z.string();
const day = z.string().check(z.regex(/^\d{8}$/));
const moment = z.iso.datetime({ offset: true });
const count = z.int().check(z.gte(0));
/** A whole number of 만원 (spec/readings R17). */
const manwon = z.int().check(z.gte(0));
const maybe = z.nullable(text);
const point = { lat: z.number(), lng: z.number() };

const hold = z.nullable(
  z.object({ state: z.enum(HOLD_STATE), reason: text, mayAppeal: z.boolean() }),
);

/** What a card and a full page of a direct deal have in common. */
const common = {
  id: text,
  dealType: z.literal('direct'),
  ...point,
  status: z.enum(DEAL_STATUS),
  party: z.enum(PARTY),
  roomType: z.enum(HOUSE_TYPE),
  rentType: z.enum(DEAL_TYPE),
  deposit: manwon,
  monthly: manwon,
  area: z.number(),
  floor,
  options: z.array(z.enum(ROOM_OPTION)),
  title: text,
  address: z.object(areaFields),
  station: stationWalk,
  confirmedAt: moment,
  shownUntil: moment,
  createdAt: moment,
  isExample: z.boolean(),
  hold,
};

export const directSummary = z.object({
  ...common,
  maintenance: manwon,
  photo: z.nullable(photo),
  photoCount: count,
});

const offerer = z.union([
  z.object({ party: z.literal('LAND_LORD') }),
  z.object({ party: z.literal('TENANT'), landlordAgreed: z.boolean() }),
  z.object({
    party: z.literal('BROKER'),
    office: text,
    representative: text,
    registrationNumber: text,
    address: text,
    tel: text,
  }),
]);

export const direct = z.object({
  ...common,
  offerer,
  author: z.nullable(z.object({ id: text, nickname: text, image: text })),
  description: text,
  layout: z.enum(LAYOUT),
  fee: z.object({
    amount: manwon,
    items: z.array(z.object({ item: z.enum(MAINTENANCE_ITEM), amount: manwon })),
    utilities: z.array(z.enum(UTILITY)),
  }),
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
  photos: z.array(photo),
  exactPlace: z.nullable(z.object({ ...point, road: text, lot: text, unit: text })),
  isMiddle: z.boolean(),
  contact: z.nullable(z.object({ tel: maybe, takesSms: z.boolean() })),
  ways: z.array(z.enum(DEAL_WAY)),
  pictureIds: z.nullable(z.array(text)),
  replies: z.nullable(z.object({ percent: count, minutes: z.nullable(count) })),
  priceHint: z.nullable(z.object({ kind: z.enum(['LOW', 'HIGH']), percent: count, count })),
  views: count,
  editedAt: z.nullable(moment),
  isHiddenByOwner: z.boolean(),
  mine: z.object({ isAuthor: z.boolean(), hasAsked: z.boolean(), saidGone: z.boolean() }),
});

/** GET /v2/deals of rooms. */
export const directListReply = z.object({
  result: z.array(directSummary),
  page: z.object({ next: maybe, total: count, version: text }),
});

const directMark = z.union([
  clusterMark,
  z.object({
    kind: z.literal('deal'),
    id: text,
    ...point,
    roomType: z.enum(HOUSE_TYPE),
    rentType: z.enum(DEAL_TYPE),
    deposit: manwon,
    monthly: manwon,
    maintenance: manwon,
  }),
]);

/** GET /v2/deals/map. Equal versions of list and map mean equal totals. */
export const directMapReply = z.object({
  result: z.array(directMark),
  page: z.object({ total: count, version: text }),
});

/** GET /v2/me/deals */
export const ownDealsReply = z.object({
  result: z.array(
    z.object({
      ...common,
      maintenance: manwon,
      photo: z.nullable(photo),
      photoCount: count,
      ...ownSide,
    }),
  ),
  page: z.object({ next: maybe, total: count, version: text }),
});

const usualRange = z.object({ from: count, to: count });

/** GET /v2/deals/usual, in 만원. Null where too few are on offer. */
export const usualPriceReply = z.object({
  item: z.nullable(z.object({ deposit: usualRange, monthly: usualRange })),
});

const mate = z.object({ dealType: z.literal('mate') });

/** GET /v2/deals/{id} for who asks for a room: of a mate its kind alone. */
export const directReply = z.object({ result: z.union([direct, mate]) });

/** GET /v2/deals/some, the same. */
export const fewDirectsReply = z.object({ result: z.array(z.union([directSummary, mate])) });

/** POST /v2/deals and PATCH of one, of a room. */
export const directItemReply = z.object({ item: direct });

const standing = {
  id: text,
  status: z.enum(DEAL_STATUS),
  confirmedAt: moment,
  shownUntil: moment,
};

/** POST …/ask and …/gone. */
export const dealStatusReply = z.object({ item: z.object(standing) });

/** POST …/confirm and PUT …/status, of one's own. */
export const ownStatusReply = z.object({
  item: z.object({ ...standing, hold, isHiddenByOwner: z.boolean() }),
});

/** PUT and DELETE /v2/deals/{id}/zzim */
export const dealZzimReply = z.object({ item: z.object({ id: text, isKept: z.boolean() }) });

/** DELETE /v2/deals/{id} */
export const removedDealReply = z.object({ item: z.object({ id: text }) });

/** POST /v2/deals/{id}/contact and /v2/houses/{id}/contact */
export const dealNumberReply = z.object({
  item: z.object({ id: text, way: z.enum(DEAL_WAY), tel: text }),
});
