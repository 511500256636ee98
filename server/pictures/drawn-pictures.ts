import { thumbnailPath, type DocumentPicture } from '#core';
import type { ShownPictures } from '../ports/pictures/shown-pictures';
import { COVERS } from './covers/covers';
import type { ImageLinks } from './present-photo';
import { signLink } from './sign-link';

const PREFIX = 'scene-';
const SIZE = { width: 1280, height: 960 } as const;
const WIDTHS = { small: 240, medium: 640, large: 1280 } as const;

/** The id under which documents show a drawn scene; null where there is none of that name. */
export const drawnPictureId = (scene: string): string | null =>
  Object.hasOwn(COVERS, scene) ? `${PREFIX}${scene}` : null;

/** The path of a scene by that id; null for every other id. */
export function drawnPicturePath(id: string): string | null {
  const scene = id.startsWith(PREFIX) ? id.slice(PREFIX.length) : '';
  return drawnPictureId(scene) === null ? null : `/scene/${scene}`;
}

/** Scenes that the product draws: no file stands behind them. */
export class DrawnPictures implements Pick<ShownPictures, 'of'> {
  constructor(private readonly links: ImageLinks) {}

  of(ids: readonly string[]): Promise<ReadonlyMap<string, DocumentPicture>> {
    const found = ids.flatMap((id) => {
      const path = drawnPicturePath(id);
      return path === null ? [] : [[id, this.shown(id, path)] as const];
    });
    return Promise.resolve(new Map(found));
  }

  private shown(id: string, path: string): DocumentPicture {
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
