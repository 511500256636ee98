import type { HttpClient } from '../../adapters/http/client/http-client';
import type { Patient } from '../../adapters/system/later';
import { TOKEN } from '../tokens';
import type { Bind, Get } from '../wiring';

/** A port of the API whose code is fetched at its first call. */
export type Fetched = <Port extends Patient<Port>>(
  make: (api: HttpClient) => Promise<Port>,
) => (get: Get) => Port;

/** What members offer each other, what they say of it, and what they keep and write of it themselves. */
export function dealsAndPeople(bind: Bind, fetched: Fetched): void {
  const deals = async (api: HttpClient) => {
    const { HttpDeals } = await import('../../adapters/http/deals/http-deals');
    return new HttpDeals(api);
  };
  bind(TOKEN.directs, fetched(deals));
  bind(TOKEN.ownDeals, fetched(deals));
  const checklists = async (api: HttpClient) => {
    const { HttpChecklists } = await import('../../adapters/http/checklists/http-checklists');
    return new HttpChecklists(api);
  };
  bind(TOKEN.checklists, fetched(checklists));
  bind(TOKEN.checklistViews, fetched(checklists));
  const dealActs = async (api: HttpClient) => {
    const { dealActsOf } = await import('../later/deal-acts-of');
    return dealActsOf(api);
  };
  bind(
    TOKEN.dealAlarms,
    fetched(async (api) => (await dealActs(api)).dealAlarms),
  );
  bind(
    TOKEN.dealInquiries,
    fetched(async (api) => (await dealActs(api)).dealInquiries),
  );
  bind(
    TOKEN.usualPrices,
    fetched(async (api) => (await dealActs(api)).usualPrices),
  );
  bind(
    TOKEN.chats,
    fetched(async (api) => {
      const { HttpChats } = await import('../../adapters/http/chats/http-chats');
      return new HttpChats(api);
    }),
  );
  bind(
    TOKEN.visitFiles,
    fetched(async (api) => {
      const [{ HttpVisitFiles }, { BrowserFileKeeper }] = await Promise.all([
        import('../../adapters/http/chats/http-visit-files'),
        import('../../adapters/system/browser-file-keeper'),
      ]);
      return new HttpVisitFiles(api, new BrowserFileKeeper(window));
    }),
  );
  bind(
    TOKEN.collections,
    fetched(async (api) => {
      const { HttpCollections } = await import('../../adapters/http/collections/http-collections');
      return new HttpCollections(api);
    }),
  );
  bind(
    TOKEN.mates,
    fetched(async (api) => {
      const { HttpMates } = await import('../../adapters/http/deals/http-mates');
      return new HttpMates(api);
    }),
  );
  bind(
    TOKEN.mateRequests,
    fetched(async (api) => {
      const { HttpMateRequests } = await import('../../adapters/http/deals/http-mates');
      return new HttpMateRequests(api);
    }),
  );
}
