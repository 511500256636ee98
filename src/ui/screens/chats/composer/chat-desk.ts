import { makeAutoObservable, observableRef, reaction } from 'mobx';
import {
  checkChatText,
  MOST_CHAT_PICTURES,
  type ChatDraft,
  type DocumentPicture,
  type TextCheck,
} from '#core';
import type { FormDraft } from '../../../stores/form-draft';
import type { PictureStore } from '../../../widgets/document-editor/pictures/picture-store';
import type { KeptDesk } from './kept-desk';

interface DeskParts {
  readonly pictures: PictureStore;
  readonly draft: FormDraft<KeptDesk>;
  readonly send: (draft: ChatDraft, pictures: readonly DocumentPicture[]) => void;
}

const UPLOADING = '사진을 올리고 있어요. 다 올린 뒤에 보내 주세요.';
const NOT_UPLOADED = '올리지 못한 사진을 다시 올리거나 빼 주세요.';

/** What a person is about to say in a room, kept on the device until it is on its way. */
export class ChatDesk {
  text = '';
  /** Pictures in their order, by their names in {@link pictures}. */
  placed: readonly string[] = [];
  readonly pictures: PictureStore;

  constructor(private readonly parts: DeskParts) {
    this.pictures = parts.pictures;
    const kept = parts.draft.read();
    if (kept !== null) {
      this.text = kept.text;
      this.pictures.know(kept.pictures);
      this.placed = kept.pictures.map(({ id }) => id);
    }
    makeAutoObservable<this, 'parts'>(this, {
      placed: observableRef,
      pictures: false,
      parts: false,
    });
  }

  get check(): TextCheck {
    const { pictures, placed } = this;
    if (pictures.failedOf(placed).length > 0) return { ok: false, message: NOT_UPLOADED };
    if (!pictures.isSettled(placed)) return { ok: false, message: UPLOADING };
    return checkChatText(this.text, placed.length);
  }

  get room(): number {
    return MOST_CHAT_PICTURES - this.placed.length;
  }

  /** Keeps what is stored meanwhile; returns what ends that. */
  start(): () => void {
    return reaction(
      () => this.stored,
      () => {
        this.keep();
      },
    );
  }

  type(text: string): void {
    this.text = text;
    this.keep();
  }

  /** Answers how many there was no room for. */
  add(files: readonly Blob[]): number {
    const taken = files.slice(0, this.room);
    this.placed = [...this.placed, ...this.pictures.add(taken)];
    return files.length - taken.length;
  }

  remove(id: string): void {
    this.pictures.cancel(id);
    this.placed = this.placed.filter((one) => one !== id);
    this.keep();
  }

  /** False where there is nothing that could be sent. */
  send(): boolean {
    const { check, stored } = this;
    if (!check.ok) return false;
    this.parts.send({ text: check.text, pictureIds: stored.map(({ id }) => id) }, stored);
    this.text = '';
    this.placed = [];
    this.keep();
    return true;
  }

  private get stored(): readonly DocumentPicture[] {
    return this.placed.flatMap((id) => this.pictures.storedOf(id) ?? []);
  }

  private keep(): void {
    const { text, stored: pictures } = this;
    if (text === '' && pictures.length === 0) this.parts.draft.drop();
    else this.parts.draft.keep({ text, pictures });
  }
}
