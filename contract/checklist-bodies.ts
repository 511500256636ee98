import * as z from 'zod/mini';
import {
  CHECK_AREA,
  CHECK_GRADE,
  CHECKLIST_LIMITS,
  CHECKLIST_MOST,
  DEAL_TYPE,
  HYBRID_STAMP_FORM,
  ID_FORM,
  MOST_JOINED,
  MOST_KNOWN,
  SHARE_DAYS,
  UUID_V7,
} from '#core';
import { flag, said, text, word } from './body-values';

/** Code points that so many characters may have at most (the core's `graphemeCount`). */
const POINTS = 32;

const words = (name: string, most: number) => {
  const error = said(name, `${most}자까지 보내 주세요.`);
  return text(name).check(z.maxLength(most * POINTS, error));
};
const id = (name: string) => {
  const error = said(name, '영문자, 숫자, -, _로 된 번호를 보내 주세요.');
  return z.string(error).check(z.regex(ID_FORM, error));
};
const uuid = (name: string) => {
  const error = said(name, '기기에서 만든 UUIDv7을 보내 주세요.');
  return z.string(error).check(z.regex(UUID_V7, error));
};
const stamp = (name: string) => {
  const error = said(name, '기기 시계의 시각 글을 보내 주세요.');
  return z.string(error).check(z.regex(HYBRID_STAMP_FORM, error));
};
const stamped = <Value extends z.ZodMiniType>(name: string, value: Value) =>
  z.object({ value, at: stamp(name) }, said(name, '값과 시각을 보내 주세요.'));
const field = <Value extends z.ZodMiniType>(name: string, value: Value) =>
  z.nullable(stamped(name, value));
const list = <One extends z.ZodMiniType>(name: string, one: One, most: number) =>
  z
    .array(one, said(name, '목록으로 보내 주세요.'))
    .check(z.maxLength(most, said(name, `${most}개까지 보낼 수 있어요.`)));
const amount = (name: string, most: number) => {
  const error = said(name, `0 이상 ${most} 이하의 숫자로 보내 주세요.`);
  return z.number(error).check(z.gte(0, error), z.lte(most, error));
};

/** Of a day; whether there is such a day the core's `checklistFault` says. */
const digits = (name: string) => {
  const error = said(name, '20261120처럼 보내 주세요.');
  return z.string(error).check(z.regex(/^\d{8}$/, error));
};

const MOST_MANWON = 100_000_000;
const manwon = (name: string) =>
  z
    .int(said(name, '만원 단위의 정수로 보내 주세요.'))
    .check(
      z.gte(0, said(name, '0 이상으로 보내 주세요.')),
      z.lte(MOST_MANWON, said(name, '너무 큰 금액이에요.')),
    );
const FROM = { HOUSE: 'HOUSE', DEAL: 'DEAL', FREE: 'FREE' } as const;

const place = z.object(
  {
    from: word('place', FROM),
    targetId: z.nullable(id('place')),
    kind: words('place', CHECKLIST_LIMITS.word),
    dong: words('place', CHECKLIST_LIMITS.word),
    address: words('place', CHECKLIST_LIMITS.address),
    floor: words('place', CHECKLIST_LIMITS.word),
    price: z.nullable(
      z.object({
        dealType: word('place', DEAL_TYPE),
        deposit: manwon('place'),
        monthly: manwon('place'),
      }),
    ),
    maintenance: z.nullable(manwon('place')),
  },
  said('place', '집 정보를 보내 주세요.'),
);

const contact = z.object(
  {
    name: words('contact', CHECKLIST_LIMITS.contactName),
    tel: words('contact', CHECKLIST_LIMITS.tel),
  },
  said('contact', '이름과 연락처를 보내 주세요.'),
);

const room = z.object({
  id: id('rooms'),
  area: word('rooms', CHECK_AREA),
  name: stamped('rooms', z.nullable(words('rooms', CHECKLIST_LIMITS.roomName))),
});

const entry = z.object({
  room: id('entries'),
  item: id('entries'),
  grade: field('entries', z.nullable(word('entries', CHECK_GRADE))),
  reading: field('entries', z.nullable(amount('entries', MOST_MANWON))),
  note: field('entries', words('entries', CHECKLIST_LIMITS.note)),
  weight: field(
    'entries',
    z.nullable(z.literal([0, 1, 2, 3], said('entries', '0부터 3까지의 정수로 보내 주세요.'))),
  ),
  isShown: field('entries', flag('entries')),
  own: field(
    'entries',
    z.nullable(
      z.object({
        area: word('entries', CHECK_AREA),
        name: words('entries', CHECKLIST_LIMITS.ownName),
      }),
    ),
  ),
});

const photo = z.object({
  id: id('photos'),
  room: z.nullable(id('photos')),
  item: z.nullable(id('photos')),
  pictureId: z.nullable(id('photos')),
  caption: field('photos', words('photos', CHECKLIST_LIMITS.caption)),
  removed: z.nullable(stamp('photos')),
});

const fields = {
  title: field('title', words('title', CHECKLIST_LIMITS.title)),
  place: field('place', z.nullable(place)),
  contact: field('contact', z.nullable(contact)),
  seenOn: field('seenOn', z.nullable(digits('seenOn'))),
  note: field('note', words('note', CHECKLIST_LIMITS.note)),
  rooms: list('rooms', room, CHECKLIST_MOST.rooms),
  entries: list('entries', entry, CHECKLIST_MOST.entries),
  photos: list('photos', photo, CHECKLIST_MOST.photos),
  removed: z.nullable(stamp('removed')),
};

/** PUT /v2/checklists/{id}: as the device has it, without its id. */
export const checklistBody = z.object(fields);

/**
 * POST /v2/checklists/join: `known` is all that the device knows of the ids after `after` and up to `upTo`,
 * both open where they are left out.
 */
export const joinChecklistsBody = z.object({
  changed: list('changed', z.object({ id: uuid('changed'), ...fields }), MOST_JOINED),
  known: list(
    'known',
    z.object({
      id: uuid('known'),
      revision: z.int(said('known', '받은 revision을 보내 주세요.')),
    }),
    MOST_KNOWN,
  ),
  after: z.optional(uuid('after')),
  upTo: z.optional(uuid('upTo')),
});

/** POST /v2/checklists/{id}/share */
export const shareChecklistBody = z.object({
  days: z.literal(SHARE_DAYS, said('days', `${SHARE_DAYS.join(', ')} 가운데 하나로 보내 주세요.`)),
  choice: z.object(
    { address: flag('choice'), name: flag('choice'), tel: flag('choice') },
    said('choice', '주소, 이름, 연락처를 보일지 보내 주세요.'),
  ),
});
