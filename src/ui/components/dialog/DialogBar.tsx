import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names';
import { IconButton } from '../button/IconButton';
import styles from './dialog-bar.module.scss';

interface DialogBarProps {
  /** Where a thumb leaves it: in front of the title of a full screen, behind that of a sheet. */
  readonly closesAt?: 'start' | 'end';
  /** Parted by a line from what scrolls below it. */
  readonly hasLine?: boolean;
  readonly onClose: () => void;
  /** The one thing more that can be done with the whole of it. */
  readonly action?: ReactNode;
  readonly className?: string | undefined;
  /** The title, an h2 that names the dialog; or what stands for it, as the count of pictures. */
  readonly children: ReactNode;
}

/** The upper edge of a dialog: title, close and one action. */
export function DialogBar(props: DialogBarProps) {
  const { closesAt = 'start', hasLine = false, onClose, action, className, children } = props;
  const close = <IconButton icon="close" label="닫기" onClick={onClose} />;
  return (
    <div
      className={classNames(styles.bar, styles[closesAt], hasLine && styles.withLine, className)}
    >
      {closesAt === 'start' && close}
      {children}
      {action}
      {closesAt === 'end' && close}
    </div>
  );
}
