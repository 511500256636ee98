import type { HttpClient } from '../../adapters/http/client/http-client';
import { HttpDealAlarms } from '../../adapters/http/deals/http-deal-alarms';
import { HttpDealInquiries } from '../../adapters/http/deals/http-deal-inquiries';
import { HttpUsualPrices } from '../../adapters/http/deals/http-usual-prices';

/** What is asked of deals besides their lists and pages: one piece of code, which no first view needs. */
export const dealActsOf = (client: HttpClient) => ({
  dealAlarms: new HttpDealAlarms(client),
  dealInquiries: new HttpDealInquiries(client),
  usualPrices: new HttpUsualPrices(client),
});
