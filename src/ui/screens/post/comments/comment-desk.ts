import { makeAutoObservable, observableRef } from 'mobx';
import {
  checkComment,
  type Comment,
  type CommentDraft,
  type Comments,
  type KeyValueStorage,
  type Random,
  type TextCheck,
} from '#core';
import { FormDraft } from '../../../stores/form-draft';
import { isKeptDesk, type Answered, type KeptDesk, type Outgoing } from './kept-desk';

export interface DeskWorld {
  readonly comments: Pick<Comments, 'change'> & {
    /** Null where it is kept on the device, and goes later; `nickname` is that of whoever is answered. */
    readonly write: (
      draft: CommentDraft,
      key: string,
      nickname: string | null,
    ) => Promise<Comment | null>;
  };
  readonly random: Pick<Random, 'id'>;
  readonly perTab: KeyValueStorage;
  /** Told of what was taken. */
  readonly written: (comment: Comment) => void;
  readonly edited: (comment: Comment) => void;
}

/**
 * What a person writes under a post, kept a tab until it was taken (spec/readings R14): a login, a dead
 * network or a reload loses none of it. What is sent twice under one key is one comment.
 */
export class CommentDesk {
  kept: KeptDesk;
  /** Those that are on their way; all others of `kept.outgoing` could not be sent. */
  private sending: ReadonlySet<string> = new Set();
  private readonly draft: FormDraft<KeptDesk>;

  constructor(
    private readonly world: DeskWorld,
    readonly postId: string,
  ) {
    this.draft = new FormDraft(world.perTab, `comments_${postId}`, isKeptDesk);
    this.kept = this.draft.read() ?? NOTHING_WRITTEN;
    makeAutoObservable<this, 'world' | 'draft' | 'sending'>(this, {
      kept: observableRef,
      sending: observableRef,
      world: false,
      postId: false,
      draft: false,
    });
  }

  get check(): TextCheck {
    return checkComment(this.kept.text);
  }

  isSending(key: string): boolean {
    return this.sending.has(key);
  }

  type(text: string): void {
    this.keep({ text });
  }

  /** What is written answers this comment; null for the post itself. */
  answer(answered: Answered | null): void {
    this.keep({ answered });
  }

  /** What is written of a comment of one's own; null once that is over. */
  edit(editing: KeptDesk['editing']): void {
    this.keep({ editing });
  }

  /**
   * Whether it was taken; false where it is kept on the device, and goes later. Rejects where it was refused:
   * it waits among what was not sent. Nothing where it is no comment.
   */
  async send(): Promise<boolean> {
    const { check, kept } = this;
    if (!check.ok) return false;
    const key = this.world.random.id();
    const { answered, outgoing } = kept;
    const next: Outgoing = { key, text: check.text, answered };
    this.keep({ text: '', answered: null, outgoing: [...outgoing, next] });
    return this.post(next);
  }

  /** Sends again what could not be sent. Rejects as {@link send} does. */
  async again(key: string): Promise<boolean> {
    const outgoing = this.kept.outgoing.find((one) => one.key === key);
    return outgoing !== undefined && !this.isSending(key) && this.post(outgoing);
  }

  /** Takes back what could not be sent, to be written again; what stands there already stays, too. */
  takeBack({ key, text, answered }: Outgoing): void {
    this.takeUp(text, answered);
    this.drop(key);
  }

  /** Words that were kept elsewhere are written anew here, before what stands there already. */
  takeUp(text: string, answered: Answered | null): void {
    const before = this.kept.text.trim();
    this.keep({ text: before === '' ? text : `${text}\n${before}`, answered });
  }

  drop(key: string): void {
    this.keep({ outgoing: this.without(key) });
  }

  /** Saves what was written of a comment of one's own. Rejects where it was not taken: it stays. */
  async save(): Promise<void> {
    const { editing } = this.kept;
    if (editing === null) return;
    const check = checkComment(editing.text);
    if (!check.ok) return;
    // Until it is taken: the same words are the same write.
    const key = editing.key ?? this.world.random.id();
    this.keep({ editing: { ...editing, key } });
    const comment = await this.world.comments.change(editing.id, check.text, key);
    this.world.edited(comment);
    if (this.kept.editing?.id === editing.id) this.keep({ editing: null });
  }

  private async post({ key, text, answered }: Outgoing): Promise<boolean> {
    const parentId = answered?.parentId ?? null;
    const draft: CommentDraft = { text, parentId, replyToId: answered?.replyToId ?? null };
    this.mark(key, true);
    try {
      const comment = await this.world.comments.write(draft, key, answered?.nickname ?? null);
      this.drop(key);
      if (comment === null) return false;
      this.world.written(comment);
      return true;
    } finally {
      this.mark(key, false);
    }
  }

  private without(key: string): readonly Outgoing[] {
    return this.kept.outgoing.filter((one) => one.key !== key);
  }

  private mark(key: string, isSending: boolean): void {
    const others = [...this.sending].filter((one) => one !== key);
    this.sending = new Set(isSending ? [...others, key] : others);
  }

  private keep(change: Partial<KeptDesk>): void {
    this.kept = { ...this.kept, ...change };
    const { text, answered, editing, outgoing } = this.kept;
    const isEmpty = text === '' && answered === null && editing === null && outgoing.length === 0;
    if (isEmpty) this.draft.drop();
    else this.draft.keep(this.kept);
  }
}

const NOTHING_WRITTEN: KeptDesk = { text: '', answered: null, editing: null, outgoing: [] };
