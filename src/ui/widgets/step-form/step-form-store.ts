import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { isDeepEqual } from '#core';
import type { PictureStore } from '../document-editor/pictures/picture-store';
import type { FormStep } from './form-steps';
import { Later } from './later';
import { foundOffer, ownOffer, type OfferedDraft } from './offered-drafts';
import {
  NO_FIELD,
  type KeptSteps,
  type StepFault,
  type StepFormState,
  type StepFormWorld,
} from './step-form-state';
import { StepSending } from './step-sending';

/** So long after the last key it is kept. */
const KEEP_MS = 400;

/** A deal as it is typed, kept and sent (spec/readings R14, R43), a step after the other. */
export class StepFormStore<Typed extends object, Step extends string, Draft, Sent> {
  typed: Typed;
  /** Names of its pictures, in their order. */
  placed: readonly string[];
  /** Of the pictures of a draft, those that have to be chosen again. */
  lost = 0;
  /** Faults are said from the first try on, until what they are about changes. */
  faults: readonly StepFault<Step>[] = [];
  /** Whether anything differs from what the form began with. */
  isChanged = false;
  /** What this tab had written before, which was taken up. */
  private resumed: KeptSteps<Typed, Step> | null = null;
  private step: FormStep<Step>;
  private readonly sending: StepSending<Step, Draft, Sent>;
  private readonly later = new Later(KEEP_MS, () => {
    this.keep();
  });

  constructor(private readonly world: StepFormWorld<Typed, Step, Draft, Sent>) {
    this.sending = new StepSending(world);
    this.step = world.form.steps.first;
    this.typed = world.begun;
    this.placed = world.begunPictures;
    makeAutoObservable<this, 'world' | 'sending' | 'later' | 'step' | 'resumed'>(this, {
      typed: observableRef,
      placed: observableRef,
      faults: observableRef,
      resumed: observableRef,
      world: false,
      sending: false,
      later: false,
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
        if (this.isChanged) this.later.soon();
      },
    );
  }

  stop(): void {
    this.keepNow();
    this.world.drafts.stop();
    this.world.pictures.stop();
  }

  /** How the keeping goes: when it was kept last, and whether the device takes anything. */
  get drafts(): { readonly savedAt: number | null; readonly hasFailed: boolean } {
    return this.world.drafts;
  }

  get pictures(): PictureStore {
    return this.world.pictures;
  }

  get state(): StepFormState {
    return this.sending.state;
  }

  get isBusy(): boolean {
    return this.sending.isBusy;
  }

  /** Whether it changes what is on offer already. */
  get isChange(): boolean {
    return this.world.base !== null;
  }

  /** How much of the pictures is there, 0 to 1. */
  get part(): number {
    return this.world.pictures.partOf(this.placed);
  }

  /** What this tab had written, until its writer says that it is what they want. */
  get own(): OfferedDraft | null {
    const { resumed, world } = this;
    if (resumed === null) return null;
    const take = () => {
      runInAction(() => {
        this.resumed = null;
      });
    };
    const leave = () => {
      this.restart();
    };
    return ownOffer(resumed, world.form, { take, leave });
  }

  /** What was written elsewhere. */
  get found(): OfferedDraft | null {
    const { drafts } = this.world;
    return foundOffer(drafts, this.world, (kept) => {
      this.takeUp(kept);
    });
  }

  faultOf(field: string): string | null {
    return this.faults.find((fault) => fault.field === field)?.message ?? null;
  }

  /** The first step with something to mend; null where there is none. */
  get faultyStep(): Step | null {
    return this.faults[0]?.step ?? null;
  }

  /** Something was typed or chosen, in these fields of a draft. */
  type(part: Partial<Typed>, ...fields: readonly string[]): void {
    this.change(fields, () => {
      this.typed = { ...this.typed, ...part };
    });
  }

