import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import {
  isDeepEqual,
  MOST_DEAL_PICTURES,
  type DirectDeal,
  type DirectDraft,
  type DirectStep,
  type DraftFault,
} from '#core';
import type { PictureStore } from '../document-editor/pictures/picture-store';
import type { FormDrafts } from '../form-drafts/form-drafts';
import type { DirectFormState, DirectFormWorld } from './direct-form-state';
import { draftOf } from './draft-of-typed';
import { STEPS, type FormStep } from './direct-steps';
import { whatFailed } from './failed-sending';
import type { DirectContent, KeptDirect } from './kept-directs';
import { SendingKey } from './sending-key';
import type { TypedDirect } from './typed-direct';

/** So long after the last key it is kept. */
const KEEP_MS = 400;

/** A room as it is typed, kept and sent (spec/readings R14, R43), a step after the other. */
export class DirectFormStore {
  typed: TypedDirect;
  /** Names of its pictures, in their order. */
  placed: readonly string[];
  state: DirectFormState = { kind: 'editing' };
  /** Of the pictures of a draft, those that have to be chosen again. */
  lost = 0;
  /** Faults are said from the first try on, until what they are about changes. */
  faults: readonly DraftFault[] = [];
  /** Whether anything differs from what the form began with. */
  isChanged = false;
  /** What this tab had written before, which was taken up. */
  resumed: KeptDirect | null = null;
  private step: FormStep = 'room';
  private readonly key: SendingKey;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly world: DirectFormWorld) {
    this.key = new SendingKey(world.random, world.base === null);
    this.typed = world.begun;
    this.placed = world.begunPictures;
    makeAutoObservable<this, 'world' | 'key' | 'timer' | 'step'>(this, {
      typed: observableRef,
      placed: observableRef,
      state: observableRef,
      faults: observableRef,
      resumed: observableRef,
      world: false,
      key: false,
      timer: false,
      step: false,
    });
  }

  /** Goes on with what this tab had written; what lies elsewhere is offered. */
  start(): void {
    const own = this.world.drafts.start();
    if (own === null) return;
    if (own.base !== this.world.base) {
      // The deal was changed meanwhile: which of the two is meant, the person says.
      this.world.drafts.setAside();
      return;
    }
    this.world.drafts.resume(own);
    this.resumed = own;
    this.show(own);
  }

  /** What was uploaded belongs to the draft, whenever that ends. Returns a function that stops it. */
  keepUploads(): () => void {
    return reaction(
      () => this.placed.filter((id) => this.world.pictures.storedOf(id) !== null).length,
      () => {
        if (this.isChanged) this.keepSoon();
      },
    );
  }

  stop(): void {
    this.keepNow();
    this.world.drafts.stop();
    this.world.pictures.stop();
  }

  get drafts(): FormDrafts<DirectContent> {
    return this.world.drafts;
  }

  get pictures(): PictureStore {
    return this.world.pictures;
  }

  get isBusy(): boolean {
    return this.state.kind !== 'editing' && this.state.kind !== 'failed';
  }

  /** Whether it changes a room that is on offer already: who offers it stays. */
  get isChange(): boolean {
    return this.world.base !== null;
  }

  /** How much of the pictures is there, 0 to 1. */
  get part(): number {
    return this.world.pictures.partOf(this.placed);
  }

  faultOf(field: string): string | null {
    return this.faults.find((fault) => fault.field === field)?.message ?? null;
  }

  /** The first step with something to mend; null where there is none. */
  get faultyStep(): DirectStep | null {
    return this.faults[0]?.step ?? null;
  }

  /** Something was typed or chosen, in these fields of a draft. */
  type(part: Partial<TypedDirect>, ...fields: readonly string[]): void {
    this.change(fields, () => {
      this.typed = { ...this.typed, ...part };
    });
  }

  /** Pictures were chosen; those beyond the last place are left out. */
  addPictures(files: readonly Blob[]): void {
    const free = MOST_DEAL_PICTURES - this.placed.length;
    this.place([...this.placed, ...this.world.pictures.add(files.slice(0, free))]);
  }

  movePicture(from: number, to: number): void {
    const moved = this.placed[from];
    if (moved === undefined || to < 0 || to >= this.placed.length) return;
    this.place(this.placed.toSpliced(from, 1).toSpliced(to, 0, moved));
  }

  removePicture(id: string): void {
    this.world.pictures.cancel(id);
    this.place(this.placed.filter((one) => one !== id));
  }

  /** Where the writer is now: a draft is gone on with there. */
  at(step: FormStep): void {
    this.step = step;
  }

  /** Whether a step can be left; else its faults are said. */
  check(step: DirectStep): boolean {
    this.faults = this.faultsIn(step);
    return this.faults.length === 0;
  }

  /** Whether all of it can be sent; else the faults of all steps are said. */
  checkAll(): boolean {
    this.faults = STEPS.flatMap((step) => this.faultsIn(step));
    return this.faults.length === 0;
  }

  /** Goes on with what was written elsewhere; what stands here is kept as a draft of its own. */
  takeUp(kept: KeptDirect): void {
    this.keepNow();
    this.world.drafts.takeUp(kept);
    this.show(kept);
  }

  /** Throws away what was written, and begins anew. */
  restart(): void {
    this.clearTimer();
    const { drafts, begun, begunPictures } = this.world;
    drafts.drop();
    this.typed = begun;
    this.placed = begunPictures;
    this.lost = 0;
    this.faults = [];
    this.key.resume(null);
    this.resumed = null;
    this.isChanged = false;
  }

  /** What was taken up is what the writer wants. */
  goOn(): void {
    this.resumed = null;
  }

  /** Keeps what is written, now. */
  keepNow(): void {
    if (this.timer === null) return;
    this.clearTimer();
    this.keep();
  }

  draft(): DirectDraft {
    const ids = this.placed.flatMap((id) => this.world.pictures.storedOf(id)?.id ?? []);
    return draftOf(this.typed, ids);
  }

  /** The deal as it stands now; null where something has to be mended first, or it failed. */
  async send(): Promise<DirectDeal | null> {
    if (this.isBusy || !this.checkAll()) return null;
    const { pictures } = this.world;
    if (!pictures.isSettled(this.placed)) {
      this.become({ kind: 'uploading' });
      await pictures.settled(this.placed);
      this.become({ kind: 'editing' });
      if (!this.checkAll()) return null;
    }
    return this.sendNow();
  }

  private async sendNow(): Promise<DirectDeal | null> {
    this.become({ kind: 'sending' });
    const key = this.key.current();
    this.keep();
    try {
      const deal = await this.world.send(this.draft(), key);
      this.clearTimer();
      this.world.drafts.drop();
      this.become({ kind: 'done' });
      return deal;
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  private fail(error: unknown): void {
    this.key.failed(error);
    const { fault, reason } = whatFailed(error);
    runInAction(() => {
      if (fault !== null) this.faults = [fault];
      this.state = fault === null ? { kind: 'failed', reason } : { kind: 'editing' };
    });
  }

  private faultsIn(step: DirectStep): readonly DraftFault[] {
    const failed = this.world.pictures.failedOf(this.placed).length;
    return this.world.faultsOf(step, this.typed, { ids: this.placed, failed });
  }

  private place(placed: readonly string[]): void {
    this.change(['pictureIds'], () => {
      this.placed = placed;
      this.lost = 0;
    });
  }

  private change(fields: readonly string[], apply: () => void): void {
    if (this.isBusy) return;
    apply();
    this.key.changed();
    this.isChanged = true;
    this.faults = this.faults.filter(({ field }) => !fields.includes(field));
    if (this.state.kind === 'failed') this.state = { kind: 'editing' };
    this.keepSoon();
  }

  private keepSoon(): void {
    this.clearTimer();
    this.timer = setTimeout(() => {
      this.keepNow();
    }, KEEP_MS);
  }

  private keep(): void {
    const { base, begun, begunPictures, drafts, pictures } = this.world;
    const { typed, placed, step } = this;
    const key = this.key.kept;
    this.isChanged = !isDeepEqual(typed, begun) || !isDeepEqual(placed, begunPictures);
    if (!this.isChanged) {
      drafts.drop();
      return;
    }
    const stored = placed.flatMap((id) => pictures.storedOf(id) ?? []);
    const lost = placed.length - stored.length;
    drafts.keep({ typed, pictures: stored, lost, base, key, step });
  }

  private show(kept: KeptDirect): void {
    this.clearTimer();
    this.world.pictures.know(kept.pictures);
    this.typed = kept.typed;
    this.placed = kept.pictures.map(({ id }) => id);
    this.key.resume(kept.key);
    this.lost = kept.lost;
    this.faults = [];
    this.isChanged = true;
  }

  private clearTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private become(state: DirectFormState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
