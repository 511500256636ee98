import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react';
import { fitted, panned, pinched, toggled, UNZOOMED, zoomedTo } from './zoom';
import type { Point, Size, Zoom, ZoomBox } from './zoom';

/** Two taps this close in time and place are one double tap. */
const DOUBLE_MS = 300;
const DOUBLE_PX = 24;
/** A finger that moved farther did not tap. */
const TAP_PX = 10;

interface Tap extends Point {
  readonly at: number;
}

export interface ZoomGestures {
  readonly zoom: Zoom;
  /** A finger or a button is down: what is drawn follows at once. */
  readonly isHeld: boolean;
  readonly set: (change: (zoom: Zoom, box: ZoomBox) => Zoom | null) => boolean;
  readonly handlers: {
    readonly onPointerDown: (event: ReactPointerEvent) => void;
    readonly onPointerMove: (event: ReactPointerEvent) => void;
    readonly onPointerUp: (event: ReactPointerEvent) => void;
    readonly onPointerCancel: (event: ReactPointerEvent) => void;
  };
}

/** Pinch, pan, double tap and ctrl + wheel on a picture of this shape inside the frame. */
export function useZoom(frame: RefObject<HTMLElement | null>, natural: Size): ZoomGestures {
  const [zoom, setZoom] = useState(UNZOOMED);
  const [isHeld, setHeld] = useState(false);
  const latest = useRef(UNZOOMED);
  const pointers = useRef(new Map<number, Point>());
  const down = useRef<Tap | null>(null);
  const tapped = useRef<Tap | null>(null);

  const boxOf = (): ZoomBox => {
    const size = {
      width: frame.current?.clientWidth ?? 0,
      height: frame.current?.clientHeight ?? 0,
    };
    return { frame: size, picture: fitted(size, natural) };
  };
  const set = (change: (zoom: Zoom, box: ZoomBox) => Zoom | null): boolean => {
    const next = change(latest.current, boxOf());
    if (next === null) return false;
    latest.current = next;
    setZoom(next);
    return true;
  };
  const pointOf = (event: { readonly clientX: number; readonly clientY: number }): Point => {
    const at = frame.current?.getBoundingClientRect();
    if (at === undefined) return UNZOOMED;
    return {
      x: event.clientX - at.left - at.width / 2,
      y: event.clientY - at.top - at.height / 2,
    };
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    const isZoomed = latest.current.scale > 1;
    if (!event.ctrlKey && !isZoomed) return;
    event.preventDefault();
    if (event.ctrlKey) {
      const at = pointOf(event);
      set((now, box) => zoomedTo(now, box, now.scale * Math.exp(-event.deltaY / 100), at));
    } else set((now, box) => panned(now, box, { x: -event.deltaX, y: -event.deltaY }));
  });
  useEffect(() => {
    const element = frame.current;
    const turned = (event: WheelEvent) => {
      onWheel(event);
    };
    // React listens passively: the page would zoom as well.
    element?.addEventListener('wheel', turned, { passive: false });
    return () => {
      element?.removeEventListener('wheel', turned);
    };
  }, [frame]);

  const released = (event: ReactPointerEvent) => {
    pointers.current.delete(event.pointerId);
    if (pointers.current.size === 0) setHeld(false);
  };
  return {
    zoom,
    isHeld,
    set,
    handlers: {
      onPointerDown: (event) => {
        const at = pointOf(event);
        const isFirst = pointers.current.size === 0;
        pointers.current.set(event.pointerId, at);
        down.current = isFirst ? { ...at, at: event.timeStamp } : null;
        if (latest.current.scale > 1 || !isFirst) {
          event.currentTarget.setPointerCapture(event.pointerId);
          setHeld(true);
        }
      },
      onPointerMove: (event) => {
        const before = pointers.current.get(event.pointerId);
        if (before === undefined) return;
        const now = pointOf(event);
        const others = [...pointers.current].filter(([id]) => id !== event.pointerId);
        pointers.current.set(event.pointerId, now);
        const [other] = others;
        if (other !== undefined) {
          set((zoom, box) => pinched(zoom, box, [before, other[1]], [now, other[1]]));
        } else if (latest.current.scale > 1) {
          set((zoom, box) => panned(zoom, box, { x: now.x - before.x, y: now.y - before.y }));
        }
      },
      onPointerUp: (event) => {
        released(event);
        const begun = down.current;
        const at = { ...pointOf(event), at: event.timeStamp };
        if (begun === null || apart(begun, at) > TAP_PX) return;
        const former = tapped.current;
        const isDouble =
          former !== null && at.at - former.at < DOUBLE_MS && apart(former, at) < DOUBLE_PX;
        tapped.current = isDouble ? null : at;
        if (isDouble) set((zoom, box) => toggled(zoom, box, at));
      },
      onPointerCancel: (event) => {
        released(event);
        down.current = null;
      },
    },
  };
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
