import {
  comparedPrice,
  DEAL_KIND,
  priceHint,
  seoulDay,
  type DirectDeal,
  type DirectSummary,
  type OwnDirect,
  type Photo,
} from '#core';
import type { AppDeps } from '../ports/app-deps';
import type { DirectRecord, DirectSummaryRecord } from '../ports/deals/deals';
import type { OwnDirectRecord } from '../ports/deals/own-deals';
import { uploadPath } from '../pictures/upload-path';
import { isDrawnPath } from '../shared/drawn-path';

type Presenters = Pick<AppDeps, 'presentPhoto' | 'presentFace' | 'usualPrices' | 'clock'>;

/** A direct deal on the wire, which says of what kind it is. */
type Shown<Deal> = Deal & { readonly dealType: typeof DEAL_KIND.direct };

/** Of an example the path of a drawn picture, else the id of one that its author brought. */
export const picturePathOf = (picture: string): string =>
  isDrawnPath(picture) ? picture : uploadPath(picture, 'house');

export function presentDirectSummary(
  { presentPhoto }: Pick<Presenters, 'presentPhoto'>,
  { picture, ...deal }: DirectSummaryRecord,
): Shown<DirectSummary> {
  const photo: Photo | null = picture === null ? null : presentPhoto(picturePathOf(picture));
  return { ...deal, dealType: DEAL_KIND.direct, photo };
}

export function presentOwnDirect(
  { presentPhoto }: Pick<Presenters, 'presentPhoto'>,
  { picture, ...deal }: OwnDirectRecord,
): Shown<OwnDirect> {
  const photo: Photo | null = picture === null ? null : presentPhoto(picturePathOf(picture));
  return { ...deal, dealType: DEAL_KIND.direct, photo };
}

/** With a word on its price where that is far off its dong's. */
export async function presentDirect(
  { presentPhoto, presentFace, usualPrices, clock }: Presenters,
  { author, pictures, ...deal }: DirectRecord,
): Promise<Shown<DirectDeal>> {
  const today = seoulDay(clock.now());
  const { roomType, rentType, deposit, monthly, address } = deal;
  const usual = await usualPrices.of(
    { type: roomType, dealType: rentType, dongliCode: address.dongliCode },
    today,
  );
  return {
    ...deal,
    dealType: DEAL_KIND.direct,
    author: author && { ...author, image: presentFace(author.id) },
    pictureIds: deal.mine.isAuthor ? pictures : null,
    photos: pictures.map((picture) => presentPhoto(picturePathOf(picture))),
    priceHint: priceHint(comparedPrice({ dealType: rentType, deposit, monthly }, today), usual),
  };
}
