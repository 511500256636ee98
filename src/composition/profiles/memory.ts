import type { ContainerModule } from 'inversify';
import { MemoryAddressSearch } from '../../adapters/memory/memory-address-search';
import { MemoryAppeals } from '../../adapters/memory/community/memory-appeals';
import { MemoryBlocks } from '../../adapters/memory/community/memory-blocks';
import type { MemoryCommunity } from '../../adapters/memory/community/memory-community';
import { MemoryComments } from '../../adapters/memory/community/memory-comments';
import { MemoryPosts } from '../../adapters/memory/community/memory-posts';
import { MemoryAreas } from '../../adapters/memory/memory-areas';
import { MemoryCalendarSubscription } from '../../adapters/memory/notices/memory-calendar-subscription';
import { MemoryChats, MemoryLiveChats } from '../../adapters/memory/chats/memory-chats';
import { MemoryVisitFiles } from '../../adapters/memory/chats/memory-visit-files';
import type { MemoryRooms } from '../../adapters/memory/chats/memory-rooms';
import { MemoryContents } from '../../adapters/memory/memory-contents';
import { MemoryCodeLists } from '../../adapters/memory/memory-code-lists';
import { MemoryCertificationWidget } from '../../adapters/memory/memory-certification-widget';
import { MemoryChecklists } from '../../adapters/memory/checklists/memory-checklists';
import {
  MemoryCollections,
  MemoryLiveCollections,
} from '../../adapters/memory/collections/memory-collections';
import { MemoryCollectionLists } from '../../adapters/memory/collections/memory-collection-lists';
import { MemoryDealAlarms } from '../../adapters/memory/deals/memory-deal-alarms';
import { MemoryListBook, MemoryMemberLists } from '../../adapters/memory/lists/memory-member-lists';
import { MemoryDealZzims } from '../../adapters/memory/deals/memory-deal-zzims';
import { MemoryDealInquiries } from '../../adapters/memory/deals/memory-deal-inquiries';
import type { MemoryDeals } from '../../adapters/memory/deals/memory-deals';
import { MemoryMateRequests } from '../../adapters/memory/deals/memory-mate-requests';
import { MemoryMateSearch } from '../../adapters/memory/deals/memory-mate-search';
import type { MemoryMates } from '../../adapters/memory/deals/memory-mates';
import { MemoryDirectDeals } from '../../adapters/memory/deals/memory-direct-deals';
import { MemoryUsualPrices } from '../../adapters/memory/deals/memory-usual-prices';
import { MemoryOwnDeals } from '../../adapters/memory/deals/memory-own-deals';
import { searchedDeals } from '../../adapters/memory/deals/searched-deals';
import { MemoryDongLookup } from '../../adapters/memory/memory-dong-lookup';
import { MemoryHouseSearch } from '../../adapters/memory/houses/memory-house-search';
import { MemoryInbox } from '../../adapters/memory/memory-inbox';
import { MemoryInstallLinks } from '../../adapters/memory/memory-install-links';
import { MemoryInventories } from '../../adapters/memory/memory-inventories';
import { MemoryItemLookup } from '../../adapters/memory/memory-item-lookup';
import { MemoryMapProvider } from '../../adapters/memory/memory-map-provider';
import { MemoryMyConditions } from '../../adapters/memory/notices/memory-my-conditions';
import { MemoryNativeBridge } from '../../adapters/memory/memory-native-bridge';
import { MemoryNearbyPlaces } from '../../adapters/memory/memory-nearby-places';
import { MemoryNoticeAlarms } from '../../adapters/memory/notices/memory-notice-alarms';
import { MemoryNoticeFiles } from '../../adapters/memory/notices/memory-notice-files';
import { MemoryNotices } from '../../adapters/memory/notices/memory-notices';
import { MemoryNotifications } from '../../adapters/memory/memory-notifications';
import { MemoryOfflineKeeper } from '../../adapters/memory/memory-offline-keeper';
import { MemoryPictures } from '../../adapters/memory/memory-pictures';
import { MemoryPlaceSearch } from '../../adapters/memory/memory-place-search';
import { MemoryReports } from '../../adapters/memory/memory-reports';
import { MemoryPushAlarms } from '../../adapters/memory/memory-push-alarms';
import {
  MEMORY_PUSH_KEY,
  MemoryPushSubscriber,
} from '../../adapters/memory/memory-push-subscriber';
import { MemorySearch } from '../../adapters/memory/memory-search';
import { MemorySessionSource } from '../../adapters/memory/memory-session-source';
import { MemorySharing } from '../../adapters/memory/memory-sharing';
import { MemorySignIn } from '../../adapters/memory/memory-sign-in';
import { MemorySocialLogin } from '../../adapters/memory/memory-social-login';
import { MemoryTokenKeeper } from '../../adapters/memory/memory-token-keeper';
import { NoAddressPicker } from '../../adapters/postcode/no-address-picker';
import { deviceOf, PROVIDERS, SNS_TYPE, type DocumentPicture, type PictureFile } from '#core';
import type { ClientEnv } from '../../ui/ground/services';
import { browserWorld } from '../modules/browser-world';
import { shellStores } from '../modules/shell-stores';
import { stores } from '../modules/stores';
import { TOKEN } from '../tokens';
import { wiring, type Get } from '../wiring';
import { memoryAddresses } from './memory-addresses';
import { memoryWideAreas } from './memory-areas';
import { memoryCommunity, memoryFace } from './memory-community';
import { memoryContents } from './memory-contents';
import { memoryDeals } from './memory-deals';
import { memoryMates } from './memory-mates';
import { memoryAreas, memoryFacilities, memoryHouses, memoryPlaces } from './memory-houses';
import { memoryNotices } from './memory-notices';
import { memoryNotifications } from './memory-notifications';
import { memoryRooms } from './memory-rooms';

