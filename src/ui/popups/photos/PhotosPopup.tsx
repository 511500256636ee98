import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../components/button/IconButton';
import { Dialog } from '../../components/dialog/Dialog';
import { classNames } from '../../styles/class-names';
import type { PopupProps } from '../../stores/popups/popup-kind';
import type { PhotosProps } from './photos-props';
import styles from './photos-popup.module.scss';

/** The pictures of a house over the whole window: swiped, or walked with the arrow keys. */
export function PhotosPopup({ props, closing, close }: PopupProps<PhotosProps, undefined>) {
  const { photos, subject } = props;
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(props.index);
  const [first] = useState(props.index);

  useLayoutEffect(() => {
    const element = track.current;
    element?.scrollTo({ left: first * element.clientWidth, behavior: 'instant' });
  }, [first]);

  const show = (next: number) => {
    const element = track.current;
    if (element === null) return;
    const inside = Math.min(photos.length - 1, Math.max(0, next));
    element.scrollTo({ left: inside * element.clientWidth });
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      show(index + (event.key === 'ArrowRight' ? 1 : -1));
    };
    addEventListener('keydown', onKeyDown);
    return () => {
      removeEventListener('keydown', onKeyDown);
    };
  });

  const leave = () => {
    close();
  };
  return (
    <Dialog
      kind="full"
      label="사진 크게 보기"
      className={styles.popup}
      closing={closing}
      onClose={leave}
    >
      <div className={styles.bar}>
        <IconButton icon="close" label="닫기" onClick={leave} />
        <p role="status" aria-label={`사진 ${photos.length}장 중 ${index + 1}번째`}>
          {index + 1} / {photos.length}
        </p>
      </div>
      <ul
        ref={track}
        className={styles.track}
        // What scrolls has to be reached by the keyboard: the arrow keys move it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label="사진"
        onScroll={(event) => {
          const { scrollLeft, clientWidth } = event.currentTarget;
          if (clientWidth > 0) setIndex(Math.round(scrollLeft / clientWidth));
        }}
      >
        {photos.map((photo, place) => (
          <li key={photo.large}>
            <img
              src={photo.large}
              width={1280}
              height={960}
              alt={`${subject}, 사진 ${place + 1}`}
              loading={Math.abs(place - first) < 2 ? 'eager' : 'lazy'}
              decoding="async"
            />
          </li>
        ))}
      </ul>
      <IconButton
        className={classNames(styles.step, styles.before)}
        icon="chevron-left"
        label="이전 사진"
        disabled={index === 0}
        onClick={() => {
          show(index - 1);
        }}
      />
      <IconButton
        className={classNames(styles.step, styles.after)}
        icon="chevron-right"
        label="다음 사진"
        disabled={index === photos.length - 1}
        onClick={() => {
          show(index + 1);
        }}
      />
    </Dialog>
  );
}
