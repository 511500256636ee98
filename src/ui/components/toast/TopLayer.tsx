import { useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIsAttached } from '../attached/use-is-attached';
import { onTopDialog, topDialog } from '../dialog/top-dialog';

interface TopLayerProps {
  /** Another value for every change of what is shown; null where there is nothing. */
  readonly shown: number | string | null;
  /** Its name for screen readers. */
  readonly label: string;
  readonly className: string | undefined;
  /** Live regions, which are there before they have something to say. */
  readonly spoken: ReactNode;
  readonly children: ReactNode;
}

/**
 * What lies above everything, open dialogs included, and can be pressed there: since a modal dialog
 * makes all else inert, it moves into whichever is the topmost.
 */
export function TopLayer({ shown, label, className, spoken, children }: TopLayerProps) {
  const home = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLElement>(null);
  const isShown = useRef(false);
  const isAttached = useIsAttached();
  const host = useMemo(() => (isAttached ? document.createElement('div') : null), [isAttached]);

  useLayoutEffect(() => {
    const move = () => {
      const place = topDialog() ?? home.current;
      if (host === null || place === null || host.parentElement === place) return;
      place.append(host);
      // What is moved has left the top layer.
      if (isShown.current) layer.current?.showPopover();
    };
    move();
    return onTopDialog(move);
  }, [host]);

  useEffect(() => {
    const element = layer.current;
    if (shown === null || element === null) return undefined;
    // The newest to enter the top layer lies highest.
    element.showPopover();
    isShown.current = true;
    return () => {
      isShown.current = false;
      element.hidePopover();
    };
  }, [shown, host]);

  return (
    <div ref={home}>
      {host !== null &&
        createPortal(
          <>
            {spoken}
            <section ref={layer} popover="manual" aria-label={label} className={className}>
              {children}
            </section>
          </>,
          host,
        )}
    </div>
  );
}
