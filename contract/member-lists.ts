import * as z from 'zod/mini';
import {
  CONTACT_METHOD,
  CONTACTED_TYPE,
  DEAL_TYPE,
  HYBRID_STAMP_FORM,
  KEPT_STATUS,
  LISTED_TYPE,
  STANDS,
} from '#core';

const stamp = z.string().check(z.regex(HYBRID_STAMP_FORM));
/** A whole number of 만원 (spec/readings R17). */
const manwon = z.int().check(z.gte(0));

const price = {
  dealType: z.enum(DEAL_TYPE),
  deposit: manwon,
  monthly: manwon,
  maintenance: z.nullable(manwon),
};
const kept = z.nullable(z.object({ status: z.enum(KEPT_STATUS), ...price }));
const state = z.nullable(
  z.object({
    stands: z.enum(STANDS),
    price: z.nullable(z.object(price)),
    until: z.nullable(z.string()),
    correctedOn: z.nullable(z.string()),
  }),
);
const place = z.nullable(
  z.object({
    dongliCode: z.nullable(z.string()),
    sigungu: z.nullable(z.string()),
    dong: z.nullable(z.string()),
    lat: z.nullable(z.number()),
    lng: z.nullable(z.number()),
  }),
);

const done = { id: z.string(), at: stamp, isKept: z.boolean() };
const zzim = z.object({ type: z.enum(LISTED_TYPE), ...done, kept });
const recent = z.object({ type: z.enum(LISTED_TYPE), ...done, place });
const seen = z.object({ type: z.enum(LISTED_TYPE), ...done, state });
const contact = z.object({
  type: z.enum(CONTACTED_TYPE),
  ...done,
  method: z.enum(CONTACT_METHOD),
});
const keptContact = z.object({
  type: z.enum(CONTACTED_TYPE),
  ...done,
  methods: z.array(z.enum(CONTACT_METHOD)),
});

/** What time it is on the server, too: a device whose clock is off sets it by this. */
const toldList = <const Entry extends z.ZodMiniType>(entry: Entry) =>
  z.object({ result: z.array(entry), now: z.iso.datetime({ offset: true }) });

/** GET /v2/me/zzims, and what POST /v2/me/zzims/join answers */
export const zzimsReply = toldList(zzim);
/** PUT and DELETE /v2/me/zzims/{type}/{id}: what stands of it */
export const zzimReply = z.object({ item: zzim });

/** GET /v2/me/recents, and what POST /v2/me/recents/join answers */
export const recentsReply = toldList(recent);
/** PUT and DELETE /v2/me/recents/{type}/{id} */
export const recentReply = z.object({ item: recent });

/** GET /v2/me/seen, and what POST /v2/me/seen/join answers */
export const seenThingsReply = toldList(seen);
/** PUT and DELETE /v2/me/seen/{type}/{id} */
export const seenThingReply = z.object({ item: seen });

/** GET /v2/me/contacts */
export const keptContactsReply = toldList(keptContact);
/** POST /v2/me/contacts/join */
export const contactsReply = toldList(contact);
/** PUT /v2/me/contacts/{type}/{id} */
export const contactReply = z.object({ item: contact });
/** DELETE /v2/me/contacts/{type}/{id}: what stands of all its ways */
export const unsetContactsReply = z.object({ result: z.array(contact) });
