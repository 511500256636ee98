import type { Photo } from '#core';

/** A picture; one without a size of its own is as large as the image service makes those of houses. */
export interface LargePhoto extends Photo {
  readonly width?: number;
  readonly height?: number;
}

export interface PhotosProps {
  readonly photos: readonly LargePhoto[];
  /** What the pictures show: 월세 1,000/50 원룸. */
  readonly subject: string;
  /** The picture that is shown first. */
  readonly index: number;
  /** Told of each picture that is shown: Back closes without an answer. */
  readonly onShow: (index: number) => void;
}
