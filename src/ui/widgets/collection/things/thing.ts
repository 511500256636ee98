import type {
  ContentSummary,
  DirectSummary,
  HouseSummary,
  MateSummary,
  NoticeSummary,
  PostSummary,
} from '#core';
import type { Services } from '../../../ground/services';

/** Something in a collection, as whoever keeps it says that it is. */
export type Thing =
  | { readonly is: 'house'; readonly house: HouseSummary }
  | { readonly is: 'direct'; readonly deal: DirectSummary }
  | { readonly is: 'mate'; readonly mate: MateSummary }
  | { readonly is: 'notice'; readonly notice: NoticeSummary }
  | { readonly is: 'post'; readonly post: PostSummary }
  | { readonly is: 'content'; readonly content: ContentSummary };

/** What one of them is drawn of. */
export interface ThingProps<Kind extends Thing['is']> {
  readonly thing: Extract<Thing, { readonly is: Kind }>;
  /** Milliseconds. */
  readonly now: number;
}

/** By the names of items; null for what is no longer there. */
export type FoundThings = ReadonlyMap<string, Thing | null>;

export type Keepers = Pick<
  Services,
  'houses' | 'directs' | 'mates' | 'notices' | 'posts' | 'contents'
>;
