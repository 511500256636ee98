import {
  DEAL_KIND,
  type MateListing,
  type MateSummary,
  type OwnMate,
  type Photo,
  type SeenRequest,
} from '#core';
import type { AppDeps } from '../ports/app-deps';
import type { WriterRecord } from '../ports/communities/posts';
import type {
  MateRecord,
  MateSummaryRecord,
  OwnMateRecord,
  SeenRequestRecord,
} from '../ports/deals/mates';
import { picturePathOf } from './present-direct';

type Presenters = Pick<AppDeps, 'presentPhoto' | 'presentFace'>;

/** A mate on the wire, which says what it is. */
type Shown<Mate> = Mate & { readonly dealType: typeof DEAL_KIND.mate };

const faceOf = ({ presentFace }: Presenters, { id, nickname }: WriterRecord) => ({
  id,
  nickname,
  image: presentFace(id),
});

export function presentMateSummary(
  presenters: Presenters,
  { author, picture, ...mate }: MateSummaryRecord,
): Shown<MateSummary> {
  const photo: Photo | null =
    picture === null ? null : presenters.presentPhoto(picturePathOf(picture));
  return {
    ...mate,
    dealType: DEAL_KIND.mate,
    author: author && faceOf(presenters, author),
    photo,
  };
}

export const presentOwnMate = (presenters: Presenters, mate: OwnMateRecord): Shown<OwnMate> => {
  const { views, week, zzims, contacts, isSaidGone, isHiddenByOwner } = mate;
  const side = { views, week, zzims, contacts, isSaidGone, isHiddenByOwner };
  return { ...presentMateSummary(presenters, mate), ...side };
};

export const presentMate = (
  presenters: Presenters,
  { author, pictures, ...mate }: MateRecord,
): Shown<MateListing> => ({
  ...mate,
  dealType: DEAL_KIND.mate,
  author: author && faceOf(presenters, author),
  pictureIds: mate.mine.isAuthor ? pictures : null,
  photos: pictures.map((picture) => presenters.presentPhoto(picturePathOf(picture))),
});

export const presentRequest = (
  presenters: Presenters,
  { other, theirs, ...request }: SeenRequestRecord,
) =>
  ({
    ...request,
    other: faceOf(presenters, other),
    theirs: theirs && presentMateSummary(presenters, theirs),
  }) satisfies SeenRequest;
