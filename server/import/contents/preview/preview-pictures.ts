import type { DocumentPicture } from '#core';
import { drawCover, parseCoverPath } from '../../../pictures/covers/covers';
import { DrawnPictures, drawnPicturePath } from '../../../pictures/drawn-pictures';
import type { ImageStore } from '../../../ports/pictures/image-store';
import type { OperatorPictures } from '../../../ports/pictures/operator-pictures';
import type { ShownPictures } from '../../../ports/pictures/shown-pictures';
import { pictureName, type PreviewFolder, type PreviewPicture } from './preview-folder';

type Parts = Pick<ImageStore, 'put' | 'remove'> & OperatorPictures & ShownPictures;

/** Size of what the product draws, as everywhere. */
const DRAWN = new DrawnPictures({ baseUrl: '', secret: '' });

/**
 * The pictures of a preview, as the product would keep and show them, in its folder: one file for all
 * sizes. What an earlier preview of the folder brought is not made, or fetched, again.
 */
export class PreviewPictures implements Parts {
  private readonly known = new Map<string, PreviewPicture>();

  constructor(private readonly folder: PreviewFolder) {}

  async find(key: string): Promise<string | null> {
    const found = await this.folder.picture(key);
    if (found === null) return null;
    this.known.set(found.id, found);
    return found.id;
  }

  /** Two articles that come upon one picture at a time show one. */
  async keep({ id, width, height }: PreviewPicture, key: string): Promise<string> {
    const found = await this.find(key);
    if (found !== null) return found;
    const picture = { id, width, height };
    this.known.set(id, picture);
    this.folder.keepPicture(key, picture);
    return id;
  }

  put(key: string, bytes: Buffer): Promise<void> {
    return this.folder.write(`pictures/${key}`, bytes);
  }

  /** Nobody shows it: it stays until the next preview. */
  remove(): Promise<void> {
    return Promise.resolve();
  }

  async of(ids: readonly string[]): Promise<ReadonlyMap<string, DocumentPicture>> {
    const drawn = await DRAWN.of(ids);
    const found = new Map<string, DocumentPicture>();
    for (const id of ids) {
      const size = drawn.get(id) ?? this.known.get(id);
      if (size === undefined) continue;
      const link = `../${drawn.has(id) ? await this.draw(id) : pictureName(id)}`;
      const { width, height } = size;
      found.set(id, { id, width, height, small: link, medium: link, large: link });
    }
    return found;
  }

  card(): string {
    return '';
  }

  private async draw(id: string): Promise<string> {
    const name = `pictures/${id}.svg`;
    const kind = parseCoverPath(drawnPicturePath(id) ?? '');
    if (kind !== null) await this.folder.write(name, drawCover(kind));
    return name;
  }
}
