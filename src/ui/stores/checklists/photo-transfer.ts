import {
  AppError,
  isPhotoThere,
  withPhoto,
  type Cancellation,
  type ChecklistOnDevice,
  type ChecklistOwner,
  type ChecklistPhoto,
  type DocumentPicture,
  type PictureFile,
} from '#core';
import type { ChecklistWorld } from './checklist-world';

/** The pictures that a person took, to the server, and those of other devices, to this one. */
export class PhotoTransfer {
  /** Photos that the server does not take: they stay on the device. */
  private readonly refused = new Set<string>();
  /** Photos whose file nobody has any more. */
  private readonly lost = new Set<string>();

  constructor(private readonly world: Pick<ChecklistWorld, 'kept' | 'byItself'>) {}

  /** True where the checklists now name pictures that the server does not know of there yet. */
  async send(member: ChecklistOwner, cancel: Cancellation): Promise<boolean> {
    const { kept } = this.world;
    const files = new Set((await kept.photos(member)).map(({ id }) => id));
    let hasSent = false;
    for (const { checklist } of (await kept.all(member)) ?? []) {
      for (const photo of checklist.photos) {
        if (!this.isToSend(photo) || !files.has(photo.id)) continue;
        const file = await kept.photo(member, photo.id);
        if (file === null) continue;
        const picture = await this.upload(photo.id, file, cancel);
        if (picture === null) continue;
        const named = withPhoto(checklist, { ...photo, pictureId: picture.id });
        const result = await kept.change(member, named);
        if (result.ok) hasSent = true;
      }
    }
    return hasSent;
  }

  /** Keeps the files of photos that were taken with other devices, as far as there is room for them. */
  async fetch(member: ChecklistOwner, cancel: Cancellation): Promise<void> {
    const { kept } = this.world;
    const files = new Set((await kept.photos(member)).map(({ id }) => id));
    for (const one of (await kept.all(member)) ?? []) {
      for (const photo of one.checklist.photos) {
        if (!isPhotoThere(photo) || files.has(photo.id) || this.lost.has(photo.id)) continue;
        const file = await this.contentOf(member, one, photo, cancel);
        if (file === null) continue;
        if (!(await kept.hasRoomFor(file.size))) return;
        const of = { id: photo.id, checklist: one.checklist.id };
        // On a full device the others would be refused, too.
        if (!(await kept.keepPhoto(member, of, file)).ok) return;
      }
    }
  }

  /** Null where the server does not take it. */
  private async upload(
    key: string,
    file: PictureFile,
    cancel: Cancellation,
  ): Promise<DocumentPicture | null> {
    const { pictures } = this.world.byItself;
    try {
      return await pictures.upload(file, { key, onProgress: () => undefined, cancel });
    } catch (error) {
      if (!(error instanceof AppError && error.kind === 'refused')) throw error;
      this.refused.add(key);
      return null;
    }
  }

  private async contentOf(
    member: ChecklistOwner,
    one: ChecklistOnDevice,
    photo: ChecklistPhoto,
    cancel: Cancellation,
  ): Promise<PictureFile | null> {
    const there = await this.behind(linkOf(one, photo), cancel);
    if (there !== null || photo.pictureId === null) return there;
    // Its link has ended: the server is asked for another.
    const heard = await this.world.byItself.server.one(one.checklist.id, cancel);
    if (heard !== null) await this.world.kept.hear(member, heard, null);
    const found = heard && (await this.behind(linkOf(heard, photo), cancel));
    if (found === null) this.lost.add(photo.id);
    return found;
  }

  /** Null where the link leads nowhere; rejects where there is no network. */
  private async behind(link: string | null, cancel: Cancellation): Promise<PictureFile | null> {
    if (link === null) return null;
    try {
      return await this.world.byItself.pictures.content(link, cancel);
    } catch (error) {
      const isGone = error instanceof AppError && GONE.includes(error.kind);
      if (isGone) return null;
      throw error;
    }
  }

  private isToSend({ id, pictureId, removed }: ChecklistPhoto): boolean {
    return pictureId === null && removed === null && !this.refused.has(id);
  }
}

const GONE: readonly AppError['kind'][] = ['refused', 'not-found', 'unauthorized'];

const linkOf = (
  { pictures }: { readonly pictures: readonly DocumentPicture[] },
  { pictureId }: ChecklistPhoto,
): string | null => pictures.find(({ id }) => id === pictureId)?.large ?? null;
