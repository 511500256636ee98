import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref } from 'react';
import type { LargePhoto } from '../../stores/popups/props/photos-props';
import { SlidePhoto } from '../../widgets/photo-slides/SlidePhoto';
import styles from './zoom-photo.module.scss';
import { useZoom } from './use-zoom';
import { toggled, UNZOOMED, zoomedByKey } from './zoom';

/** As the image service makes the largest size of a house's. */
const NATURAL = { width: 1280, height: 960 };

/** What keys and buttons ask of the picture that is seen. */
export interface ZoomHandle {
  /** False where the key means nothing to the picture. */
  press(key: string): boolean;
  /** Closer around the middle, or back to the whole picture. */
  toggle(): void;
}

interface ZoomPhotoProps {
  readonly photo: LargePhoto;
  readonly alt: string;
  readonly isShown: boolean;
  readonly loading: 'eager' | 'lazy';
  readonly onZoomed: (isZoomed: boolean) => void;
  readonly ref: Ref<ZoomHandle> | undefined;
}

/** A picture that can be looked at closely; left, it is whole again. */
export function ZoomPhoto({ photo, alt, isShown, loading, onZoomed, ref }: ZoomPhotoProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { width = NATURAL.width, height = NATURAL.height } = photo;
  const { zoom, isHeld, set, handlers } = useZoom(frame, { width, height });
  const isZoomed = zoom.scale > 1;

  useImperativeHandle(ref, () => ({
    press: (key) => set((now, box) => zoomedByKey(now, box, key)),
    toggle: () => {
      set((now, box) => toggled(now, box, UNZOOMED));
    },
  }));
  const putBack = useEffectEvent(() => {
    set(() => UNZOOMED);
  });
  useEffect(() => {
    if (!isShown) putBack();
  }, [isShown]);
  useEffect(() => {
    if (isShown) onZoomed(isZoomed);
  }, [isShown, isZoomed, onZoomed]);

  return (
    <div
      ref={frame}
      className={styles.frame}
      data-zoomed={isZoomed || undefined}
      data-held={isHeld || undefined}
      {...handlers}
    >
      <SlidePhoto
        className={styles.photo}
        src={photo.large}
        width={width}
        height={height}
        alt={alt}
        loading={loading}
        decoding="async"
        draggable={false}
        canRetry
        style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
      />
    </div>
  );
}
