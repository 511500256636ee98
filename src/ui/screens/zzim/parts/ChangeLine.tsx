import type { ZzimChange } from '#core';
import { Icon } from '../../../components/icon/Icon';
import { classNames } from '../../../styles/class-names';
import styles from './zzim-item.module.scss';

interface ChangeLineProps {
  readonly changes: readonly ZzimChange[];
  /** Whether it was opened since it was kept: then they are those since. */
  readonly isOpened: boolean;
}

/** These end soon, or are over. */
const URGENT: ReadonlySet<ZzimChange['kind']> = new Set(['reserved', 'closing', 'closed']);

/** What changed since something was seen, the most telling first; nothing where nothing did. */
export function ChangeLine({ changes, isOpened }: ChangeLineProps) {
  if (changes.length === 0) return null;
  return (
    <p className={styles.changes}>
      <span>{isOpened ? '지난번에 본 뒤' : '찜한 뒤'}</span>
      {changes.map(({ kind, way, text }) => (
        <b
          key={kind}
          className={classNames(
            styles.change,
            way !== null && styles[way],
            URGENT.has(kind) && styles.urgent,
          )}
        >
          {way !== null && <Icon name="arrow-down" size={14} />}
          {text}
        </b>
      ))}
    </p>
  );
}
