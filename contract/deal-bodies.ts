import * as z from 'zod/mini';
import {
  DEAL_STATUS,
  DEAL_TYPE,
  EQUIPMENT,
  FACING,
  HOUSE_TYPE,
  ID_FORM,
  isDay,
  LAYOUT,
  MAINTENANCE_ITEM,
  ROOM_OPTION,
  UTILITY,
} from '#core';

const said = (name: string, wish: string) => ({ error: `${name}: ${wish}` });

const text = (name: string) => z.string(said(name, '글로 보내 주세요.'));
const number = (name: string) => z.number(said(name, '숫자로 보내 주세요.'));
const flag = (name: string) => z.boolean(said(name, 'true나 false로 보내 주세요.'));
const word = <const Words extends Readonly<Record<string, string>>>(name: string, words: Words) =>
  z.enum(words, said(name, `${Object.values(words).join(', ')} 가운데 하나로 보내 주세요.`));
/** Each of them once. */
const words = <const Words extends Readonly<Record<string, string>>>(name: string, all: Words) =>
  z
    .array(word(name, all), said(name, '목록으로 보내 주세요.'))
    .check(
      z.refine(
        (given) => new Set(given).size === given.length,
        said(name, '한 번씩만 보내 주세요.'),
      ),
    );
const day = (name: string) => {
  const error = said(name, '20261120처럼 있는 날짜로 보내 주세요.');
  return z.string(error).check(z.regex(/^\d{8}$/, error), z.refine(isDay, error));
};

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

const moveIn = z.union(
  [
    z.object({ kind: z.literal('NOW'), day: z.null() }),
    z.object({ kind: z.literal('NEGOTIABLE'), day: z.null() }),
    z.object({ kind: z.literal('DAY'), day: day('moveIn.day') }),
  ],
  said('moveIn', '입주할 수 있는 날을 골라 주세요.'),
);

const pictureId = z
  .string(said('pictureIds', '올린 사진의 번호를 보내 주세요.'))
  .check(z.regex(ID_FORM, said('pictureIds', '올린 사진의 번호를 보내 주세요.')));

/**
 * POST /v2/deals and PATCH of one: a room. What is wrong with its values is said behind it, in a
 * person's words and with its field.
 */
export const directBody = z.object(
  {
    dealType: z.literal('direct', said('dealType', 'direct로 보내 주세요.')),
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
    pictureIds: z.array(pictureId, said('pictureIds', '사진을 목록으로 보내 주세요.')),
    title: text('title'),
    description: text('description'),
    contact: z.object(
      { tel: z.nullable(text('contact.tel')), takesSms: flag('contact.takesSms') },
      said('contact', '연락 방법을 보내 주세요.'),
    ),
  },
  said('dealType', '요청 값을 확인해 주세요.'),
);

/** PUT /v2/deals/{id}/status */
export const dealStatusBody = z.object({ status: word('status', DEAL_STATUS) });