  /** Pictures were chosen; those beyond the last place are left out. */
  addPictures(files: readonly Blob[]): void {
    const { form, pictures } = this.world;
    const free = form.mostPictures - this.placed.length;
    this.place([...this.placed, ...pictures.add(files.slice(0, free))]);
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
  at(step: FormStep<Step>): void {
    this.step = step;
  }

  /** Whether a step can be left; else its faults are said. */
  check(step: Step): boolean {
    this.faults = this.faultsIn(step);
    return this.faults.length === 0;
  }

  /** Whether all of it can be sent; else the faults of all steps are said. */
  checkAll(): boolean {
    this.faults = this.world.form.steps.steps.flatMap((step) => this.faultsIn(step));
    return this.faults.length === 0;
  }

  /** Keeps what is written, now. */
  keepNow(): void {
    this.later.now();
  }

  draft(): Draft {
    const ids = this.placed.flatMap((id) => this.world.pictures.storedOf(id)?.id ?? []);
    return this.world.form.draftOf(this.typed, ids);
  }

  /** The deal as it stands now; null where something has to be mended first, or it failed. */
  async send(): Promise<Sent | null> {
    const { sending, placed } = this;
    if (this.isBusy || !this.checkAll()) return null;
    if (!this.pictures.isSettled(placed)) {
      await sending.waitFor(placed);
      if (!this.checkAll()) return null;
    }
    const make = () => {
      this.keep();
      return this.draft();
    };
    const sent = await sending.send(make, ({ fault, lackingPicture }) => {
      if (fault !== null) this.faults = [fault];
      const lacking = lackingPicture === null ? undefined : this.placed[lackingPicture];
      if (lacking !== undefined) this.world.pictures.forget(lacking);
    });
    if (sent === null) return null;
    this.later.clear();
    this.world.drafts.drop();
    return sent;
  }

  /** The same, in the place of what was written elsewhere meanwhile. */
  async sendOver(): Promise<Sent | null> {
    if (this.isBusy) return null;
    this.sending.writeOver();
    return this.send();
  }

  private faultsIn(step: Step): readonly StepFault<Step>[] {
    const failed = this.world.pictures.failedOf(this.placed).length;
    const { places } = this.world.form;
    return this.world
      .faultsOf(step, this.typed, { ids: this.placed, failed })
      .map((fault) => (places.has(fault.field) ? fault : { ...fault, field: NO_FIELD }));
  }

  /** What stands here is kept as a draft of its own. */
  private takeUp(kept: KeptSteps<Typed, Step>): void {
    this.keepNow();
    this.world.drafts.takeUp(kept);
    this.show(kept);
  }

  private restart(): void {
    this.later.clear();
    const { drafts, begun, begunPictures } = this.world;
    drafts.drop();
    this.typed = begun;
    this.placed = begunPictures;
    this.lost = 0;
    this.faults = [];
    this.sending.resume(null);
    this.resumed = null;
    this.isChanged = false;
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
    this.sending.changed();
    this.isChanged = true;
    this.faults = this.faults.filter(({ field }) => field !== NO_FIELD && !fields.includes(field));
    this.later.soon();
  }

  private keep(): void {
    const { base, begun, begunPictures, drafts, pictures } = this.world;
    const { typed, placed, step } = this;
    const key = this.sending.name;
    this.isChanged = !isDeepEqual(typed, begun) || !isDeepEqual(placed, begunPictures);
    if (!this.isChanged) {
      drafts.drop();
      return;
    }
    const stored = placed.flatMap((id) => pictures.storedOf(id) ?? []);
    const lost = placed.length - stored.length;
    drafts.keep({ typed, pictures: stored, lost, base, key, step });
  }

  private show(kept: KeptSteps<Typed, Step>): void {
    this.later.clear();
    this.world.pictures.know(kept.pictures);
    this.typed = kept.typed;
    this.placed = kept.pictures.map(({ id }) => id);
    this.sending.resume(kept.key);
    this.lost = kept.lost;
    this.faults = [];
    this.isChanged = true;
  }
}
