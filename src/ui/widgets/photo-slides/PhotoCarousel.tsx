import { useEffect, useRef, type ComponentProps, type KeyboardEvent } from 'react';
import type { Photo } from '#core';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { classNames } from '../../styles/class-names';
import { SlideCount } from './SlideCount';
import { SlidePhoto } from './SlidePhoto';
import { SlideSteps } from './SlideSteps';
import { slideAfter, slideAlt, useSlides } from './use-slides';
import { NoPhoto } from './NoPhoto';
import styles from './photo-carousel.module.scss';

interface PhotoCarouselProps {
  readonly photos: readonly Photo[];
  /** What the pictures show: 월세 1,000/50 원룸. */
  readonly subject: string;
  readonly isSold: boolean;
  /** Opens the picture of this index in full size until it is closed; tells which one is seen. */
  readonly onOpen: (index: number, onShow: (index: number) => void) => Promise<unknown>;
}

/** Pictures that are swiped, or walked with the arrow keys. */
export function PhotoCarousel({ photos, subject, isSold, onOpen }: PhotoCarouselProps) {
  const { length } = photos;
  const { track, index, show, handlers } = useSlides(length);
  // A key that has led on takes the focus along as soon as its picture is there.
  const follows = useRef(false);
  useEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    focusSlide(track.current, index);
  }, [track, index]);

  const open = async (position: number) => {
    let seen = position;
    await onOpen(position, (next) => {
      seen = next;
      show(next);
    });
    // The focus came back to the picture that was opened.
    if (track.current?.contains(document.activeElement)) focusSlide(track.current, seen);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = slideAfter(event.key, index, length);
    if (to === null) return;
    event.preventDefault();
    follows.current = true;
    show(to);
  };

  return (
    <section
      className={classNames(styles.carousel, isSold && styles.sold)}
      aria-roledescription="사진 넘기기"
      aria-label="사진"
    >
      {length === 0 ? (
        <NoPhoto />
      ) : (
        <ul ref={track} className={styles.track} {...handlers}>
          {photos.map((photo, position) => (
            <li key={photo.large} className={styles.slide}>
              <button
                type="button"
                className={styles.open}
                aria-label={`사진 ${position + 1} 크게 보기`}
                tabIndex={position === index ? 0 : -1}
                onKeyDown={onKeyDown}
                onClick={() => {
                  void open(position);
                }}
              >
                <Slide
                  isFirst={position === 0}
                  image={{
                    src: photo.medium,
                    srcSet: `${photo.medium} 640w, ${photo.large} 1280w`,
                    sizes: '(min-width: 1024px) 400px, 100vw',
                    width: 640,
                    height: 480,
                    alt: slideAlt(subject, position, length),
                    loading: position < 2 ? 'eager' : 'lazy',
                    fetchPriority: position === 0 ? 'high' : 'auto',
                    decoding: 'async',
                  }}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isSold && <p className={styles.over}>거래 완료</p>}
      <SlideSteps index={index} count={length} onShow={show} />
      {length > 1 && <SlideCount index={index} count={length} className={styles.counter} />}
    </section>
  );
}

interface SlideProps {
  readonly image: ComponentProps<typeof SlidePhoto>;
  readonly isFirst: boolean;
}

/** On a page that is just being read the first picture has the line to itself. */
function Slide({ image, isFirst }: SlideProps) {
  const isAttached = useIsAttached();
  if (isFirst || isAttached) return <SlidePhoto {...image} />;
  return (
    <noscript>
      <SlidePhoto {...image} />
    </noscript>
  );
}

function focusSlide(track: HTMLElement | null, index: number): void {
  track?.children[index]?.querySelector('button')?.focus({ preventScroll: true });
}
