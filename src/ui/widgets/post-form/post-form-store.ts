import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  AppError,
  documentPictures,
  isDeepEqual,
  type BoardCode,
  type DocumentPicture,
  type Post,
  type RichDocument,
} from '#core';
import { errorText } from '../../text/error-text';
import type { PlacedPicture } from '../document-editor/pictures/placed-pictures';
import { EMPTY_DOCUMENT, trimmedDocument, withStoredPictures } from './edited-document';
import type { KeptPost, PostDrafts, WrittenPost } from './kept-posts';
import type { PictureStore } from '../document-editor/pictures/picture-store';
import type { PostFormWorld } from './post-form-world';
import { checkWrittenPost, faultsOf, type PostFault, type PostField } from './post-faults';

/** So long after the last key it is kept. */
const KEEP_MS = 400;

export type PostFormState =
  | { readonly kind: 'editing' }
  /** Waits for pictures that are on their way. */
  | { readonly kind: 'uploading' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly reason: string };

const FIELDS: Readonly<Record<string, PostField>> = {
  categoryTypeCode: 'board',
  title: 'title',
  document: 'document',
};

/**
 * A post as it is written, kept and sent (spec/readings R14, R36). Its text lives in the editor and is
 * read from it when it is kept or sent; `revision` counts how often the editor has to begin anew.
 */
