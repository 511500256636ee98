import type { PictureStore } from '../document-editor/pictures/picture-store';
import type { FormStep } from './form-steps';
import type { OfferedDraft } from './offered-drafts';
import type { StepFormState } from './step-form-state';

/** What the page of a form needs of its store, whatever is typed in it. */
export interface ShownStore {
  readonly state: StepFormState;
  readonly isBusy: boolean;
  /** Whether anything differs from what the form began with. */
  readonly isChanged: boolean;
  /** Whether it changes what is on offer already. */
  readonly isChange: boolean;
  readonly part: number;
  readonly own: OfferedDraft | null;
  readonly found: OfferedDraft | null;
  readonly faultyStep: string | null;
  readonly drafts: { readonly savedAt: number | null; readonly hasFailed: boolean };
  faultOf(field: string): string | null;
  at(step: FormStep): void;
  check(step: string): boolean;
  checkAll(): boolean;
  keepNow(): void;
}

/** What pictures need of the store of a form. */
export interface PicturedStore {
  readonly placed: readonly string[];
  readonly lost: number;
  readonly isBusy: boolean;
  readonly pictures: PictureStore;
  faultOf(field: string): string | null;
  addPictures(files: readonly Blob[]): void;
  movePicture(from: number, to: number): void;
  removePicture(id: string): void;
}
