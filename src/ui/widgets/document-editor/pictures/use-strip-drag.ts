import { useRef, useState, type PointerEvent } from 'react';

/** px that a press may move before it is a drag. */
const SLACK = 8;

interface Drag {
  readonly from: number;
  readonly to: number;
}

/**
 * Takes a member of a row to another place by mouse, pen or finger (after a long press no scroll is
 * begun: the handle says `touch-action: none`). Each member is marked by `data-at`.
 */
export function useStripDrag(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const start = useRef<{ readonly x: number; readonly at: number } | null>(null);
  /** A drag ends in a click that nobody meant. */
  const wasDragged = useRef(false);

  const placeUnder = (event: PointerEvent<HTMLElement>): number | null => {
    const row = event.currentTarget.closest('ul');
    const members = [...(row?.querySelectorAll<HTMLElement>('[data-at]') ?? [])];
    const under = members.findIndex((member) => {
      const { left, right } = member.getBoundingClientRect();
      return event.clientX >= left && event.clientX < right;
    });
    return under < 0 ? null : under;
  };

  const handlersOf = (at: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      start.current = { x: event.clientX, at };
      wasDragged.current = false;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const begun = start.current;
      if (begun === null || (drag === null && Math.abs(event.clientX - begun.x) < SLACK)) return;
      if (drag === null) event.currentTarget.setPointerCapture(event.pointerId);
      wasDragged.current = true;
      setDrag({ from: begun.at, to: placeUnder(event) ?? drag?.to ?? begun.at });
    },
    onPointerUp: () => {
      start.current = null;
      if (drag !== null) onMove(drag.from, drag.to);
      setDrag(null);
    },
    onPointerCancel: () => {
      start.current = null;
      setDrag(null);
    },
  });

  return { drag, handlersOf, wasDragged };
}
