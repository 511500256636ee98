import type { Call, Carrier } from '../../adapters/http/client/call';
import { HttpClient } from '../../adapters/http/client/http-client';
import { HeardChats } from '../../adapters/http/chats/heard-chats';
import { HeardCollections } from '../../adapters/http/collections/heard-collections';
import { HttpHouseSearch } from '../../adapters/http/houses/http-house-search';
import { HttpInventories } from '../../adapters/http/http-inventories';
import { HttpPlaceSearch } from '../../adapters/http/http-place-search';
import { HttpSessionSource } from '../../adapters/http/http-session-source';
import { TokenStorage } from '../../adapters/storage/token-storage';
import { later } from '../../adapters/system/later';
import { pause } from '../../adapters/system/pause';
import { laterLiveInbox } from '../later/later-live-inbox';
import { pageBack } from '../window/page-back';
import { TOKEN } from '../tokens';
import { wiring, type Get } from '../wiring';
import { dealsAndPeople, type Fetched } from './http-deals-and-people';

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
    /** A port of the API whose code is fetched at its first call. */
    const fetched: Fetched = (make) => (get) => later(() => make(client(get)));
    bind(TOKEN.houses, (get) => new HttpHouseSearch(client(get)));
    bind(TOKEN.ahead, (get) =>
      later(async () => {
        const [{ HttpHousesAhead }, { isThrifty }] = await Promise.all([
          import('../../adapters/http/houses/http-houses-ahead'),
          import('../../adapters/system/is-thrifty'),
        ]);
        return new HttpHousesAhead(get(TOKEN.env).apiUrl, () => isThrifty(navigator));
      }),
    );
    bind(
      TOKEN.notices,
      fetched(async (api) => {
        const { HttpNotices } = await import('../../adapters/http/notices/http-notices');
        return new HttpNotices(api);
      }),
    );
    bind(
      TOKEN.noticeFiles,
      fetched(async (api) => {
        const [{ HttpNoticeFiles }, { BrowserFileKeeper }] = await Promise.all([
          import('../../adapters/http/notices/http-notice-files'),
          import('../../adapters/system/browser-file-keeper'),
        ]);
        return new HttpNoticeFiles(api, new BrowserFileKeeper(window));
      }),
    );
    bind(
      TOKEN.pushAlarms,
      fetched(async (api) => {
        const { HttpPushAlarms } = await import('../../adapters/http/http-push-alarms');
        return new HttpPushAlarms(api);
      }),
    );
    const community = async (api: HttpClient) => {
      const { communityOf } = await import('../later/community-of');
      return communityOf(api);
    };
    bind(
      TOKEN.pictures,
      fetched(async (api) => {
        const { HttpPictures } = await import('../../adapters/http/http-pictures');
        return new HttpPictures(api);
      }),
    );
    bind(
      TOKEN.posts,
      fetched(async (api) => (await community(api)).posts),
    );
    bind(
      TOKEN.comments,
      fetched(async (api) => (await community(api)).comments),
    );
    bind(
      TOKEN.blocks,
      fetched(async (api) => (await community(api)).blocks),
    );
    dealsAndPeople(bind, fetched);
    const heardChats = new HeardChats();
    bind(TOKEN.liveChats, () => heardChats);
    const heardCollections = new HeardCollections();
    bind(TOKEN.liveCollections, () => heardCollections);
    bind(
      TOKEN.contents,
      fetched(async (api) => {
        const { HttpContents } = await import('../../adapters/http/http-contents');
        return new HttpContents(api);
      }),
    );
    bind(
      TOKEN.search,
      fetched(async (api) => {
        const { HttpSearch } = await import('../../adapters/http/http-search');
        return new HttpSearch(api);
      }),
    );
    bind(TOKEN.places, (get) => new HttpPlaceSearch(client(get)));
    bind(
      TOKEN.addresses,
      fetched(async (api) => {
        const { HttpAddressSearch } = await import('../../adapters/http/http-address-search');
        return new HttpAddressSearch(api);
      }),
    );
    bind(
      TOKEN.areas,
      fetched(async (api) => {
        const { HttpAreas } = await import('../../adapters/http/http-areas');
        return new HttpAreas(api);
      }),
    );
    bind(
      TOKEN.dongs,
      fetched(async (api) => {
        const { HttpDongLookup } = await import('../../adapters/http/http-dong-lookup');
        return new HttpDongLookup(api);
      }),
    );
    bind(
      TOKEN.codes,
      fetched(async (api) => {
        const { HttpCodeLists } = await import('../../adapters/http/houses/http-code-lists');
        return new HttpCodeLists(api);
      }),
    );
    bind(TOKEN.inventories, (get) => new HttpInventories(client(get)));
    bind(TOKEN.nearby, (get) =>
      later(async () => {
        const { nearbyOf } = await import('../later/nearby-of');
        return nearbyOf(get(TOKEN.maps), client(get));
      }),
    );
    bind(TOKEN.session, (get) => new HttpSessionSource(client(get)));
    bind(
      TOKEN.signIn,
      fetched(async (api) => {
        const { HttpSignIn } = await import('../../adapters/http/http-sign-in');
        return new HttpSignIn(api);
      }),
    );
    bind(
      TOKEN.inbox,
      fetched(async (api) => {
        const { HttpInbox } = await import('../../adapters/http/http-inbox');
        return new HttpInbox(api);
      }),
    );
    const alarms = (how: Pick<Call, 'byItself'>) =>
      fetched(async (api) => {
        const { HttpNoticeAlarms } = await import('../../adapters/http/notices/http-notice-alarms');
        return new HttpNoticeAlarms(api, how);
      });
    bind(TOKEN.alarms, alarms({}));
    bind(TOKEN.alarmsByItself, alarms({ byItself: true }));
    const conditions = (how: Pick<Call, 'byItself'>) =>
      fetched(async (api) => {
        const { HttpMyConditions } = await import('../../adapters/http/notices/http-my-conditions');
        return new HttpMyConditions(api, how);
      });
    bind(TOKEN.myConditions, conditions({}));
    bind(TOKEN.conditionsByItself, conditions({ byItself: true }));
    bind(
      TOKEN.calendar,
      fetched(async (api) => {
        const { HttpCalendarSubscription } =
          await import('../../adapters/http/notices/http-calendar-subscription');
        return new HttpCalendarSubscription(api);
      }),
    );
    bind(TOKEN.liveInbox, (get) => {
      const back = pageBack(get(TOKEN.pageOnline), get(TOKEN.pageSight));
      const rest = (ms: number, signal: AbortSignal) => pause(ms, signal, back);
      return laterLiveInbox(async () => {
        const { liveInboxOf } = await import('../later/live-inbox-of');
        return liveInboxOf(client(get), get(TOKEN.env).apiUrl, {
          rest,
          chats: heardChats,
          collections: heardCollections,
          random: get(TOKEN.random),
        });
      }, rest);
    });
    bind(
      TOKEN.notifications,
      fetched(async (api) => {
        const { HttpNotifications } = await import('../../adapters/http/http-notifications');
        return new HttpNotifications(api);
      }),
    );
    bind(TOKEN.quietWrites, (get) => async () => {
      const { quietWritesOf } = await import('../later/quiet-writes-of');
      return quietWritesOf(client(get));
    });
    bind(
      TOKEN.reports,
      fetched(async (api) => {
        const { HttpReports } = await import('../../adapters/http/community/http-reports');
        return new HttpReports(api);
      }),
    );
    bind(
      TOKEN.appeals,
      fetched(async (api) => {
        const { HttpAppeals } = await import('../../adapters/http/community/http-appeals');
        return new HttpAppeals(api);
      }),
    );
    bind(TOKEN.installLinks, (get) =>
      later(async () => {
        const { HttpInstallLinks } = await import('../../adapters/http/http-install-links');
        return new HttpInstallLinks(client(get), get(TOKEN.random));
      }),
    );
    bind(
      TOKEN.items,
      fetched(async (api) => {
        const { HttpItemLookup } = await import('../../adapters/http/http-item-lookup');
        return new HttpItemLookup(api);
      }),
    );
  });
