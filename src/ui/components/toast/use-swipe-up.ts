import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** px upwards that dismiss it (spec/rules §9). */
const SWIPE = { touch: 10, mouse: 50 };
/** px that a press may tremble. */
const TREMBLE = 4;

/**
 * Takes an element away by a swipe up: it follows the pointer, also beyond its edge, springs back
 * when it is let go before the limit, and is not pressed by a drag.
 */
export function useSwipeUp(onSwipe: () => void) {
  const from = useRef<{ readonly id: number; readonly y: number } | null>(null);
  const isDragged = useRef(false);
  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    from.current = null;
    delete currentTarget.dataset['dragged'];
    currentTarget.style.translate = '';
  };
  return {
    onPointerDown: ({ button, pointerId, clientY }: PointerEvent<HTMLElement>) => {
      if (button !== 0 || from.current !== null) return;
      from.current = { id: pointerId, y: clientY };
      isDragged.current = false;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { currentTarget: element, pointerId } = event;
      if (from.current?.id !== pointerId) return;
      const up = from.current.y - event.clientY;
      if (!isDragged.current) {
        if (Math.abs(up) <= TREMBLE) return;
        isDragged.current = true;
        // Not before: a press that is captured presses no button.
        element.setPointerCapture(pointerId);
        element.dataset['dragged'] = '';
      }
      element.style.translate = `0 ${Math.min(0, -up)}px`;
      if (up < (event.pointerType === 'mouse' ? SWIPE.mouse : SWIPE.touch)) return;
      element.dataset['swiped'] = '';
      end(event);
      onSwipe();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event: MouseEvent) => {
      // A key presses without a pointer.
      if (isDragged.current && event.detail > 0) event.stopPropagation();
    },
  };
}