/** Whoever presses a provider comes back at once. */
const SOMEBODY = { SNS_TYPE_CD: SNS_TYPE.FACEBOOK, accessToken: 'memory' } as const;

const fileAddress = (file: PictureFile): string =>
  file instanceof Blob ? URL.createObjectURL(file) : '';

/** The product without a server, for work on screens: `npx vite --mode memory`. */
export const memoryProfile = (view: Window, env: ClientEnv): ContainerModule[] => [
  browserWorld(view),
  stores,
  shellStores,
  wiring((bind) => {
    bind(TOKEN.env, () => ({ ...env, providers: PROVIDERS }));
    bind(TOKEN.houses, (get) => {
      const clock = get(TOKEN.clock);
      return new MemoryHouseSearch(memoryHouses(clock.now()), clock);
    });
    // What is in memory need not be fetched.
    bind(TOKEN.ahead, () => ({ marks: () => Promise.resolve() }));
    bind(TOKEN.notices, (get) => {
      const clock = get(TOKEN.clock);
      return new MemoryNotices(memoryNotices(clock.now()), clock);
    });
    bind(TOKEN.offlineKeeper, () => new MemoryOfflineKeeper());
    bind(TOKEN.noticeFiles, (get) => new MemoryNoticeFiles(get(TOKEN.notices)));
    bind(TOKEN.contents, () => new MemoryContents(memoryContents));
    bind(TOKEN.places, () => new MemoryPlaceSearch(memoryPlaces, memoryAreas));
    bind(TOKEN.addresses, () => new MemoryAddressSearch(memoryAddresses));
    bind(TOKEN.areas, () => new MemoryAreas(memoryWideAreas));
    bind(TOKEN.dongs, (get) => {
      const houses = memoryHouses(get(TOKEN.clock).now());
      return new MemoryDongLookup(memoryAreas, houses);
    });
    bind(TOKEN.codes, () => new MemoryCodeLists());
    bind(TOKEN.inventories, () => new MemoryInventories({}));
    const tokens = new MemoryTokenKeeper();
    const signIn = new MemorySignIn(tokens);
    bind(TOKEN.tokens, () => tokens);
    bind(TOKEN.signIn, () => signIn);
    bind(TOKEN.session, () => new MemorySessionSource(() => signIn.session()));
    bind(TOKEN.socialLogin, () => new MemorySocialLogin({ kind: 'tokens', payload: SOMEBODY }));
    bind(TOKEN.addressPicker, () => new NoAddressPicker());
    bind(TOKEN.certification, () => new MemoryCertificationWidget());
    const conditions = new MemoryMyConditions();
    bind(TOKEN.myConditions, () => conditions);
    bind(TOKEN.conditionsByItself, () => conditions);
    const calendar = new MemoryCalendarSubscription();
    bind(TOKEN.calendar, () => calendar);
    const alarms = new MemoryNoticeAlarms(() => true);
    bind(TOKEN.alarms, () => alarms);
    bind(TOKEN.alarmsByItself, () => alarms);
    let inbox: MemoryInbox | null = null;
    const inboxOf = (get: Get) =>
      (inbox ??= new MemoryInbox(memoryNotifications(get(TOKEN.clock).now())));
    bind(TOKEN.inbox, inboxOf);
    bind(TOKEN.liveInbox, inboxOf);
    bind(TOKEN.notifications, () => new MemoryNotifications());
    bind(TOKEN.items, () => new MemoryItemLookup());
    bind(TOKEN.installLinks, (get) => new MemoryInstallLinks(get(TOKEN.clock)));
    const book = new MemoryListBook();
    bind(TOKEN.quietWrites, (get) => () => {
      const [posts, comments] = [get(TOKEN.posts), get(TOKEN.comments)];
      const [reports, mateRequests] = [get(TOKEN.reports), get(TOKEN.mateRequests)];
      const collections = get(TOKEN.collections);
      const lists = new MemoryMemberLists(
        { book, clock: get(TOKEN.clock), member: () => author()?.id ?? null },
        new MemoryDealZzims(deals(get), author, mates(get)),
      );
      const [checklists, pictures] = [get(TOKEN.checklists), get(TOKEN.pictures)];
      const members = { mateRequests, collections, lists, checklists, pictures };
      return Promise.resolve({ posts, comments, reports, ...members });
    });
    bind(TOKEN.reports, (get) => {
      const who = () => signIn.session().ID ?? null;
      return new MemoryReports({ random: get(TOKEN.random), clock: get(TOKEN.clock), who });
    });
    const pictures: DocumentPicture[] = [];
    bind(TOKEN.pictures, () => new MemoryPictures(pictures, fileAddress));
    let made: MemoryCommunity | null = null;
    const community = (get: Get) => (made ??= memoryCommunity(get(TOKEN.clock), pictures));
    const author = () => {
      const { ID, NICKNAME } = signIn.session();
      if (ID === undefined) return null;
      return { id: String(ID), nickname: NICKNAME ?? '', image: memoryFace(200) };
    };
    bind(TOKEN.posts, (get) => new MemoryPosts(community(get), author));
    bind(TOKEN.comments, (get) => new MemoryComments(community(get), author));
    bind(TOKEN.blocks, (get) => new MemoryBlocks(community(get), author));
    let offered: MemoryDeals | null = null;
    const deals = (get: Get) => (offered ??= memoryDeals(community(get)));
    bind(TOKEN.directs, (get) => new MemoryDirectDeals(deals(get), author));
    let sharing: MemoryMates | null = null;
    const mates = (get: Get) => (sharing ??= memoryMates(community(get)));
    bind(TOKEN.usualPrices, (get) => {
      return new MemoryUsualPrices(memoryHouses(get(TOKEN.clock).now()));
    });
    let said: MemoryRooms | null = null;
    const rooms = (get: Get) => (said ??= memoryRooms(deals(get), mates(get)));
    bind(TOKEN.chats, (get) => new MemoryChats(rooms(get), author));
    bind(TOKEN.visitFiles, (get) => new MemoryVisitFiles(get(TOKEN.chats)));
    bind(TOKEN.liveChats, (get) => new MemoryLiveChats(rooms(get), author));
    let collected: MemoryCollectionLists | null = null;
    const collections = (get: Get) =>
      (collected ??= new MemoryCollectionLists({
        clock: get(TOKEN.clock),
        nicknameOf: () => signIn.session().NICKNAME ?? '',
        isThere: () => true,
      }));
    const memberId = () => author()?.id ?? null;
    bind(TOKEN.collections, (get) => new MemoryCollections(collections(get), memberId));
    bind(TOKEN.liveCollections, (get) => new MemoryLiveCollections(collections(get), memberId));
    bind(TOKEN.dealInquiries, (get) => {
      const houses = memoryHouses(get(TOKEN.clock).now());
      return new MemoryDealInquiries(deals(get), author, houses, mates(get));
    });
    bind(TOKEN.ownDeals, (get) => new MemoryOwnDeals(deals(get), author, mates(get)));
    const dealAlarms = new MemoryDealAlarms({
      member: () => author()?.id ?? null,
      placeOf: (code) => memoryAreas.find((area) => area.dongliCode === code)?.dong ?? null,
    });
    bind(TOKEN.dealAlarms, () => dealAlarms);
    const pushAlarms = new MemoryPushAlarms({
      member: () => author()?.id ?? null,
      publicKey: MEMORY_PUSH_KEY,
    });
    bind(TOKEN.pushAlarms, () => pushAlarms);
    const pushSubscriber = new MemoryPushSubscriber();
    bind(TOKEN.pushSubscriber, () => pushSubscriber);
    let checked: MemoryChecklists | null = null;
    const checklists = (get: Get) =>
      (checked ??= new MemoryChecklists({
        member: () => author()?.id ?? null,
        clock: get(TOKEN.clock),
        random: get(TOKEN.random),
        pictureOf: (id) => pictures.find((one) => one.id === id) ?? null,
      }));
    bind(TOKEN.checklists, checklists);
    bind(TOKEN.checklistViews, checklists);
    bind(TOKEN.mates, (get) => new MemoryMateSearch(mates(get), author));
    bind(TOKEN.mateRequests, (get) => new MemoryMateRequests(mates(get), author));
    bind(TOKEN.search, (get) => {
      const clock = get(TOKEN.clock);
      const kept = { deals: deals(get), mates: mates(get) };
      const searched = {
        notices: memoryNotices(clock.now()),
        places: memoryPlaces,
        get deals() {
          return searchedDeals(kept, author()?.id ?? null);
        },
      };
      return new MemorySearch(searched, clock);
    });
    bind(TOKEN.appeals, (get) => new MemoryAppeals(community(get), author, get(TOKEN.random)));
    bind(TOKEN.native, () => new MemoryNativeBridge());
    bind(TOKEN.device, () => {
      const { userAgent, maxTouchPoints } = view.navigator;
      return deviceOf({ shell: null, userAgent, maxTouchPoints });
    });
    bind(TOKEN.appLink, () => ({ open: () => Promise.resolve('no-app') }));
    bind(TOKEN.sharing, () => new MemorySharing());
    bind(TOKEN.maps, () => new MemoryMapProvider());
    bind(TOKEN.nearby, () => new MemoryNearbyPlaces(memoryFacilities));
  }),
];
