import type { ComponentProps } from 'react';
import { classNames } from '../../styles/class-names';
import { Icon, type IconName } from '../icon/Icon';
import styles from './button.module.scss';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  readonly icon: IconName;
  /** Read out, and shown as a tooltip. */
  readonly label: string;
  /** `float` stands on a map, `on-photo` on a picture. */
  readonly kind?: 'bare' | 'float' | 'on-photo';
  readonly size?: number;
};

/** A 44 px target around one icon. */
export function IconButton({
  icon,
  label,
  kind = 'bare',
  size = 24,
  className,
  ...rest
}: IconButtonProps) {
  const look = kind === 'on-photo' ? styles.onPhoto : styles[kind];
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(styles.iconButton, look, className)}
    >
      <Icon name={icon} size={size} />
    </button>
  );
}
