import * as z from 'zod/mini';
import { PUSH_KIND } from '#core';

/** GET, PUT and DELETE /v2/me/push: the key for which a browser subscribes, and what this device is told. */
export const pushStandingReply = z.object({
  item: z.object({
    publicKey: z.string(),
    choice: z.nullable(z.object({ kinds: z.array(z.enum(PUSH_KIND)), showsText: z.boolean() })),
    /** Of what other devices of the member are told. */
    elsewhere: z.array(z.enum(PUSH_KIND)),
  }),
});

/** POST /v2/push/stop */
export const pushStoppedReply = z.object({ item: z.object({ kind: z.enum(PUSH_KIND) }) });
