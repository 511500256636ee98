import {
  inventoryImagePath,
  thumbnailPath,
  type Clock,
  type DocumentPicture,
  type Inventory,
  type Photo,
} from '#core';
import type { StoredPicture } from '../ports/pictures/stored-pictures';
import { isDrawnPath } from '../shared/drawn-path';
import { facePath, FACE_SIDE } from './faces/faces';
import { signLink } from './sign-link';
import { privatePath, privateUntil, uploadPath } from './upload-path';

/** Where images are answered, and what their links are signed with. */
export interface ImageLinks {
  /** Without a slash at the end; empty is the origin of the page. */
  readonly baseUrl: string;
  readonly secret: string;
}

const link = ({ baseUrl, secret }: ImageLinks, path: string, width: number, height: number) =>
  `${baseUrl}/images/${signLink(thumbnailPath({ path, width, height }), secret)}`;

/** Makes the three signed links of a picture from its stored path (spec/readings R19). */
export const photoPresenter =
  (links: ImageLinks) =>
  (path: string): Photo => ({
    small: link(links, path, 320, 240),
    medium: link(links, path, 640, 480),
    large: link(links, path, 1280, 960),
  });

/** Makes the signed link of an advertisement's picture, 1440 × 448 (spec/rules §2). */
export const inventoryImagePresenter =
  (links: ImageLinks) =>
  (inventory: Pick<Inventory, 'ID' | 'IMAGE_1'>): string =>
    link(links, inventoryImagePath(inventory), 1440, 448);

/** Makes the signed link of a picture as shared links show it, 1200 × 630. */
export const cardPresenter =
  ({ baseUrl, secret }: ImageLinks) =>
  (path: string): string =>
    `${baseUrl}/images/${signLink(thumbnailPath({ path, width: 1200, height: 630, isSmart: true }), secret)}`;

/** Makes the signed link of the drawn face that stands for somebody, 96 × 96, by a key of theirs. */
export const facePresenter =
  (links: ImageLinks) =>
  (memberKey: string): string =>
    link(links, facePath(memberKey), FACE_SIDE, FACE_SIDE);

/** Makes the signed links of a picture that somebody wrote about: uncut, about so many pixels wide. */
export const picturePresenter =
  (links: ImageLinks) =>
  ({ id, width, height }: StoredPicture): DocumentPicture => {
    const wide = (pixels: number) => link(links, uploadPath(id), pixels, 0);
    return { id, width, height, small: wide(240), medium: wide(640), large: wide(1280) };
  };

/** The same for the two of a room: links that end after some hours, for nobody has to have them for ever. */
export const privatePresenter =
  (links: ImageLinks, clock: Clock) =>
  ({ id, width, height }: StoredPicture): DocumentPicture => {
    // What is drawn is nobody's: its link need not end, and its height is asked for.
    const wide = (pixels: number) =>
      isDrawnPath(id)
        ? link(links, id, pixels, Math.round((pixels * height) / width))
        : link(links, privatePath(id, privateUntil(clock.now())), pixels, 0);
    return { id, width, height, small: wide(240), medium: wide(640), large: wide(1280) };
  };
