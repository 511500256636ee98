import { useEffect, useEffectEvent, type RefObject } from 'react';
import { SheetDrag, type SheetStop, type SheetStops } from './sheet-motion';

/** px that a finger moves before it is known what it wants. */
const SLOP = 6;

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
 * Lets a finger move the sheet. On the handle and the header always; on the list only where the
 * list itself cannot scroll that way: below the full height, or pulled down from its top.
 */
export function useSheetDrag({ sheet, scroller, stop, stops, onHeight, onSettle }: DragParts) {
  const show = useEffectEvent(onHeight);
  const settle = useEffectEvent(onSettle);
  const begin = useEffectEvent((y: number) => new SheetDrag(y, stops[stop], stops));
  const isForList = useEffectEvent((target: EventTarget | null, down: boolean) => {
    const list = scroller.current;
    if (stop !== 'full' || !(target instanceof Node) || list?.contains(target) !== true)
      return false;
    return !down || list.scrollTop > 0;
  });

  useEffect(() => {
    const element = sheet.current;
    if (element === null) return undefined;
    let start: { readonly x: number; readonly y: number } | null = null;
    let drag: SheetDrag | null = null;

    const moved = (x: number, y: number, event: Event) => {
      if (start === null) return;
      if (drag === null) {
        const dx = Math.abs(x - start.x);
        const dy = Math.abs(y - start.y);
        if (Math.max(dx, dy) < SLOP) return;
        if (dx > dy || isForList(event.target, y > start.y)) {
          start = null;
          return;
        }
        drag = begin(y);
      }
      if (event.cancelable) event.preventDefault();
      show(drag.move(y, event.timeStamp));
    };
    const released = (event: Event) => {
      start = null;
      if (drag === null) return;
      show(null);
      settle(drag.end(event.timeStamp));
      drag = null;
      // The press that ends a drag is no click on what lies under it.
      element.addEventListener('click', stopEvent, { capture: true, once: true });
      setTimeout(() => {
        element.removeEventListener('click', stopEvent, { capture: true });
      }, 0);
    };

    const touchStart = (event: TouchEvent) => {
      const touch = event.touches[0];
      start = touch === undefined || event.touches.length > 1 ? null : at(touch);
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
      const onList = event.target instanceof Node && scroller.current?.contains(event.target);
      if (onList === true || event.button !== 0) return;
      start = at(event);
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

function stopEvent(event: Event) {
  event.stopPropagation();
  event.preventDefault();
}
