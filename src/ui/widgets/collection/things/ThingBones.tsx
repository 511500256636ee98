import { COLLECTED, type CollectedKind } from '#core';
import { ContentRowSkeleton } from '../../content-row/ContentRowSkeleton';
import { HouseCardSkeleton } from '../../house-card/HouseCardSkeleton';
import { NoticeRowSkeleton } from '../../notice-row/NoticeRowSkeleton';
import { PostRowSkeleton } from '../../post-row/PostRowSkeleton';

export const ContentBones = () => <ContentRowSkeleton kind="row" />;

/** The shape of something in a collection while it is on its way. */
export function ThingBones({ kind }: { readonly kind: CollectedKind }) {
  switch (kind) {
    case COLLECTED.notice:
      return <NoticeRowSkeleton />;
    case COLLECTED.post:
      return <PostRowSkeleton />;
    case COLLECTED.content:
      return <ContentBones />;
    default:
      return <HouseCardSkeleton />;
  }
}
