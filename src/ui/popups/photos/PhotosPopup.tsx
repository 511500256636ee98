import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../components/button/IconButton';
import { Dialog } from '../../components/dialog/Dialog';
import { DialogBar } from '../../components/dialog/DialogBar';
import type { PopupProps } from '../../stores/popups/popup-kind';
import { SlideCount } from '../../widgets/photo-slides/SlideCount';
import { SlideSteps } from '../../widgets/photo-slides/SlideSteps';
import { slideAfter, slideAlt, useSlides } from '../../widgets/photo-slides/use-slides';
import type { PhotosProps } from '../../stores/popups/props/photos-props';
import { PhotoThumbs } from './PhotoThumbs';
import styles from './photos-popup.module.scss';
import { ZoomPhoto, type ZoomHandle } from './ZoomPhoto';

/**
 * The pictures of a house over the whole window: swiped or walked with the keys, pinched, tapped
 * twice or enlarged with + and −. While a picture is enlarged the arrows walk through it first.
 */
export function PhotosPopup({ props, closing, close }: PopupProps<PhotosProps, undefined>) {
  const { photos, subject } = props;
  const { track, index, show, handlers } = useSlides(photos.length, props.index);
  const [first] = useState(props.index);
  const [isZoomed, setZoomed] = useState(false);
  const shown = useRef<ZoomHandle>(null);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Ctrl and + is the browser's own.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = slideAfter(event.key, index, photos.length);
    if (shown.current?.press(event.key) !== true) {
      if (to === null) return;
      show(to);
    }
    event.preventDefault();
  });
  // With the dialog, which opens in a layout effect: a key pressed as soon as it is seen counts. On
  // the window, since a press on what takes no focus leaves the focus nowhere.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      onKeyDown(event);
    };
    addEventListener('keydown', pressed);
    return () => {
      removeEventListener('keydown', pressed);
    };
  }, []);

  const tell = useEffectEvent(props.onShow);
  useEffect(() => {
    tell(index);
  }, [index]);

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
      <DialogBar
        onClose={leave}
        action={
          <IconButton
            icon={isZoomed ? 'minus' : 'plus'}
            label={isZoomed ? '원래 크기로 보기' : '확대하기'}
            onClick={() => shown.current?.toggle()}
          />
        }
      >
        <SlideCount index={index} count={photos.length} className={styles.count} />
      </DialogBar>
      <div className={styles.stage}>
        <ul
          ref={track}
          className={styles.track}
          // What scrolls has to be reached by the keyboard: the arrow keys move it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label="사진"
          {...handlers}
        >
          {photos.map((photo, position) => (
            <li key={photo.large} inert={position !== index}>
              <ZoomPhoto
                ref={position === index ? shown : undefined}
                photo={photo}
                alt={slideAlt(subject, position, photos.length)}
                isShown={position === index}
                loading={Math.abs(position - first) < 2 ? 'eager' : 'lazy'}
                onZoomed={setZoomed}
              />
            </li>
          ))}
        </ul>
        <SlideSteps index={index} count={photos.length} onShow={show} isDark />
      </div>
      {photos.length > 1 && <PhotoThumbs photos={photos} index={index} onShow={show} />}
    </Dialog>
  );
}
