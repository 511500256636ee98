import type { Photo } from '#core';

export interface PhotosProps {
  readonly photos: readonly Photo[];
  /** What the pictures show: 월세 1,000/50 원룸. */
  readonly subject: string;
  /** The picture that is shown first. */
  readonly index: number;
  /** Told of each picture that is shown: Back closes without an answer. */
  readonly onShow: (index: number) => void;
}
