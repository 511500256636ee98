import { useEffect, useEffectEvent, type RefObject } from 'react';
import { SheetDrag } from './sheet-drag';
import type { SheetStop, SheetStops } from './sheet-motion';

/** px that a finger moves before it is known what it wants. */
const SLOP = 6;
/** A list that a finger has pushed on runs on for as long as it went in so many ms. */
const RUN_ON_MS = 240;

interface DragParts {
  readonly sheet: RefObject<HTMLElement | null>;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly stop: SheetStop;
  readonly stops: SheetStops;
  /** While the finger is down: the height in px; null when it was let go. */
  readonly onHeight: (height: number | null) => void;
  readonly onSettle: (stop: SheetStop) => void;
}

/**
 * Lets a finger move the sheet. On the handle and the header always; on the list where the list
 * itself cannot scroll that way. One gesture does both: pulled on beyond the full height it scrolls
 * the list, and a list pulled down to its top brings the sheet along.
 */
export function useSheetDrag({ sheet, scroller, stop, stops, onHeight, onSettle }: DragParts) {
  const show = useEffectEvent(onHeight);
  const settle = useEffectEvent(onSettle);
  const begin = useEffectEvent((y: number) => new SheetDrag(y, stops[stop], stops));
  const isForList = useEffectEvent((down: boolean) => {
    if (stop !== 'full') return false;
    return !down || (scroller.current?.scrollTop ?? 0) > 0;
  });

  useEffect(() => {
    const element = sheet.current;
    if (element === null) return undefined;
    let start: { readonly x: number; readonly y: number } | null = null;
    let isOnList = false;
    /** The list scrolls by itself under this finger. */
    let scrolls = false;
    let drag: SheetDrag | null = null;
    let over = 0;

    const moved = (x: number, y: number, event: Event) => {
      if (start === null) return;
      const list = scroller.current;
      if (scrolls) {
        if (y <= start.y || (list?.scrollTop ?? 0) > 0) {
          start = { x, y };
          return;
        }
        if (y - start.y < SLOP) return;
        scrolls = false;
        drag = begin(y);
      }
      if (drag === null) {
        const dx = Math.abs(x - start.x);
        const dy = Math.abs(y - start.y);
        if (Math.max(dx, dy) < SLOP) return;
        if (dx > dy) {
          start = null;
          return;
        }
        if (isOnList && isForList(y > start.y)) {
          scrolls = true;
          return;
        }
        drag = begin(y);
      }
      if (event.cancelable) event.preventDefault();
      const point = drag.move(
        y,
        event.timeStamp,
        () => isOnList && list !== null && list.scrollHeight > list.clientHeight,
      );
      show(point.height);
      if (list !== null && point.over !== over) list.scrollTop += point.over - over;
      over = point.over;
    };
    const released = (event: Event) => {
      start = null;
      scrolls = false;
      if (drag === null) return;
      show(null);
      settle(over > 0 ? 'full' : drag.end(event.timeStamp));
      const runOn = over > 0 ? drag.velocity(event.timeStamp) * RUN_ON_MS : 0;
      if (runOn !== 0) scroller.current?.scrollBy({ top: runOn, behavior: runOnBehavior() });
      drag = null;
      over = 0;
      // The press that ends a drag is no click on what lies under it.
      element.addEventListener('click', stopEvent, { capture: true, once: true });
      setTimeout(() => {
        element.removeEventListener('click', stopEvent, { capture: true });
      }, 0);
    };

    const isInList = (event: Event) =>
      event.target instanceof Node && scroller.current?.contains(event.target) === true;
    const touchStart = (event: TouchEvent) => {
      const touch = event.touches[0];
      start = touch === undefined || event.touches.length > 1 ? null : at(touch);
      isOnList = isInList(event);
    };
    const touchMove = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (touch !== undefined) moved(touch.clientX, touch.clientY, event);
    };
    const mouseMove = (event: MouseEvent) => {
      moved(event.clientX, event.clientY, event);
    };
    const mouseUp = (event: MouseEvent) => {
      removeEventListener('mousemove', mouseMove);
      released(event);
    };
    const mouseDown = (event: MouseEvent) => {
      if (isInList(event) || event.button !== 0) return;
      start = at(event);
      isOnList = false;
      addEventListener('mousemove', mouseMove);
      addEventListener('mouseup', mouseUp, { once: true });
    };

    element.addEventListener('touchstart', touchStart, { passive: true });
    element.addEventListener('touchmove', touchMove, { passive: false });
    element.addEventListener('touchend', released);
    element.addEventListener('touchcancel', released);
    element.addEventListener('mousedown', mouseDown);
    return () => {
      element.removeEventListener('touchstart', touchStart);
      element.removeEventListener('touchmove', touchMove);
      element.removeEventListener('touchend', released);
      element.removeEventListener('touchcancel', released);
      element.removeEventListener('mousedown', mouseDown);
      removeEventListener('mousemove', mouseMove);
      removeEventListener('mouseup', mouseUp);
    };
  }, [sheet, scroller]);
}

const at = (point: { readonly clientX: number; readonly clientY: number }) => ({
  x: point.clientX,
  y: point.clientY,
});

const runOnBehavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

function stopEvent(event: Event) {
  event.stopPropagation();
  event.preventDefault();
}
