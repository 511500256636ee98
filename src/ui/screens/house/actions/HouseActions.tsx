import { useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../../components/button/IconButton';
import { Icon } from '../../../components/icon/Icon';
import { housePageIcons } from '../house-page-icons.data';
import styles from './house-actions.module.scss';

interface HouseActionsProps {
  readonly onShare: () => void;
  readonly onReport: () => void;
  /** Null where nobody prints: on a phone. */
  readonly onPrint: (() => void) | null;
}

/** What can be done with the page besides reading it; what is rarer is behind 더보기. */
export function HouseActions({ onShare, onReport, onPrint }: HouseActionsProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const left = (event: Event) => {
      if (event.target instanceof Node && box.current?.contains(event.target) !== true)
        setOpen(false);
    };
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      box.current?.querySelector('button')?.focus();
    };
    // A press as well: Safari gives no focus to what is pressed.
    addEventListener('pointerdown', left);
    addEventListener('focusin', left);
    addEventListener('keydown', pressed);
    return () => {
      removeEventListener('pointerdown', left);
      removeEventListener('focusin', left);
      removeEventListener('keydown', pressed);
    };
  }, [isOpen]);

  const choose = (run: () => void) => {
    setOpen(false);
    // Where a popup gives it back to: what was pressed is gone with the menu.
    box.current?.querySelector('button')?.focus();
    run();
  };
  return (
    <div className={styles.actions}>
      <IconButton kind="on-photo" icon="share" label="공유하기" onClick={onShare} />
      <div ref={box} className={styles.more}>
        <IconButton
          kind="on-photo"
          icon="dots"
          label="더 많은 기능"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setOpen(!isOpen);
          }}
        />
        <ul id={id} className={styles.list} hidden={!isOpen}>
          {onPrint !== null && (
            <li>
              <button
                type="button"
                onClick={() => {
                  choose(onPrint);
                }}
              >
                <Icon shape={housePageIcons.print} size={20} />
                인쇄하기
              </button>
            </li>
          )}
          <li>
            <button
              type="button"
              onClick={() => {
                choose(onReport);
              }}
            >
              <Icon shape={housePageIcons.flag} size={20} />
              신고하기
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}
