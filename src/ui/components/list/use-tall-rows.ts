import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { rowsBetween, rowTops } from './row-tops';
import { SPARE_PX, TallRowsModel } from './tall-rows-model';

interface TallList {
  readonly items: readonly { readonly key: string }[];
  readonly guessPx: number;
  readonly onNearTop: () => void;
  readonly onEnd: (isAtEnd: boolean) => void;
}

/** Nearer to the first row than this, those before it are asked for. */
const NEAR_TOP_PX = 900;
/** Rows that are drawn before it is known how tall the window is. */
const FIRST_ROWS = 30;

/**
 * The rows to draw of a list whose rows are as tall as they come: measured once they are drawn, guessed
 * before. Whatever changes above the eye, what is read keeps its place.
 */
export function useTallRows({ items, guessPx, onNearTop, onEnd }: TallList) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [model] = useState(() => new TallRowsModel());
  const { heights, seen } = useSyncExternalStore(model.subscribe, model.snapshot, model.snapshot);
  const tops = useMemo(
    () => rowTops(items.map(({ key }) => heights.get(key) ?? guessPx)),
    [items, guessPx, heights],
  );
  const end = tops.at(-1) ?? 0;
  const { from, to } =
    seen === null
      ? { from: Math.max(0, items.length - FIRST_ROWS), to: items.length }
      : rowsBetween(tops, seen.top - SPARE_PX, seen.top + seen.tall + SPARE_PX);

  // Before it is painted: nobody sees a row jump.
  useLayoutEffect(() => {
    model.at(box.current, list.current);
    model.settle(items, guessPx);
  });

  const scrolled = useEffectEvent(() => {
    onEnd(model.scrolled(items, guessPx));
  });
  // A keyboard opens, a window is turned, letters grow.
  const resized = useEffectEvent(() => {
    model.settle(items, guessPx);
  });
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const scroll = () => {
      scrolled();
    };
    const sizes = new ResizeObserver(() => {
      resized();
    });
    element.addEventListener('scroll', scroll, { passive: true });
    sizes.observe(element);
    if (list.current !== null) sizes.observe(list.current);
    return () => {
      element.removeEventListener('scroll', scroll);
      sizes.disconnect();
    };
  }, []);

  const isNearTop = seen !== null && seen.top < NEAR_TOP_PX;
  useEffect(() => {
    if (isNearTop) onNearTop();
  }, [isNearTop, items, onNearTop]);

  const toEnd = useCallback(() => {
    model.toEnd(items, guessPx);
    onEnd(true);
  }, [model, items, guessPx, onEnd]);
  return { box, list, from, to, above: tops[from] ?? 0, below: end - (tops[to] ?? end), toEnd };
}
