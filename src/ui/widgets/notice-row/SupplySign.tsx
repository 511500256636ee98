import { supplyIcon } from '#core';
import { Icon } from '../../components/icon/Icon';
import { classNames } from '../../styles/class-names';
import { noticeIcons } from './notice-icons.data';
import styles from './supply-sign.module.scss';

interface SupplySignProps {
  readonly code: string;
  readonly status: string;
  /** px; 44 in lists, 36 where there is little room. */
  readonly size?: 44 | 36;
}

/**
 * Money or a building, off once the notice is over (spec/rules §3). Silent: the kind of supply
 * stands beside it in words.
 */
export function SupplySign({ code, status, size = 44 }: SupplySignProps) {
  const { icon, on } = supplyIcon(code, status);
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.sign, size === 36 && styles.small, !on && styles.off)}
    >
      <Icon shape={noticeIcons[icon]} size={size === 36 ? 20 : 24} />
    </span>
  );
}
