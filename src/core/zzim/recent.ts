import type { ContactMethod } from '../shared/codes';
import type { Yyyymmdd } from '../shared/day';

/** How many entries a list of recent things keeps (spec/rules §9). */
export const RECENT_LIMIT = 60;

/** What a recent entry may say besides its identity (spec/rules §3). */
export interface RecentDetails {
  /** Milliseconds since 1970. */
  readonly DATE?: number;
  readonly DONGLI_CD?: string;
  readonly LATITUDE?: number;
  readonly LONGITUDE?: number;
  readonly SIGUNGU_NM?: string;
  readonly DONGLI_NM?: string;
}

/** A house, or a rental house, that was viewed. Its identity is TARGET_ID within TARGET_CD. */
export interface RecentHouse extends RecentDetails {
  readonly TARGET_CD: string;
  readonly TARGET_ID: string;
  readonly TYPE?: string;
}

/** A community item that was viewed. Its identity is TARGET_ID within TYPE. */
export interface RecentEntry extends RecentDetails {
  readonly TARGET_ID: string;
  readonly TYPE: string;
}

/** A house or deal whose advertiser or owner was contacted. Its identity is TARGET_ID, of houses and of deals apart. */
export interface RecentContact {
  readonly TARGET_ID: string;
  readonly TYPE: string;
  readonly DATE?: Yyyymmdd;
  /** Always in the order SMS, TEL, CHAT, each once. */
  readonly CONTACT_METHOD: readonly ContactMethod[];
}
