import { useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { lazily } from '../../ground/lazily';
import { PATH } from '../../ground/paths';
import { useDismissal } from '../../ground/use-dismissal';
import { NotificationBell } from './NotificationBell';
import styles from './bell-with-panel.module.scss';

const Panel = lazily(async () => (await import('./NotificationPanel')).NotificationPanel);

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * The bell of windows with a bar at the top: a press opens what one was told under it. Without a
 * script, in a new tab, and on the page of it all, it is the way to that page.
 */
export function BellWithPanel() {
  const { pathname } = useLocation();
  const isAttached = useIsAttached();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  /** Where it was opened: another page has it closed. */
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  const isThere = pathname === PATH.notifications;

  const close = () => {
    setOpenAt(null);
  };
  useDismissal(box, isOpen, close);

  useEffect(() => {
    if (isOpen) panel.current?.focus();
  }, [isOpen]);

  const isOpening = isAttached && !isThere;
  return (
    <div ref={box} className={styles.box}>
      <NotificationBell
        aria-current={isThere ? 'page' : undefined}
        aria-haspopup={isOpening ? 'dialog' : undefined}
        aria-expanded={isOpening ? isOpen : undefined}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={() => {
          // Its code is there by the time of the press.
          Panel.ready().catch(() => undefined);
        }}
        onClick={(event) => {
          if (isThere || !isPlain(event)) return;
          event.preventDefault();
          setOpenAt(isOpen ? null : pathname);
        }}
      />
      {isOpen && (
        <div
          ref={panel}
          id={id}
          role="dialog"
          aria-label="알림"
          tabIndex={-1}
          className={styles.panel}
        >
          <Panel onLeave={close} />
        </div>
      )}
    </div>
  );
}