export class PostFormStore {
  board: BoardCode | null;
  title: string;
  state: PostFormState = { kind: 'editing' };
  /** Of the pictures of a draft, those that have to be chosen again. */
  lost = 0;
  revision = 0;
  /** The names of the pictures in the text, in its order. */
  placed: readonly string[] = [];
  /** Faults are said from the first try on, until what they are about changes. */
  faults: readonly PostFault[] = [];
  /** Whether anything differs from what the form began with. */
  isChanged = false;
  private document: RichDocument;
  private unread: (() => RichDocument) | null = null;
  private key: string | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly world: PostFormWorld) {
    const { board, title, document } = world.begun;
    this.board = board;
    this.title = title;
    this.document = document;
    this.placed = documentPictures(document);
    makeAutoObservable<this, 'world' | 'document' | 'unread' | 'key' | 'timer' | 'stored'>(this, {
      state: observableRef,
      placed: observableRef,
      faults: observableRef,
      // Of what is not observed: it would be as it was when it was first asked for.
      begins: false,
      world: false,
      document: false,
      unread: false,
      key: false,
      timer: false,
      stored: false,
    });
  }

  /** Goes on with what this tab had written; what lies elsewhere is offered. */
  start(): void {
    const own = this.world.drafts.start();
    if (own === null) return;
    if (own.base === this.world.base) {
      this.world.drafts.resume(own);
      this.show(own);
    } else {
      // The post was changed meanwhile: which of the two is meant, the person says.
      this.world.drafts.setAside();
    }
  }

  stop(): void {
    this.keepNow();
    this.world.drafts.stop();
    this.world.pictures.stop();
  }

  /** What the editor begins with. */
  get begins(): RichDocument {
    return this.document;
  }

  get drafts(): PostDrafts {
    return this.world.drafts;
  }

  get pictures(): PictureStore {
    return this.world.pictures;
  }

  get isBusy(): boolean {
    return this.state.kind !== 'editing' && this.state.kind !== 'failed';
  }

  /** How much of the pictures is there, 0 to 1. */
  get part(): number {
    return this.world.pictures.partOf(this.placed);
  }

  faultOf(field: PostField): string | null {
    return this.faults.find((fault) => fault.field === field)?.message ?? null;
  }

  choose(board: BoardCode): void {
    this.change(['board'], () => {
      this.board = board;
    });
  }

  typeTitle(title: string): void {
    this.change(['title'], () => {
      this.title = title;
    });
  }

  /** Something was written: the document is made once it is needed. */
  write(read: () => RichDocument, placed: readonly PlacedPicture[]): void {
    this.change(['document', 'pictures'], () => {
      this.unread = read;
      const ids = placed.map(({ id }) => id);
      if (!isDeepEqual(ids, this.placed)) this.placed = ids;
    });
  }

  /** Goes on with what was written elsewhere; what stands here is kept as a draft of its own. */
  takeUp(kept: KeptPost): void {
    this.keepNow();
    this.world.drafts.takeUp(kept);
    this.show(kept);
  }

  /** Keeps what is written, now. */
  keepNow(): void {
    if (this.timer === null) return;
    clearTimeout(this.timer);
    this.timer = null;
    this.keep();
  }

  /**
   * The post as it was published; `kept` where it waits on the device; null where something has to be mended
   * first, or it failed.
   */
  async send(): Promise<Post | 'kept' | null> {
    if (this.isBusy) return null;
    this.faults = this.faultsNow();
    if (this.faults.length > 0) return null;
    const { pictures } = this.world;
    if (!pictures.isSettled(this.placed)) {
      this.become({ kind: 'uploading' });
      await pictures.settled(this.placed);
      this.become({ kind: 'editing' });
      runInAction(() => {
        this.faults = this.faultsNow();
      });
      if (this.faults.length > 0) return null;
    }
    return this.sendNow();
  }

  private async sendNow(): Promise<Post | 'kept' | null> {
    const checked = checkWrittenPost(this.written());
    if (!checked.ok) return null;
    this.become({ kind: 'sending' });
    // Until something changes it is the same sending, over a dead network and a reload.
    this.key ??= this.world.random.id();
    this.keep();
    try {
      const post = await this.world.send(checked.draft, this.key, this.stored);
      this.clearTimer();
      this.world.drafts.drop();
      this.become({ kind: 'done' });
      return post ?? 'kept';
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  private fail(error: unknown): void {
    const reason = errorText(error);
    const isRefused = error instanceof AppError && error.kind === 'refused';
    const field = isRefused ? FIELDS[(error.field ?? '').replace(/[.[].*$/, '')] : undefined;
    if (field === undefined) this.become({ kind: 'failed', reason });
    else {
      runInAction(() => {
        this.faults = [{ field, message: reason }];
      });
      this.become({ kind: 'editing' });
    }
  }

  private faultsNow(): readonly PostFault[] {
    const failed = this.world.pictures.failedOf(this.placed).length;
    return faultsOf(this.written(), this.placed.length, failed);
  }

  /** As it is kept and sent: with the pictures that are stored. */
  private written(): WrittenPost {
    if (this.unread !== null) this.document = this.unread();
    this.unread = null;
    const { board, title } = this;
    const stored = withStoredPictures(
      this.document,
      (id) => this.world.pictures.storedOf(id)?.id ?? null,
    );
    return { board, title, document: trimmedDocument(stored) };
  }

  /** Those of the pictures in the text that the server has. */
  private get stored(): readonly DocumentPicture[] {
    return this.placed.flatMap((id) => this.world.pictures.storedOf(id) ?? []);
  }

  private change(fields: readonly PostField[], apply: () => void): void {
    if (this.isBusy) return;
    apply();
    this.key = null;
    this.isChanged = true;
    this.faults = this.faults.filter(({ field }) => !fields.includes(field));
    if (this.state.kind === 'failed') this.state = { kind: 'editing' };
    this.clearTimer();
    this.timer = setTimeout(() => {
      this.keepNow();
    }, KEEP_MS);
  }

  private keep(): void {
    const { base, begun, drafts, pictures } = this.world;
    const written = this.written();
    const isAsBegun = isDeepEqual(written, { ...begun, document: trimmedDocument(begun.document) });
    const waiting = this.placed.filter((id) => pictures.storedOf(id) === null).length;
    this.isChanged = !isAsBegun || waiting > 0;
    if (!this.isChanged) {
      drafts.drop();
      return;
    }
    drafts.keep({
      ...written,
      pictures: this.stored,
      lost: waiting,
      base,
      key: this.key,
    });
  }

  private show(kept: KeptPost): void {
    this.clearTimer();
    this.world.pictures.know(kept.pictures);
    this.board = kept.board;
    this.title = kept.title;
    this.document = kept.document;
    this.unread = null;
    this.placed = documentPictures(kept.document);
    this.key = kept.key;
    this.lost = kept.lost;
    this.faults = [];
    this.isChanged = true;
    this.revision += 1;
  }

  private clearTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private become(state: PostFormState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}

/** What a new post begins with. */
export const NEW_POST: WrittenPost = { board: null, title: '', document: EMPTY_DOCUMENT };
