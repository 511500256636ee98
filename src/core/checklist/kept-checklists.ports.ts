import type { PictureFile } from '../image/pictures.ports';
import type { HybridStamp } from '../shared/hybrid-clock';
import type { Result } from '../shared/result';
import type { Checklist } from './checklist';
import type { ChecklistOnDevice } from './checklist-on-device';
import type { KeptChecklist } from './checklists.ports';

/** Why a device kept nothing: it has no room left, or the person or the browser forbids storing. */
export type NotKept = 'full' | 'forbidden';

/** Whose checklists they are: the ID of a member, or `''` of whoever uses the device without one. */
export type ChecklistOwner = string;

/** A photo's file, and which checklist it is of. */
export interface KeptPhoto {
  readonly id: string;
  readonly checklist: string;
}

/**
 * Checklists and their photos as a device keeps them, whole without a network (spec/readings R51). Each
 * owner has their own; nothing of another is answered. Tabs share them: what is written is merged into what
 * is there within one step, so that no tab overwrites another. Reads answer nothing where storing is
 * forbidden; no method rejects.
 */
export interface KeptChecklists {
  /** All of an owner, deleted ones too, the latest begun first; null where storing is forbidden. */
  all(owner: ChecklistOwner): Promise<readonly ChecklistOnDevice[] | null>;
  one(owner: ChecklistOwner, id: string): Promise<ChecklistOnDevice | null>;
  /** Keeps what a person changed. Files of photos that were removed go with it. */
  change(owner: ChecklistOwner, checklist: Checklist): Promise<Result<ChecklistOnDevice, NotKept>>;
  /**
   * Keeps what the server has. `sent` says up to which change of this device that is known there; null
   * where nothing was sent. `told` is the revision that the server was told is known here, where it was.
   */
  hear(
    owner: ChecklistOwner,
    kept: KeptChecklist,
    sent: number | null,
    told?: number | null,
  ): Promise<Result<ChecklistOnDevice, NotKept>>;
  /** Keeps a photo's file, before the checklist says that there is one. */
  keepPhoto(
    owner: ChecklistOwner,
    photo: KeptPhoto,
    file: PictureFile,
  ): Promise<Result<true, NotKept>>;
  /** Null where this device has no file of it. */
  photo(owner: ChecklistOwner, id: string): Promise<PictureFile | null>;
  /** The files that this device has of an owner. */
  photos(owner: ChecklistOwner): Promise<readonly KeptPhoto[]>;
  /** What one owner has is the other's from here on, merged, to be sent; done twice it is done once. */
  takeOver(from: ChecklistOwner, to: ChecklistOwner): Promise<Result<true, NotKept>>;
  /**
   * Stamps anew what was stamped while this device's clock ran ahead: `anew` is handed every stamp of an
   * owner, and answers how to bring them back. What is changed by that is to be sent.
   */
  restamp(
    owner: ChecklistOwner,
    anew: (stamps: readonly HybridStamp[]) => (at: HybridStamp) => HybridStamp,
  ): Promise<Result<true, NotKept>>;
  /** Everything of all other members goes from this device, unsent too; what was written without one stays. */
  forgetOthers(owner: ChecklistOwner): Promise<Result<true, NotKept>>;
  /** Whether so many bytes more are likely to fit; true where the device does not say. */
  hasRoomFor(bytes: number): Promise<boolean>;
  /** Tells when something was kept or forgotten, in whichever tab. Returns what ends that. */
  watch(heard: () => void): () => void;
}
