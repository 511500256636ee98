import type { CheckMeasure, ChecklistRow, DocumentPicture, PictureFile } from '#core';
import type { ChecklistStore } from '../../stores/checklists/checklist-store';

export interface ItemCardProps {
  readonly store: ChecklistStore;
  readonly id: string;
  /** What the room is called. */
  readonly room: string;
  readonly row: ChecklistRow;
  readonly pictures: readonly DocumentPicture[];
  readonly fileOf: (id: string) => Promise<PictureFile | null>;
}

export interface MeasureProps {
  /** Of the item. */
  readonly name: string;
  readonly measure: CheckMeasure;
  readonly reading: number | null;
  readonly onRead: (reading: number | null) => void;
}
