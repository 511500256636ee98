import { thumbnailPath, type DocumentPicture } from '#core';
import type { ShownPictures } from '../ports/shown-pictures';
import { COVERS } from './covers/covers';
import type { ImageLinks } from './present-photo';
import { signLink } from './sign-link';

const PREFIX = 'scene-';
const SIZE = { width: 1280, height: 960 } as const;
const WIDTHS = { small: 240, medium: 640, large: 1280 } as const;

/** The id under which documents show a drawn scene; null where there is none of that name. */
export const drawnPictureId = (scene: string): string | null =>
  Object.hasOwn(COVERS, scene) ? `${PREFIX}${scene}` : null;

/** Scenes that the product draws: no file stands behind them. */
export class DrawnPictures implements ShownPictures {
  constructor(private readonly links: ImageLinks) {}

  of(ids: readonly string[]): Promise<ReadonlyMap<string, DocumentPicture>> {
    const found = ids
      .filter((id) => id.startsWith(PREFIX) && drawnPictureId(id.slice(PREFIX.length)) === id)
      .map((id) => [id, this.shown(id)] as const);
    return Promise.resolve(new Map(found));
  }

  private shown(id: string): DocumentPicture {
    const path = `/scene/${id.slice(PREFIX.length)}`;
    const { baseUrl, secret } = this.links;
    const link = (width: number) => {
      const height = (width * SIZE.height) / SIZE.width;
      return `${baseUrl}/images/${signLink(thumbnailPath({ path, width, height }), secret)}`;
    };
    return {
      id,
      ...SIZE,
      small: link(WIDTHS.small),
      medium: link(WIDTHS.medium),
      large: link(WIDTHS.large),
    };
  }
}
