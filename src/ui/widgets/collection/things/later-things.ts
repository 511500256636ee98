import { lazily, type LazyView } from '../../../ground/lazily';
import { HouseCardSkeleton } from '../../house-card/HouseCardSkeleton';
import { MateCardSkeleton } from '../../mate-card/MateCardSkeleton';
import { NoticeRowSkeleton } from '../../notice-row/NoticeRowSkeleton';
import { PostRowSkeleton } from '../../post-row/PostRowSkeleton';
import type { FoundThings, Thing, ThingProps } from './thing';
import { ContentBones } from './ThingBones';

const THINGS = 'src/ui/widgets/collection/things';

const LaterDeal = lazily(
  async () => (await import('./DealThing')).DealThing,
  `${THINGS}/DealThing.tsx`,
  HouseCardSkeleton,
);

const LaterMate = lazily(
  async () => (await import('./MateThing')).MateThing,
  `${THINGS}/MateThing.tsx`,
  MateCardSkeleton,
);

const LaterNotice = lazily(
  async () => (await import('./NoticeThing')).NoticeThing,
  `${THINGS}/NoticeThing.tsx`,
  NoticeRowSkeleton,
);

const LaterPost = lazily(
  async () => (await import('./PostThing')).PostThing,
  `${THINGS}/PostThing.tsx`,
  PostRowSkeleton,
);

const LaterContent = lazily(
  async () => (await import('./ContentThing')).ContentThing,
  `${THINGS}/ContentThing.tsx`,
  ContentBones,
);

/** Most collect houses, whose cards are there from the start. */
export const LATER_THINGS: {
  readonly [Kind in Exclude<Thing['is'], 'house'>]: LazyView<ThingProps<Kind>>;
} = {
  direct: LaterDeal,
  mate: LaterMate,
  notice: LaterNotice,
  post: LaterPost,
  content: LaterContent,
};

/** What these are drawn by, besides the card of a house. */
export function viewsOf(found: FoundThings): readonly LazyView<never>[] {
  const kinds = new Set([...found.values()].flatMap((thing) => thing?.is ?? []));
  return [...kinds].flatMap((kind) => (kind === 'house' ? [] : LATER_THINGS[kind]));
}
