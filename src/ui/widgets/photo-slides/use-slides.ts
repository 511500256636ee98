import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
  type UIEvent,
} from 'react';

export interface Slides {
  readonly track: RefObject<HTMLUListElement | null>;
  /** The slide that is seen. */
  readonly index: number;
  /** Scrolls there; beyond the ends is the end. */
  readonly show: (index: number) => void;
  /** Of the track. */
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
}

/** A row of slides, each as wide as the row, that is scrolled; it begins at the slide `first`. */
export function useSlides(count: number, first = 0): Slides {
  const track = useRef<HTMLUListElement>(null);
  const [begin] = useState(first);
  const [index, setIndex] = useState(first);

  useLayoutEffect(() => {
    const element = track.current;
    if (begin > 0) {
      element?.scrollTo({ left: begin * element.clientWidth, behavior: 'instant' });
    }
  }, [begin]);

  const show = useCallback(
    (next: number) => {
      const element = track.current;
      const inside = Math.min(count - 1, Math.max(0, next));
      element?.scrollTo({ left: inside * element.clientWidth });
    },
    [count],
  );
  const onScroll = useCallback(({ currentTarget }: UIEvent<HTMLElement>) => {
    const { scrollLeft, clientWidth } = currentTarget;
    if (clientWidth > 0) setIndex(Math.round(scrollLeft / clientWidth));
  }, []);
  return { track, index, show, onScroll };
}

/** Where a key leads from a slide: ← → Home End; null for every other key, and beyond the ends. */
export function slideAfter(key: string, index: number, count: number): number | null {
  const to = new Map([
    ['ArrowLeft', index - 1],
    ['ArrowRight', index + 1],
    ['Home', 0],
    ['End', count - 1],
  ]).get(key);
  return to === undefined || to < 0 || to >= count || to === index ? null : to;
}

/** `월세 1,000/50 원룸, 사진 12장 중 3번째` */
export const slideAlt = (subject: string, index: number, count: number): string =>
  `${subject}, 사진 ${count}장 중 ${index + 1}번째`;
