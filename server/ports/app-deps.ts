import type {
  AddressSearch,
  Clock,
  DocumentPicture,
  Inventory,
  NearbyPlaces,
  Photo,
  Provider,
} from '#core';
import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../env';
import type { StoredBlocks } from './communities/blocks';
import type { BoundaryTiles, KnownBoundaries } from './map/boundaries';
import type { Calendars } from './notices/calendars';
import type { CallCounts } from './call-counts';
import type { StoredChats } from './chats/chats';
import type { StoredChecklists } from './checklists/checklists';
import type { StoredCollections } from './collections/collections';
import type { StoredComments } from './communities/comments';
import type { StoredConditions } from './notices/conditions';
import type { StoredInventories, StoredLinks } from './content';
import type { StoredMemberLists } from './lists';
import type { StoredContents } from './magazine/contents';
import type { StoredDealAlarms } from './deals/deal-alarms';
import type { DealMap } from './deals/deal-map';
import type { StoredDeals } from './deals/deals';
import type { StoredDealZzims } from './deals/deal-zzims';
import type { StoredInquiries } from './deals/inquiries';
import type { StoredMateRequests, StoredMates } from './deals/mates';
import type { StoredOwnDeals } from './deals/own-deals';
import type { StoredHouseNumbers } from './houses/house-numbers';
import type { Houses, UsualPrices } from './houses/houses';
import type { Members } from './accounts/members';
import type { MessageCounts, SmsGateway } from './accounts/messages';
import type { StoredModeration } from './moderation/moderation';
import type { Notices } from './notices/notices';
import type {
  MemberSignals,
  StoredBundles,
  StoredChanges,
  StoredNoticeAlarms,
  StoredNotifications,
} from './notifications/notifications';
import type { PageDrawer } from './page-drawer';
import type { PushService, StoredPushDevices } from './push/push';
import type { Images, PictureIntake } from './pictures/pictures';
import type { Dongs, Places } from './map/places';
import type { StoredPosts } from './communities/posts';
import type { StoredReports } from './moderation/reports';
import type { StoredSearch } from './search';
import type { Sessions } from './accounts/sessions';
import type { ShownPictures } from './pictures/shown-pictures';
import type { StoredPicture } from './pictures/stored-pictures';
import type { Attempts, Certifications, IdentityProvider } from './accounts/sign-in';

/** All that the HTTP side of the server needs of the world. */
export interface AppDeps {
  readonly env: Env;
  readonly clock: Clock;
  readonly houses: Houses;
  readonly notices: Notices;
  readonly contents: StoredContents;
  readonly shownPictures: ShownPictures;
  readonly notifications: StoredNotifications;
  readonly bundles: StoredBundles;
  readonly noticeAlarms: StoredNoticeAlarms;
  readonly changes: StoredChanges;
  /** Tell open pages that something changed. */
  readonly signals: MemberSignals;
  readonly push: PushService;
  readonly pushDevices: StoredPushDevices;
  readonly calendars: Calendars;
  readonly conditions: StoredConditions;
  readonly posts: StoredPosts;
  readonly comments: StoredComments;
  readonly blocks: StoredBlocks;
  readonly deals: StoredDeals;
  readonly dealMap: DealMap;
  readonly dealAlarms: StoredDealAlarms;
  readonly inquiries: StoredInquiries;
  readonly houseNumbers: StoredHouseNumbers;
  readonly dealZzims: StoredDealZzims;
  readonly lists: StoredMemberLists;
  readonly ownDeals: StoredOwnDeals;
  readonly chats: StoredChats;
  readonly checklists: StoredChecklists;
  readonly collections: StoredCollections;
  readonly mates: StoredMates;
  readonly mateRequests: StoredMateRequests;
  readonly usualPrices: UsualPrices;
  readonly search: StoredSearch;
  readonly places: Places;
  /** Buildings by their official addresses. */
  readonly addresses: AddressSearch;
  /** Facilities around a point. */
  readonly nearby: NearbyPlaces;
  readonly inventories: StoredInventories;
  readonly sessions: Sessions;
  readonly members: Members;
  readonly attempts: Attempts;
  /** Those that are configured; a provider that is not here is hidden. */
  readonly identityProviders: ReadonlyMap<Provider, IdentityProvider>;
  /** Null where no certification is configured. */
  readonly certifications: Certifications | null;
  /** Null where no SMS service is configured. */
  readonly sms: SmsGateway | null;
  readonly messageCounts: MessageCounts;
  /** What limits count by, in all processes together. */
  readonly callCounts: CallCounts;
  readonly links: StoredLinks;
  readonly reports: StoredReports;
  readonly moderation: Pick<StoredModeration, 'openCase' | 'appeal'>;
  readonly images: Images;
  readonly uploads: PictureIntake;
  /** Signs the sizes of a picture. */
  readonly presentPhoto: (path: string) => Photo;
  /** Signs the sizes of a picture that somebody brought, uncut. */
  readonly presentPicture: (picture: StoredPicture) => DocumentPicture;
  /** Signs the sizes of a picture of a room for some hours. */
  readonly presentPrivate: (picture: StoredPicture) => DocumentPicture;
  /** Signs a picture as shared links show it, 1200 × 630. */
  readonly presentCard: (path: string) => string;
  /** Signs the drawn face of a member, by a key that stays theirs; nothing of the key can be read from it. */
  readonly presentFace: (memberKey: string) => string;
  /** Signs the picture of an inventory. */
  readonly presentInventoryImage: (inventory: Pick<Inventory, 'ID' | 'IMAGE_1'>) => string;
  /** The GeoJSON of the embedded base map, without the names of areas that tiles bring. */
  readonly baseMap: (imported: KnownBoundaries['areas']) => object;
  /** Imported boundaries on the base map. */
  readonly tiles: BoundaryTiles;
  /** Dongs by their codes. */
  readonly dongs: Dongs;
  /** Whether the database answers. */
  readonly isReady: () => Promise<boolean>;
  /** Where the built app lies; null serves the API only. */
  readonly clientDir: string | null;
  /** Draws the app's pages; null leaves that to the browser. */
  readonly drawer: PageDrawer | null;
  readonly logger: FastifyBaseLogger;
}
