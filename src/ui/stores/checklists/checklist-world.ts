import type {
  Checklists,
  Clock,
  KeptChecklists,
  KeyValueStorage,
  Pictures,
  Random,
  ZipFiles,
} from '#core';
import type { ListenToOnline } from '../listen-to-online';
import type { PageSight } from '../page-sight';

/** What checklists need of the world. */
export interface ChecklistWorld {
  readonly kept: KeptChecklists;
  /** For what a person pressed: a lost session asks them to log in. */
  readonly server: Pick<Checklists, 'share' | 'withdraw'>;
  /** For what goes by itself: a lost session asks nobody anything (spec/readings R14). */
  readonly byItself: ChecklistsByItself;
  /** Fetches what makes one file of many, and back. */
  readonly files: () => Promise<FilesOfDevice>;
  readonly clock: Clock;
  readonly random: Random;
  readonly local: KeyValueStorage;
  /** Whose session it is; null for a visitor. Watched. */
  readonly member: () => string | null;
  readonly online: ListenToOnline;
  readonly hasNetwork: () => boolean;
  readonly sight: PageSight;
}

export interface ChecklistsByItself {
  readonly server: Pick<Checklists, 'join' | 'one'>;
  readonly pictures: Pictures;
}

export interface FilesOfDevice {
  readonly zip: ZipFiles;
  /** Hands a file to the downloads of this device. */
  readonly keep: (file: {
    readonly bytes: Uint8Array;
    readonly type: string;
    readonly fileName: string;
  }) => void;
}

/** What the checklists of somebody who is no member are kept under. */
export const VISITOR = '';
