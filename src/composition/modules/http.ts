import type { Call, Carrier } from '../../adapters/http/client/call';
import { HttpClient } from '../../adapters/http/client/http-client';
import { HttpHouseSearch } from '../../adapters/http/http-house-search';
import { HttpInventories } from '../../adapters/http/http-inventories';
import { HttpNotices } from '../../adapters/http/http-notices';
import { HttpPlaceSearch } from '../../adapters/http/http-place-search';
import { HttpSessionSource } from '../../adapters/http/http-session-source';
import { TokenStorage } from '../../adapters/storage/token-storage';
import { later } from '../../adapters/system/later';
import { pause } from '../../adapters/system/pause';
import { laterLiveInbox } from '../later-live-inbox';
import { pageBack } from '../window/page-back';
import { TOKEN } from '../tokens';
import { wiring, type Get } from '../wiring';

/**
 * The API: one client for all nouns of a profile, with the tokens of its device. `makeCarrier` says
 * how calls get there.
 */
export const http = (makeCarrier: (get: Get) => Carrier) =>
  wiring((bind) => {
    bind(TOKEN.tokens, (get) => new TokenStorage(get(TOKEN.local)));
    let made: HttpClient | null = null;
    const client = (get: Get): HttpClient => {
      made ??= new HttpClient({
        carrier: makeCarrier(get),
        tokens: get(TOKEN.tokens),
        suffix: get(TOKEN.env).tokenSuffix,
        onUnauthorized: () => {
          get(TOKEN.sessionStore).lost();
        },
        onDoubt: () => {
          get(TOKEN.sessionStore).doubted();
        },
      });
      return made;
    };
    bind(TOKEN.houses, (get) => new HttpHouseSearch(client(get)));
    bind(TOKEN.ahead, (get) =>
      later(async () => {
        const [{ HttpHousesAhead }, { isThrifty }] = await Promise.all([
          import('../../adapters/http/http-houses-ahead'),
          import('../../adapters/system/is-thrifty'),
        ]);
        return new HttpHousesAhead(get(TOKEN.env).apiUrl, () => isThrifty(navigator));
      }),
    );
    bind(TOKEN.notices, (get) => new HttpNotices(client(get)));
    bind(TOKEN.noticeFiles, (get) =>
      later(async () => {
        const [{ HttpNoticeFiles }, { BrowserFileKeeper }] = await Promise.all([
          import('../../adapters/http/http-notice-files'),
          import('../../adapters/system/browser-file-keeper'),
        ]);
        return new HttpNoticeFiles(client(get), new BrowserFileKeeper(window));
      }),
    );
    const community = async (get: Get) => {
      const { communityOf } = await import('../community-of');
      return communityOf(client(get));
    };
    bind(TOKEN.pictures, (get) =>
      later(async () => {
        const { HttpPictures } = await import('../../adapters/http/http-pictures');
        return new HttpPictures(client(get));
      }),
    );
    bind(TOKEN.posts, (get) => later(async () => (await community(get)).posts));
    bind(TOKEN.comments, (get) => later(async () => (await community(get)).comments));
    bind(TOKEN.blocks, (get) => later(async () => (await community(get)).blocks));
    const deals = async (get: Get) => {
      const { HttpDeals } = await import('../../adapters/http/http-deals');
      return new HttpDeals(client(get));
    };
    bind(TOKEN.directs, (get) => later(() => deals(get)));
    bind(TOKEN.ownDeals, (get) => later(() => deals(get)));
    bind(TOKEN.contents, (get) =>
      later(async () => {
        const { HttpContents } = await import('../../adapters/http/http-contents');
        return new HttpContents(client(get));
      }),
    );
    bind(TOKEN.search, (get) =>
      later(async () => {
        const { HttpSearch } = await import('../../adapters/http/http-search');
        return new HttpSearch(client(get));
      }),
    );
    bind(TOKEN.places, (get) => new HttpPlaceSearch(client(get)));
    bind(TOKEN.addresses, (get) =>
      later(async () => {
        const { HttpAddressSearch } = await import('../../adapters/http/http-address-search');
        return new HttpAddressSearch(client(get));
      }),
    );
    bind(TOKEN.areas, (get) =>
      later(async () => {
        const { HttpAreas } = await import('../../adapters/http/http-areas');
        return new HttpAreas(client(get));
      }),
    );
    bind(TOKEN.dongs, (get) =>
      later(async () => {
        const { HttpDongLookup } = await import('../../adapters/http/http-dong-lookup');
        return new HttpDongLookup(client(get));
      }),
    );
    bind(TOKEN.codes, (get) =>
      later(async () => {
        const { HttpCodeLists } = await import('../../adapters/http/http-code-lists');
        return new HttpCodeLists(client(get));
      }),
    );
    bind(TOKEN.inventories, (get) => new HttpInventories(client(get)));
    bind(TOKEN.nearby, (get) =>
      later(async () => {
        const { nearbyOf } = await import('../nearby-of');
        return nearbyOf(get(TOKEN.maps), client(get));
      }),
    );
    bind(TOKEN.session, (get) => new HttpSessionSource(client(get)));
    bind(TOKEN.signIn, (get) =>
      later(async () => {
        const { HttpSignIn } = await import('../../adapters/http/http-sign-in');
        return new HttpSignIn(client(get));
      }),
    );
    bind(TOKEN.inbox, (get) =>
      later(async () => {
        const { HttpInbox } = await import('../../adapters/http/http-inbox');
        return new HttpInbox(client(get));
      }),
    );
    const alarms = (how: Pick<Call, 'byItself'>) => (get: Get) =>
      later(async () => {
        const { HttpNoticeAlarms } = await import('../../adapters/http/http-notice-alarms');
        return new HttpNoticeAlarms(client(get), how);
      });
    bind(TOKEN.alarms, alarms({}));
    bind(TOKEN.alarmsByItself, alarms({ byItself: true }));
    const conditions = (how: Pick<Call, 'byItself'>) => (get: Get) =>
      later(async () => {
        const { HttpMyConditions } = await import('../../adapters/http/http-my-conditions');
        return new HttpMyConditions(client(get), how);
      });
    bind(TOKEN.myConditions, conditions({}));
    bind(TOKEN.conditionsByItself, conditions({ byItself: true }));
    bind(TOKEN.calendar, (get) =>
      later(async () => {
        const { HttpCalendarSubscription } =
          await import('../../adapters/http/http-calendar-subscription');
        return new HttpCalendarSubscription(client(get));
      }),
    );
    bind(TOKEN.liveInbox, (get) => {
      const back = pageBack(get(TOKEN.pageOnline), get(TOKEN.pageSight));
      const rest = (ms: number, signal: AbortSignal) => pause(ms, signal, back);
      return laterLiveInbox(async () => {
        const { liveInboxOf } = await import('../live-inbox-of');
        return liveInboxOf(client(get), get(TOKEN.env).apiUrl, rest);
      }, rest);
    });
    bind(TOKEN.notifications, (get) =>
      later(async () => {
        const { HttpNotifications } = await import('../../adapters/http/http-notifications');
        return new HttpNotifications(client(get));
      }),
    );
    bind(TOKEN.reports, (get) =>
      later(async () => {
        const { HttpReports } = await import('../../adapters/http/http-reports');
        return new HttpReports(client(get));
      }),
    );
    bind(TOKEN.appeals, (get) =>
      later(async () => {
        const { HttpAppeals } = await import('../../adapters/http/http-appeals');
        return new HttpAppeals(client(get));
      }),
    );
    bind(TOKEN.installLinks, (get) =>
      later(async () => {
        const { HttpInstallLinks } = await import('../../adapters/http/http-install-links');
        return new HttpInstallLinks(client(get), get(TOKEN.random));
      }),
    );
    bind(TOKEN.items, (get) =>
      later(async () => {
        const { HttpItemLookup } = await import('../../adapters/http/http-item-lookup');
        return new HttpItemLookup(client(get));
      }),
    );
  });
