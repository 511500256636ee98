import type { DocumentPicture } from '#core';
import { isKeptPicture } from '../../../stores/chat/kept-outbox';

/** What stands in a composer, as the device keeps it for its member. */
export interface KeptDesk {
  readonly text: string;
  /** Those that the store has. */
  readonly pictures: readonly DocumentPicture[];
}

/** Whether what was kept can still be taken up. */
export const isKeptDesk = (stored: unknown): stored is KeptDesk =>
  typeof stored === 'object' &&
  stored !== null &&
  'text' in stored &&
  typeof stored.text === 'string' &&
  'pictures' in stored &&
  Array.isArray(stored.pictures) &&
  stored.pictures.every(isKeptPicture);
