import type { DocumentPicture, Random } from '#core';
import type { PictureStore } from '../document-editor/pictures/picture-store';
import type { FormDrafts } from '../form-drafts/form-drafts';
import type { Kept } from '../form-drafts/kept-forms';
import type { FormStep, FormSteps } from './form-steps';

export type StepFormState =
  | { readonly kind: 'editing' }
  /** Waits for pictures that are on their way. */
  | { readonly kind: 'uploading' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly reason: string }
  /** Somebody changed it elsewhere since it was begun with. */
  | { readonly kind: 'changed' };

/** By the first part of a field's name. */
export type StepOfField<Step extends string> = Readonly<Partial<Record<string, Step>>>;

/** The field of a fault that has no place of its own: it is said at the top of its step. */
export const NO_FIELD = '';

/** What has to be mended, and where. */
export interface StepFault<Step extends string = string> {
  readonly step: Step;
  readonly field: string;
  /** Says what to do. */
  readonly message: string;
}

/** Pictures as they are named in the form, and how many of them the store did not take. */
export interface PlacedPictures {
  readonly ids: readonly string[];
  readonly failed: number;
}

/** What is kept of a form. */
export interface StepContent<Typed extends object, Step extends string> {
  readonly typed: Typed;
  /** Those of its pictures that are stored, in their order. */
  readonly pictures: readonly DocumentPicture[];
  /** How many were still on their way. */
  readonly lost: number;
  /** Which state of the deal it changes; null where it is a new one. */
  readonly base: string | null;
  /** Names its sending once it was tried. */
  readonly key: string | null;
  /** Where the writer was. */
  readonly step: FormStep<Step>;
}

export type KeptSteps<Typed extends object, Step extends string> = Kept<StepContent<Typed, Step>>;

/** What a noun says of its form. */
export interface FormOfSteps<Typed extends object, Step extends string, Draft> {
  readonly steps: FormSteps<Step>;
  readonly draftOf: (typed: Typed, pictureIds: readonly string[]) => Draft;
  /** The step that answers for a field of the draft, by the first part of its name. */
  readonly stepOfField: StepOfField<Step>;
  /** The fields whose faults have a place of their own. */
  readonly places: ReadonlySet<string>;
  /** What a draft is about, in a few words; what is empty is left out. */
  readonly about: (typed: Typed) => readonly string[];
  readonly mostPictures: number;
}

export interface StepFormWorld<Typed extends object, Step extends string, Draft, Sent> {
  readonly form: FormOfSteps<Typed, Step, Draft>;
  /** `base` is the version that is changed; undefined for a new one, and to take the place of any. */
  readonly send: (draft: Draft, key: string, base: string | undefined) => Promise<Sent>;
  /** What has to be mended in a step, as of today. */
  readonly faultsOf: (
    step: Step,
    typed: Typed,
    pictures: PlacedPictures,
  ) => readonly StepFault<Step>[];
  readonly drafts: FormDrafts<StepContent<Typed, Step>>;
  readonly pictures: PictureStore;
  readonly random: Pick<Random, 'id'>;
  /** What the form begins with, its pictures by name, and which state of the deal it changes. */
  readonly begun: Typed;
  readonly begunPictures: readonly string[];
  readonly base: string | null;
}
