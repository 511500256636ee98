import { useId, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../components/button/IconButton';
import { Icon } from '../../components/icon/Icon';
import type { IconShape } from '../../components/icon/icon-shape';
import { useDismissal } from '../../ground/use-dismissal';
import styles from './more-menu.module.scss';

export interface MoreMenuItem {
  readonly name: string;
  readonly shape: IconShape;
  readonly run: () => void;
}

interface MoreMenuProps {
  /** As the buttons beside it. */
  readonly kind: 'bare' | 'on-photo';
  readonly items: readonly MoreMenuItem[];
  /** Read out; says of what, where there are several menus. */
  readonly label?: string;
}

/** What is done more rarely with a page, behind 더보기. */
export function MoreMenu({ kind, items, label = '더 많은 기능' }: MoreMenuProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(false);
  // It may open below the fold.
  useLayoutEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  useDismissal(box, isOpen, () => {
    setOpen(false);
  });

  const choose = (run: () => void) => {
    setOpen(false);
    // Where a popup gives it back to: what was pressed is gone with the menu.
    box.current?.querySelector('button')?.focus();
    run();
  };
  return (
    <div ref={box} className={styles.more}>
      <IconButton
        kind={kind}
        icon="dots"
        label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen);
        }}
      />
      <ul ref={list} id={id} className={styles.list} hidden={!isOpen}>
        {/* A page may have a thousand of these. */}
        {isOpen &&
          items.map(({ name, shape, run }) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => {
                  choose(run);
                }}
              >
                <Icon shape={shape} size={20} />
                {name}
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
}
