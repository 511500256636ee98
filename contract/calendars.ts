import * as z from 'zod/mini';

/** GET, PUT and DELETE /v2/me/calendar: the path to subscribe to; null while there is none. */
export const calendarReply = z.object({ item: z.object({ path: z.nullable(z.string()) }) });
