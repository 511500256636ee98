import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import {
  AppError,
  EDITOR_KIND,
  DOCUMENT_SCHEMA,
  type DocumentPicture,
  type Pictures,
  type Random,
} from '#core';
import { pictureErrorText } from '../../../text/picture-error-text';

export const MOST_PICTURES = DOCUMENT_SCHEMA[EDITOR_KIND.POST].mostPictures;
/** More at once would only take turns on one line, and the memory of a phone. */
const AT_ONCE = 2;

const FORGOTTEN = '올린 지 하루가 지나 지워진 사진이에요. 지우고 다시 골라 주세요.';
const FORGOTTEN_HERE = '올린 지 하루가 지나 지워진 사진이에요. 다시 올려 주세요.';
const CANCELLED = '올리기를 취소했어요. 다시 올리거나 빼 주세요.';

export type PictureState =
  | { readonly kind: 'waiting' }
  /** `part` of the whole, 0 to 1. */
  | { readonly kind: 'uploading'; readonly part: number }
  | { readonly kind: 'stored'; readonly picture: DocumentPicture }
  /** `mayRetry` where the same file may be taken by another try. */
  | { readonly kind: 'failed'; readonly reason: string; readonly mayRetry: boolean };

/** A picture that a document may show, stored or on its way. */
export interface EditedPicture {
  /** Its name in the editor: that of the store, or its own until the document leaves the editor. */
  readonly id: string;
  readonly preview: string;
  readonly state: PictureState;
}

interface PictureWorld {
  readonly pictures: Pick<Pictures, 'upload'>;
  readonly random: Pick<Random, 'id'>;
  /** Makes a file small enough to be sent; one that cannot be read comes back as it is. */
  readonly fit: (file: Blob) => Promise<Blob>;
  /** Addresses under which the page shows files that it has. */
  readonly previews: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>;
}

/** Why a picture was not taken: a file that was refused once is refused again. */
const failed = (error: unknown): PictureState => ({
  kind: 'failed',
  reason: pictureErrorText(error),
  mayRetry: !(error instanceof AppError && error.kind === 'refused'),
});

const isSettled = ({ state }: EditedPicture): boolean =>
  state.kind === 'stored' || state.kind === 'failed';

/**
 * Pictures that somebody puts into what they write. Each goes its own way: one that fails, or is given
 * up, holds up no other. What is taken out of the text is kept here, so that undoing finds it again.
 */
export class PictureStore {
  private all: ReadonlyMap<string, EditedPicture> = new Map();
  private readonly files = new Map<string, Blob>();
  private readonly sending = new Map<string, AbortController>();

  constructor(private readonly world: PictureWorld) {
    makeAutoObservable<this, 'world' | 'files' | 'sending' | 'all'>(this, {
      all: observableRef,
      world: false,
      files: false,
      sending: false,
    });
  }

  /** Null for one that nobody put in here. */
  of(id: string): EditedPicture | null {
    return this.all.get(id) ?? null;
  }

  /** As the store has it; null while it does not. */
  storedOf(id: string): DocumentPicture | null {
    const state = this.all.get(id)?.state;
    return state?.kind === 'stored' ? state.picture : null;
  }

  /** Pictures that the store has already: those of a draft, or of a post that is changed. */
  know(pictures: readonly DocumentPicture[]): void {
    for (const picture of pictures)
      this.put({ id: picture.id, preview: picture.small, state: { kind: 'stored', picture } });
  }

  /** Begins to upload files; answers what they are called here. */
  add(files: readonly Blob[]): readonly string[] {
    return files.map((file) => {
      const id = this.world.random.id();
      this.files.set(id, file);
      const preview = this.world.previews.createObjectURL(file);
      this.put({ id, preview, state: { kind: 'waiting' } });
      this.sendNext();
      return id;
    });
  }

  /** Once more, from the beginning: what arrived of it under its name is not stored twice. */
  retry(id: string): void {
    if (this.all.get(id)?.state.kind !== 'failed' || !this.files.has(id)) return;
    this.become(id, { kind: 'waiting' });
    this.sendNext();
  }

  /** One that was stored, and is not any more: its file is sent again, where it is still here. */
  forget(id: string): void {
    const mayRetry = this.files.has(id);
    const reason = mayRetry ? FORGOTTEN_HERE : FORGOTTEN;
    this.become(id, { kind: 'failed', reason, mayRetry });
  }

  /** It cannot be shown: one that is stored, and of which there is no file here, is not there any more. */
  unseen(id: string): void {
    if (this.storedOf(id) !== null && !this.files.has(id)) this.forget(id);
  }

  /** Gives one up that is on its way. */
  cancel(id: string): void {
    const picture = this.all.get(id);
    if (picture === undefined || isSettled(picture)) return;
    this.sending.get(id)?.abort();
    this.sending.delete(id);
    this.become(id, { kind: 'failed', reason: CANCELLED, mayRetry: true });
    this.sendNext();
  }

  /** How much of these is there, 0 to 1; those that failed are waited for no more. */
  partOf(ids: readonly string[]): number {
    const parts = ids.map((id) => {
      const state = this.all.get(id)?.state;
      if (state?.kind === 'uploading') return state.part;
      return state?.kind === 'waiting' ? 0 : 1;
    });
    return parts.length === 0 ? 1 : parts.reduce((sum, part) => sum + part, 0) / parts.length;
  }

  /** Those that the store does not have, and that are not on their way. */
  failedOf(ids: readonly string[]): readonly string[] {
    return ids.filter((id) => (this.all.get(id)?.state.kind ?? 'failed') === 'failed');
  }

  isSettled(ids: readonly string[]): boolean {
    return ids.every((id) => {
      const picture = this.all.get(id);
      return picture === undefined || isSettled(picture);
    });
  }

  /** Resolves once each of these is stored or has failed. */
  async settled(ids: readonly string[]): Promise<void> {
    await when(() => this.isSettled(ids));
  }

  /** Gives up what is on its way, and the addresses of the files. */
  stop(): void {
    for (const id of this.sending.keys()) this.cancel(id);
    for (const id of this.files.keys()) {
      const preview = this.all.get(id)?.preview;
      if (preview !== undefined) this.world.previews.revokeObjectURL(preview);
    }
  }

  private sendNext(): void {
    if (this.sending.size >= AT_ONCE) return;
    const next = [...this.all.values()].find(
      ({ id, state }) => state.kind === 'waiting' && !this.sending.has(id),
    );
    if (next !== undefined) void this.send(next.id);
  }

  private async send(id: string): Promise<void> {
    const sending = new AbortController();
    this.sending.set(id, sending);
    const { signal } = sending;
    const isWanted = () => this.sending.get(id) === sending;
    try {
      this.become(id, { kind: 'uploading', part: 0 });
      const file = await this.world.fit(this.files.get(id) ?? new Blob());
      const picture = isWanted()
        ? await this.world.pictures.upload(file, {
            key: id,
            onProgress: (part) => {
              if (isWanted()) this.become(id, { kind: 'uploading', part });
            },
            cancel: signal,
          })
        : null;
      if (picture !== null && isWanted()) this.become(id, { kind: 'stored', picture });
    } catch (error) {
      if (isWanted()) this.become(id, failed(error));
    }
    if (!isWanted()) return;
    this.sending.delete(id);
    this.sendNext();
  }

  private become(id: string, state: PictureState): void {
    const picture = this.all.get(id);
    if (picture !== undefined) this.put({ ...picture, state });
  }

  private put(picture: EditedPicture): void {
    runInAction(() => {
      this.all = new Map(this.all).set(picture.id, picture);
    });
  }
}
