import { useEffect, useRef } from 'react';
import type { Photo } from '#core';
import { classNames } from '../../styles/class-names';
import styles from './photo-thumbs.module.scss';

interface PhotoThumbsProps {
  readonly photos: readonly Photo[];
  readonly index: number;
  readonly onShow: (index: number) => void;
}

/** All pictures in a row under the large one; one tab stop, the arrow keys go on. */
export function PhotoThumbs({ photos, index, onShow }: PhotoThumbsProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current;
    const thumb = list?.children[index];
    if (list === null || !(thumb instanceof HTMLElement)) return;
    // Not scrollIntoView: that ends the way of the large picture, which is still on it.
    const left = thumb.offsetLeft + thumb.offsetWidth / 2 - list.clientWidth / 2;
    list.scrollTo({ left, behavior: 'instant' });
    if (list.contains(document.activeElement))
      thumb.querySelector('button')?.focus({ preventScroll: true });
  }, [index]);

  return (
    <ul ref={row} className={styles.thumbs} aria-label="사진 목록">
      {photos.map((photo, position) => (
        <li key={photo.large}>
          <button
            type="button"
            className={classNames(styles.thumb, position === index && styles.current)}
            aria-label={`사진 ${position + 1}`}
            aria-current={position === index ? 'true' : undefined}
            tabIndex={position === index ? 0 : -1}
            onClick={() => {
              onShow(position);
            }}
          >
            <img
              src={photo.small}
              width={320}
              height={240}
              alt=""
              loading="lazy"
              decoding="async"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
