import { classNames } from '../../styles/class-names';
import styles from './chip.module.scss';

/** A word on a tinted ground that says something about a thing; not pressed. */
export function Tag({
  tone,
  children,
}: {
  readonly tone?: 'brand' | 'danger' | 'warning';
  readonly children: string;
}) {
  return <span className={classNames(styles.tag, tone && styles[tone])}>{children}</span>;
}
