import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useIsAttached } from '../attached/use-is-attached';
import { classNames } from '../../styles/class-names';
import { stopBeside, type SheetStop } from './sheet-motion';
import styles from './sheet.module.scss';
import { useSheetDrag } from './use-sheet-drag';
import { useSheetWheel } from './use-sheet-wheel';

interface SheetProps {
  readonly label: string;
  readonly stop: SheetStop;
  readonly onStop: (stop: SheetStop) => void;
  /** px that are seen at each stop; see {@link useSheetStops}. */
  readonly stops: Readonly<Record<SheetStop, number>>;
  /** 48 px beside the handle: a count, a sort button. Only its buttons and links take a press. */
  readonly header: ReactNode;
  /** The scroller, for a virtual list or to keep its position. */
  readonly scrollerRef?: RefObject<HTMLDivElement | null>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const SETTLE_MS = 260;
const SAID: Readonly<Record<SheetStop, string>> = {
  peek: '접혔어요',
  half: '반쯤 펼쳐졌어요',
  full: '모두 펼쳐졌어요',
};

/**
 * A sheet at the bottom of its positioned parent that rests at one of three stops and follows the
 * finger between them, or the wheel. Its handle is a button: Enter goes on, arrow keys go up and
 * down, Home and End all the way; where it came to rest is read out.
 */
export function Sheet({
  label,
  stop,
  onStop,
  stops,
  header,
  scrollerRef,
  className,
  children,
}: SheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const own = useRef<HTMLDivElement>(null);
  const scroller = scrollerRef ?? own;
  const [held, setHeld] = useState<number | null>(null);
  const seen = held ?? stops[stop];
  const room = useRestingHeight(stops[stop], held === null ? null : stops.full);
  const said = useSaid(stop);
  useSheetDrag({ sheet, scroller, stop, stops, onHeight: setHeld, onSettle: onStop });
  useSheetWheel({ sheet, scroller, stop, onSettle: onStop });

  const isAttached = useIsAttached();
  const higher = stop === 'full' ? 'peek' : stopBeside(stop, 1);
  return (
    <section
      ref={sheet}
      aria-label={label}
      data-stop={stop}
      className={classNames(
        styles.sheet,
        held !== null && styles.held,
        !isAttached && styles.still,
        className,
      )}
      style={
        isAttached
          ? { height: stops.full, transform: `translateY(${stops.full - seen}px)` }
          : undefined
      }
    >
      <button
        type="button"
        className={styles.handle}
        aria-expanded={stop !== 'peek'}
        aria-label={stop === 'full' ? `${label} 접기` : `${label} 더 펼치기`}
        onClick={() => {
          onStop(higher);
        }}
        onKeyDown={(event) => {
          const next = stopByKey(event.key, stop);
          if (next === null) return;
          event.preventDefault();
          onStop(next);
        }}
      />
      <p className={styles.said} role="status">
        {said !== null && `${label} ${said}`}
      </p>
      <div className={styles.header}>{header}</div>
      <div
        ref={scroller}
        className={styles.body}
        // Without script it lies open, and is scrolled by its keys.
        tabIndex={isAttached ? undefined : 0}
        inert={isAttached && stop === 'peek' && held === null}
        style={isAttached ? { maxHeight: Math.max(0, room - HEADER_PX) } : undefined}
      >
        {children}
      </div>
    </section>
  );
}

const HEADER_PX = 60;

/**
 * The list is as high as what is seen of it, so that its end can be reached at every stop. While a
 * finger moves the sheet it is as high as the most that may be seen: nothing is laid out anew on
 * the way, and no gap opens below.
 */
function useRestingHeight(seen: number, most: number | null): number {
  const [rest, setRest] = useState(seen);
  if (most !== null && rest < most) setRest(most);
  useEffect(() => {
    if (most !== null) return undefined;
    const timer = setTimeout(() => {
      setRest(seen);
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [seen, most]);
  return Math.max(rest, seen, most ?? 0);
}

/** What is read out of a stop: nothing of the one that it began with. */
function useSaid(stop: SheetStop): string | null {
  const [first, setFirst] = useState<SheetStop | null>(stop);
  if (first !== null && first !== stop) setFirst(null);
  return first === null ? SAID[stop] : null;
}

function stopByKey(key: string, stop: SheetStop): SheetStop | null {
  if (key === 'ArrowUp') return stopBeside(stop, 1);
  if (key === 'ArrowDown') return stopBeside(stop, -1);
  if (key === 'Home') return 'peek';
  return key === 'End' ? 'full' : null;
}
