import * as z from 'zod/mini';
import { CHECK_AREA, CHECK_GRADE, DEAL_TYPE } from '#core';
import { documentPicture } from './documents';

const stamp = z.nullable(z.string());
/** A field with the stamp of the hybrid clock at which it was written. */
const stamped = <Value extends z.ZodMiniType>(value: Value) => z.object({ value, at: z.string() });
const field = <Value extends z.ZodMiniType>(value: Value) => z.nullable(stamped(value));

/** In whole 만원. */
const manwon = z.number();

const place = z.object({
  from: z.enum(['HOUSE', 'DEAL', 'FREE']),
  targetId: z.nullable(z.string()),
  kind: z.string(),
  dong: z.string(),
  address: z.string(),
  floor: z.string(),
  price: z.nullable(z.object({ dealType: z.enum(DEAL_TYPE), deposit: manwon, monthly: manwon })),
  maintenance: z.nullable(manwon),
});

const checklist = z.object({
  id: z.string(),
  title: field(z.string()),
  place: field(z.nullable(place)),
  contact: field(z.nullable(z.object({ name: z.string(), tel: z.string() }))),
  seenOn: field(z.nullable(z.string())),
  note: field(z.string()),
  rooms: z.array(
    z.object({
      id: z.string(),
      area: z.enum(CHECK_AREA),
      name: stamped(z.nullable(z.string())),
    }),
  ),
  entries: z.array(
    z.object({
      room: z.string(),
      item: z.string(),
      grade: field(z.nullable(z.enum(CHECK_GRADE))),
      reading: field(z.nullable(z.number())),
      note: field(z.string()),
      weight: field(z.nullable(z.literal([0, 1, 2, 3]))),
      isShown: field(z.boolean()),
      own: field(z.nullable(z.object({ area: z.enum(CHECK_AREA), name: z.string() }))),
    }),
  ),
  photos: z.array(
    z.object({
      id: z.string(),
      room: z.nullable(z.string()),
      item: z.nullable(z.string()),
      pictureId: z.nullable(z.string()),
      caption: field(z.string()),
      removed: stamp,
    }),
  ),
  removed: stamp,
});

const share = z.object({
  code: z.string(),
  until: z.string(),
  choice: z.object({ address: z.boolean(), name: z.boolean(), tel: z.boolean() }),
});

const kept = z.object({
  checklist,
  revision: z.number(),
  share: z.nullable(share),
  pictures: z.array(documentPicture),
});

/** GET /v2/checklists */
export const checklistsReply = z.object({ result: z.array(kept) });

/** GET and PUT /v2/checklists/{id} */
export const checklistReply = z.object({ item: kept });

/** DELETE /v2/checklists/{id} and its share */
export const removedChecklistReply = z.object({ item: z.object({ id: z.string() }) });

/**
 * POST /v2/checklists/join: what the device lacks; `left` counts what it lacks beside that, `now` tells
 * a device how far its clock is off.
 */
export const joinedChecklistsReply = z.object({
  result: z.array(kept),
  left: z.number(),
  now: z.iso.datetime({ offset: true }),
});

/** POST /v2/checklists/{id}/share */
export const checklistShareReply = z.object({ item: share });

/** GET /v2/views/{code} */
export const checklistViewReply = z.object({
  item: z.object({ checklist, until: z.string(), pictures: z.array(documentPicture) }),
});
