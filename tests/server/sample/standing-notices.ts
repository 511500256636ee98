import { sampleDeliveries } from '../../../server/sample/notices/sample-notices';

/** The sample's notices of a day, as they stand at the end of all deliveries. */
export const standingNotices = (today: string) => {
  const all = sampleDeliveries(today).flatMap((delivery) => delivery.notices);
  return [...new Map(all.map((notice) => [notice.number, notice] as const)).values()];
};
