import type { ComponentProps } from 'react';
import { classNames } from '../../styles/class-names';
import { Icon, type IconName } from '../icon/Icon';
import styles from './chip.module.scss';

type ChipProps = ComponentProps<'button'> & {
  /** Filled with brand: something is chosen. A chip with a value shows the value. */
  readonly active?: boolean;
  /** Points down: it opens something. Pass aria-expanded or aria-haspopup along. */
  readonly opens?: boolean;
  readonly icon?: IconName;
  /** 36 px on the map, 40 px in sheets and on desktop. */
  readonly large?: boolean;
  readonly onMap?: boolean;
};

/** A round button of a row of filters. */
export function Chip({
  active = false,
  opens = false,
  icon,
  large = false,
  onMap = false,
  className,
  children,
  ...rest
}: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        styles.chip,
        large && styles.large,
        opens && styles.opens,
        onMap && !active && styles.onMap,
        active && styles.active,
        className,
      )}
    >
      {icon !== undefined && <Icon name={icon} size={16} />}
      {children}
      {opens && <Icon name="chevron-down" size={16} />}
    </button>
  );
}
