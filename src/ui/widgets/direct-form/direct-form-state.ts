import type { DirectDeal, DirectDraft, DirectStep, DraftFault, Random } from '#core';
import type { PictureStore } from '../document-editor/pictures/picture-store';
import type { FormDrafts } from '../form-drafts/form-drafts';
import type { PlacedPictures } from './draft-of-typed';
import type { DirectContent } from './kept-directs';
import type { TypedDirect } from './typed-direct';

export type DirectFormState =
  | { readonly kind: 'editing' }
  /** Waits for pictures that are on their way. */
  | { readonly kind: 'uploading' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly reason: string };

export interface DirectFormWorld {
  readonly send: (draft: DirectDraft, key: string) => Promise<DirectDeal>;
  /** What has to be mended in a step, as of today. */
  readonly faultsOf: (
    step: DirectStep,
    typed: TypedDirect,
    pictures: PlacedPictures,
  ) => readonly DraftFault[];
  readonly drafts: FormDrafts<DirectContent>;
  readonly pictures: PictureStore;
  readonly random: Pick<Random, 'id'>;
  /** What the form begins with, its pictures by name, and which state of the deal it changes. */
  readonly begun: TypedDirect;
  readonly begunPictures: readonly string[];
  readonly base: string | null;
}
