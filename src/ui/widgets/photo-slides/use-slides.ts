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
  /** The slide that is seen, or that the row is on its way to. */
  readonly index: number;
  /** Scrolls there; beyond the ends is the end. */
  readonly show: (index: number) => void;
  /** Of the track. */
  readonly handlers: {
    readonly onScroll: (event: UIEvent<HTMLElement>) => void;
    readonly onPointerDown: () => void;
    readonly onWheel: () => void;
  };
}

/** A row of slides, each as wide as the row, that is scrolled; it begins at the slide `first`. */
export function useSlides(count: number, first = 0): Slides {
  const track = useRef<HTMLUListElement>(null);
  const [begin] = useState(first);
  const [index, setIndex] = useState(first);
  // Where a key or a button leads counts at once: the next key goes on from there.
  const aim = useRef<number | null>(null);
  const [way, setWay] = useState<{ readonly to: number } | null>(null);

  useLayoutEffect(() => {
    const element = track.current;
    if (begin > 0) {
      element?.scrollTo({ left: begin * element.clientWidth, behavior: 'instant' });
    }
  }, [begin]);

  useLayoutEffect(() => {
    if (way === null) return;
    // Once the slides are drawn as they will be: a change of them snaps the row back where it was.
    const element = track.current;
    element?.scrollTo({ left: way.to * element.clientWidth });
  }, [way]);

  const show = useCallback(
    (next: number) => {
      const inside = Math.min(count - 1, Math.max(0, next));
      aim.current = inside;
      setIndex(inside);
      setWay({ to: inside });
    },
    [count],
  );
  const onScroll = useCallback(({ currentTarget }: UIEvent<HTMLElement>) => {
    const { scrollLeft, clientWidth } = currentTarget;
    if (clientWidth === 0) return;
    const seen = Math.round(scrollLeft / clientWidth);
    if (aim.current !== null && aim.current !== seen) return;
    aim.current = null;
    setIndex(seen);
  }, []);
  /** A finger or a wheel takes over. */
  const takeOver = useCallback(() => {
    aim.current = null;
  }, []);
  return {
    track,
    index,
    show,
    handlers: { onScroll, onPointerDown: takeOver, onWheel: takeOver },
  };
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
