import { useEffect, useEffectEvent, type RefObject } from 'react';
import { stopBeside, type SheetStop } from './sheet-motion';

/** px that a wheel turns before it means the next stop; less is accidental. */
const MEANT_PX = 30;
/** ms without a turn, after which the next one is a new gesture: a trackpad runs on by itself. */
const REST_MS = 180;

interface WheelParts {
  readonly sheet: RefObject<HTMLElement | null>;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly stop: SheetStop;
  readonly onSettle: (stop: SheetStop) => void;
}

/**
 * Lets a wheel or a trackpad move the sheet as a finger does: one stop a gesture, and the list
 * only where the list itself cannot scroll that way.
 */
export function useSheetWheel({ sheet, scroller, stop, onSettle }: WheelParts): void {
  const step = useEffectEvent((by: 1 | -1) => {
    onSettle(stopBeside(stop, by));
  });
  const isForList = useEffectEvent((down: boolean) =>
    down ? stop === 'full' : (scroller.current?.scrollTop ?? 0) > 0,
  );

  useEffect(() => {
    const element = sheet.current;
    if (element === null) return undefined;
    let last = -Infinity;
    let turned = 0;
    let whose: 'list' | 'sheet' | 'done' = 'sheet';

    const wheel = (event: WheelEvent) => {
      if (event.ctrlKey || event.deltaY === 0) return;
      if (event.timeStamp - last > REST_MS) {
        turned = 0;
        whose = isForList(event.deltaY > 0) ? 'list' : 'sheet';
      }
      last = event.timeStamp;
      if (whose === 'list') return;
      event.preventDefault();
      if (whose === 'done') return;
      turned +=
        event.deltaMode === WheelEvent.DOM_DELTA_PIXEL
          ? event.deltaY
          : MEANT_PX * Math.sign(event.deltaY);
      if (Math.abs(turned) < MEANT_PX) return;
      whose = 'done';
      step(turned > 0 ? 1 : -1);
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('wheel', wheel);
    };
  }, [sheet]);
}
