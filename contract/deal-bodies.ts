import * as z from 'zod/mini';
import {
  DEAL_STATUS,
  DEAL_TYPE,
  DEAL_WAY,
  EQUIPMENT,
  FACING,
  HOUSE_TYPE,
  LAYOUT,
  MAINTENANCE_ITEM,
  ROOM_OPTION,
  UTILITY,
} from '#core';
import {
  base,
  day,
  dealTypeOf,
  flag,
  moveIn,
  number,
  pictureIds,
  said,
  text,
  word,
  words,
} from './body-values';
import { mateBody, mateChange } from './mate-bodies';

const offerer = z.union(
  [
    z.object({ party: z.literal('LAND_LORD') }),
    z.object({ party: z.literal('TENANT'), landlordAgreed: flag('offerer.landlordAgreed') }),
    z.object({
      party: z.literal('BROKER'),
      office: text('offerer.office'),
      representative: text('offerer.representative'),
      registrationNumber: text('offerer.registrationNumber'),
      address: text('offerer.address'),
      tel: text('offerer.tel'),
    }),
  ],
  said('offerer', '올리는 사람을 골라 주세요.'),
);

const floor = z.union(
  [
    z.object({
      kind: z.literal('GROUND'),
      number: number('floor.number'),
      total: number('floor.total'),
    }),
    z.object({ kind: z.literal('HALF_BASEMENT'), number: z.null(), total: number('floor.total') }),
    z.object({ kind: z.literal('ROOFTOP'), number: z.null(), total: number('floor.total') }),
  ],
  said('floor', '층을 골라 주세요.'),
);

const direct = {
  dealType: dealTypeOf('direct'),
  offerer,
  roomType: word('roomType', HOUSE_TYPE),
  place: z.object(
    {
      road: text('place.road'),
      lot: text('place.lot'),
      unit: text('place.unit'),
      dongliCode: text('place.dongliCode'),
      lat: number('place.lat'),
      lng: number('place.lng'),
    },
    said('place', '주소를 찾아서 골라 주세요.'),
  ),
  rentType: word('rentType', DEAL_TYPE),
  deposit: number('deposit'),
  monthly: number('monthly'),
  fee: z.object(
    {
      amount: number('fee.amount'),
      items: z.array(
        z.object(
          { item: word('fee.items', MAINTENANCE_ITEM), amount: number('fee.items') },
          said('fee.items', '항목과 금액을 보내 주세요.'),
        ),
        said('fee.items', '목록으로 보내 주세요.'),
      ),
      utilities: words('fee.utilities', UTILITY),
    },
    said('fee', '관리비를 보내 주세요. 없으면 0이에요.'),
  ),
  area: number('area'),
  floor,
  layout: word('layout', LAYOUT),
  rooms: number('rooms'),
  bathrooms: number('bathrooms'),
  direction: z.nullable(
    z.object({
      facing: word('direction.facing', FACING),
      of: z.enum(['LIVING_ROOM', 'MAIN_ROOM'], said('direction.of', '어느 방인지 골라 주세요.')),
    }),
  ),
  approvedOn: z.nullable(day('approvedOn')),
  moveIn,
  parking: number('parking'),
  elevator: flag('elevator'),
  options: words('options', ROOM_OPTION),
  equipment: words('equipment', EQUIPMENT),
  pictureIds,
  title: text('title'),
  description: text('description'),
  contact: z.object(
    { tel: z.nullable(text('contact.tel')), takesSms: flag('contact.takesSms') },
    said('contact', '연락 방법을 보내 주세요.'),
  ),
};

const SENT = said('dealType', '요청 값을 확인해 주세요.');

/** POST /v2/deals: a room. What is wrong with its values is said behind it, in a person's words and with its field. */
export const directBody = z.object(direct, SENT);

/** POST /v2/deals: a room, or somebody to live with. */
export const dealBody = z.union([directBody, mateBody]);

/** PATCH /v2/deals/{id}: all of it, and which version it was made from. */
export const dealChangeBody = z.union([z.object({ ...direct, base }, SENT), mateChange]);

/** PUT /v2/deals/{id}/status */
export const dealStatusBody = z.object({ status: word('status', DEAL_STATUS) });

/** POST /v2/deals/{id}/contact */
export const dealContactBody = z.object({ way: word('way', DEAL_WAY) });
