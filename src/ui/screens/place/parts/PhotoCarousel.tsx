import { useRef, useState, type KeyboardEvent } from 'react';
import type { Photo } from '#core';
import { Icon } from '../../../components/icon/Icon';
import { IconButton } from '../../../components/button/IconButton';
import { classNames } from '../../../styles/class-names';
import styles from './photo-carousel.module.scss';

interface PhotoCarouselProps {
  readonly photos: readonly Photo[];
  /** What the pictures show: 원룸 월세 1,000/50. */
  readonly subject: string;
  readonly isSold: boolean;
  /** Opens the picture of this index in full size. */
  readonly onOpen: (index: number) => void;
}

/** Pictures that are swiped, or walked with the arrow keys. */
export function PhotoCarousel({ photos, subject, isSold, onOpen }: PhotoCarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);

  const show = (next: number) => {
    const element = track.current;
    if (element === null) return;
    const inside = Math.min(photos.length - 1, Math.max(0, next));
    element.scrollTo({ left: inside * element.clientWidth });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const next = index + (event.key === 'ArrowRight' ? 1 : -1);
    show(next);
    const slide = track.current?.children[next];
    slide?.querySelector('button')?.focus({ preventScroll: true });
  };

  if (photos.length === 0) {
    return (
      <div className={classNames(styles.carousel, styles.none)}>
        <Icon name="picture" size={24} />
        사진 준비 중
      </div>
    );
  }
  return (
    <section
      className={classNames(styles.carousel, isSold && styles.sold)}
      aria-roledescription="사진 넘기기"
      aria-label="사진"
    >
      <ul
        ref={track}
        className={styles.track}
        onScroll={(event) => {
          const { scrollLeft, clientWidth } = event.currentTarget;
          if (clientWidth > 0) setIndex(Math.round(scrollLeft / clientWidth));
        }}
      >
        {photos.map((photo, place) => (
          <li key={photo.large} className={styles.slide}>
            <button
              type="button"
              className={styles.open}
              aria-label={`사진 ${place + 1} 크게 보기`}
              tabIndex={place === index ? 0 : -1}
              onKeyDown={onKeyDown}
              onClick={() => {
                onOpen(place);
              }}
            >
              <img
                src={photo.medium}
                srcSet={`${photo.medium} 640w, ${photo.large} 1280w`}
                sizes="(min-width: 1024px) 400px, 100vw"
                width={640}
                height={480}
                alt={`${subject}, 사진 ${place + 1}`}
                loading={place < 2 ? 'eager' : 'lazy'}
                fetchPriority={place === 0 ? 'high' : 'auto'}
                decoding="async"
              />
            </button>
          </li>
        ))}
      </ul>
      {isSold && <p className={styles.over}>거래 완료</p>}
      {photos.length > 1 && (
        <>
          <IconButton
            className={classNames(styles.step, styles.before)}
            kind="on-photo"
            icon="chevron-left"
            label="이전 사진"
            disabled={index === 0}
            onClick={() => {
              show(index - 1);
            }}
          />
          <IconButton
            className={classNames(styles.step, styles.after)}
            kind="on-photo"
            icon="chevron-right"
            label="다음 사진"
            disabled={index === photos.length - 1}
            onClick={() => {
              show(index + 1);
            }}
          />
        </>
      )}
      {photos.length > 1 && (
        <p className={styles.counter} role="status">
          <span aria-hidden="true">
            {index + 1} / {photos.length}
          </span>
          <span className={styles.said}>
            사진 {photos.length}장 중 {index + 1}번째
          </span>
        </p>
      )}
    </section>
  );
}
