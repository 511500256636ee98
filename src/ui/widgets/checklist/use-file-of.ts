import { useCallback } from 'react';
import type { PictureFile } from '#core';
import type { ChecklistStore } from '../../stores/checklists/checklist-store';

/** Asks the device for the file of a photo. */
export const useFileOf = (store: ChecklistStore): ((id: string) => Promise<PictureFile | null>) =>
  useCallback((id) => store.photo(id), [store]);
