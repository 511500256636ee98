import type {
  Area,
  Clock,
  DongPlace,
  HouseMapQuery,
  HouseMarks,
  HouseTally,
  HouseTallyQuery,
  Inventory,
  LatLng,
  MapView,
  NearbyPlaces,
  Page,
  Photo,
  Place,
  PriceLevel,
  Provider,
  Result,
  TransitStop,
  Yyyymmdd,
} from '#core';
import type { FastifyBaseLogger } from 'fastify';
import type {
  Attempts,
  Certifications,
  IdentityProvider,
  Members,
  Sessions,
  StoredLinks,
} from './accounts';
import type { CallCounts } from './call-counts';
import type { MessageCounts, SmsGateway } from './messages';
import type { NearestQuestion } from '../columns/nearest';
import type { StoredReports } from './reports';
import type { AskedList, Dated, LatelyQuery } from './house-queries';
import type { HouseRecord, HouseSummaryRecord } from './house-record';
import type { Env } from '../env';
import type { KnownBoundaries, MapTiles } from '../map/tiles/map-tiles';

/** The stored houses. */
export interface Houses {
  /** Hidden and sold houses are left out. Throws a BadCursorError for a cursor it never gave. */
  list(query: AskedList): Promise<Page<HouseSummaryRecord>>;
  marks(query: Dated<HouseMapQuery>): Promise<HouseMarks>;
  /** Of the houses as they are now; the same as that of a list or map that was asked at once. */
  version(): Promise<string>;
  tally(query: Dated<HouseTallyQuery>): Promise<HouseTally>;
  /** Whatever its status; null where there is none. */
  one(id: string): Promise<HouseRecord | null>;
  /** In the order asked for; unknown and hidden ones are left out. */
  some(ids: readonly string[]): Promise<readonly HouseSummaryRecord[]>;
  /** Open houses within 10 km with something new, latest first. */
  lately(query: LatelyQuery): Promise<readonly HouseSummaryRecord[]>;
  /** Null where there is no such house, or a hidden one. */
  priceLevel(id: string, today: Yyyymmdd): Promise<PriceLevel | null>;
  similar(id: string): Promise<readonly HouseSummaryRecord[]>;
  nearest(query: NearestQuestion): Promise<readonly HouseSummaryRecord[]>;
}

/** The stored areas, stations and universities. */
export interface Places {
  /** Best match first, then what the view shows; an empty query finds nothing. */
  search(query: string, limit: number, view: MapView | null): Promise<readonly Place[]>;
  /** By polygon where that is known, else the nearest middle; null beyond reach. */
  areaAt(at: LatLng): Promise<Area | null>;
  /** Stations, then bus stops, each nearest first. */
  stopsNear(at: LatLng): Promise<readonly TransitStop[]>;
}

/** Dongs and 리 by their legal-dong codes. */
export interface Dongs {
  /** Null for a code that is none. */
  one(code: string): Promise<DongPlace | null>;
  /** How many houses are on offer there. */
  countHouses(code: string): Promise<number>;
  /** Codes of those with houses on offer, the most first, at most so many. */
  onOffer(limit: number): Promise<readonly string[]>;
}

/** What operators placed. */
export interface StoredInventories {
  /** In the order to show them. */
  of(target: string): Promise<readonly Omit<Inventory, 'IMAGE_URL'>[]>;
}

/** A rendered picture. */
export interface ImageAnswer {
  readonly bytes: Buffer;
  readonly contentType: string;
  /** Quoted, as the header carries it. */
  readonly etag: string;
}

/** Pictures by their signed thumbor paths. */
export interface Images {
  /** `path` is all that follows `/images/`, as it was sent; without WebP the answer is JPEG. */
  render(
    path: string,
    wants: { readonly webp: boolean },
  ): Promise<Result<ImageAnswer, 'bad-signature' | 'no-such-image'>>;
}

/** All that the HTTP side of the server needs of the world. */
export interface AppDeps {
  readonly env: Env;
  readonly clock: Clock;
  readonly houses: Houses;
  readonly places: Places;
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
  readonly images: Images;
  /** Signs the sizes of a picture. */
  readonly presentPhoto: (path: string) => Photo;
  /** Signs a picture as shared links show it, 1200 × 630. */
  readonly presentCard: (path: string) => string;
  /** Signs the picture of an inventory. */
  readonly presentInventoryImage: (inventory: Pick<Inventory, 'ID' | 'IMAGE_1'>) => string;
  /** The GeoJSON of the embedded base map, without the names of areas that tiles bring. */
  readonly baseMap: (imported: KnownBoundaries['areas']) => object;
  /** Imported boundaries on the base map. */
  readonly tiles: Pick<MapTiles, 'known' | 'tile' | 'plain'>;
  /** Dongs by their codes. */
  readonly dongs: Dongs;
  /** Whether the database answers. */
  readonly isReady: () => Promise<boolean>;
  /** Where the built app lies; null serves the API only. */
  readonly clientDir: string | null;
  readonly logger: FastifyBaseLogger;
}
