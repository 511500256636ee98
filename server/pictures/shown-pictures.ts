import type { DocumentPicture } from '#core';
import type { ShownPictures } from '../ports/pictures/shown-pictures';
import type { StoredPicture, StoredPictures } from '../ports/pictures/stored-pictures';
import { drawnPicturePath } from './drawn-pictures';
import { uploadPath } from './upload-path';

interface Parts {
  /** Those that the product draws. */
  readonly drawn: Pick<ShownPictures, 'of'>;
  /** Those that somebody brought. */
  readonly brought: Pick<StoredPictures, 'some'>;
  readonly present: (picture: StoredPicture) => DocumentPicture;
  readonly presentCard: (path: string) => string;
}

/** Pictures of articles, drawn or brought. */
export class AllPictures implements ShownPictures {
  constructor(private readonly parts: Parts) {}

  async of(ids: readonly string[]): Promise<ReadonlyMap<string, DocumentPicture>> {
    const { drawn, brought, present } = this.parts;
    const found = await drawn.of(ids);
    const others = await brought.some(ids.filter((id) => !found.has(id)));
    return new Map([...found, ...others.map((one) => [one.id, present(one)] as const)]);
  }

  card(id: string): string {
    return this.parts.presentCard(drawnPicturePath(id) ?? uploadPath(id));
  }
}
