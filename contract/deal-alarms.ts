import * as z from 'zod/mini';
import { DEAL_KIND } from '#core';

const dealAlarm = z.object({
  id: z.string(),
  dealType: z.enum(DEAL_KIND),
  /** As the address of the list carries them. */
  params: z.string(),
  /** What its dong is called. */
  place: z.nullable(z.string()),
});

/** GET /v2/me/deal-alarms */
export const dealAlarmsReply = z.object({ result: z.array(dealAlarm) });

/** PUT /v2/me/deal-alarms */
export const dealAlarmReply = z.object({ item: dealAlarm });

/** DELETE /v2/me/deal-alarms/{id} */
export const removedDealAlarmReply = z.object({ item: z.object({ id: z.string() }) });
