import {
  dealSearchFrom,
  dealSearchParams,
  type Cancellation,
  type DealAlarm,
  type DealAlarms,
  type DealKind,
  type DealSearch,
} from '#core';
import { dealAlarmReply, dealAlarmsReply, removedDealAlarmReply } from '#contract/deal-alarms';
import type { HttpClient } from '../client/http-client';

const PATH = '/v2/me/deal-alarms';

interface WireAlarm {
  readonly id: string;
  readonly dealType: DealKind;
  readonly params: string;
  readonly place: string | null;
}

const alarmOf = ({ id, dealType, params, place }: WireAlarm): DealAlarm => ({
  ...dealSearchFrom(dealType, params),
  id,
  place,
});

/** {@link DealAlarms} of the API. */
export class HttpDealAlarms implements DealAlarms {
  constructor(private readonly client: HttpClient) {}

  async all(cancel?: Cancellation): Promise<readonly DealAlarm[]> {
    const { result } = await this.client.get({ path: PATH, reply: dealAlarmsReply, cancel });
    return result.map(alarmOf);
  }

  async set(search: DealSearch): Promise<DealAlarm> {
    const asked = new URLSearchParams(dealSearchParams(search));
    const { item } = await this.client.put({
      path: PATH,
      params: { dealType: search.dealType, ...Object.fromEntries(asked) },
      body: {},
      reply: dealAlarmReply,
    });
    return alarmOf(item);
  }

  async remove(id: string): Promise<void> {
    const path = `${PATH}/${encodeURIComponent(id)}`;
    await this.client.delete({ path, reply: removedDealAlarmReply });
  }
}
