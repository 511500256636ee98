import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../../components/button/Button';
import { topDialog } from '../../../components/dialog/top-dialog';
import { classNames } from '../../../styles/class-names';
import { NoticeView } from './later-notice-view';
import styles from './preview.module.scss';

interface PreviewOverProps {
  readonly id: string;
  readonly onClose: () => void;
}

/**
 * The notice that was pressed, over a list that has no room beside it: Back, Escape and its button lead
 * to the list as it was, and the focus to its row. `key` it by the notice.
 */
export function PreviewOver({ id, onClose }: PreviewOverProps) {
  const pane = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      // A dialog above it goes first.
      if (event.key === 'Escape' && !event.defaultPrevented && topDialog() === null) close();
    };
    addEventListener('keydown', pressed);
    return () => {
      removeEventListener('keydown', pressed);
    };
  }, []);

  useEffect(() => {
    // The row that was pressed cannot have it any more. Who begins with this page is not moved.
    const isMoved = !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;
    if (isMoved && document.activeElement?.matches('body, [inert] *') === true)
      pane.current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement !== document.body) return;
      const rows = [...document.querySelectorAll('[data-notice]')];
      const row = rows.find((one) => one.getAttribute('data-notice') === id);
      row?.querySelector('a')?.focus({ preventScroll: true });
    };
  }, [id]);

  return (
    <section
      ref={pane}
      className={classNames(styles.pane, styles.over)}
      aria-label="공고 미리 보기"
      tabIndex={-1}
    >
      <div className={styles.head}>
        <Button kind="plain" icon="chevron-left" className={styles.back} onClick={onClose}>
          목록으로
        </Button>
      </div>
      <NoticeView id={id} />
    </section>
  );
}
