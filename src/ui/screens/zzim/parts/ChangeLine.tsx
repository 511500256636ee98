import type { ZzimChange } from '#core';
import { Icon } from '../../../components/icon/Icon';
import { classNames } from '../../../styles/class-names';
import styles from './zzim-item.module.scss';

/** What changed since a house was kept, the most telling first. */
export function ChangeLine({ changes }: { readonly changes: readonly ZzimChange[] }) {
  return (
    <p className={styles.changes}>
      <span>찜한 뒤</span>
      {changes.map(({ kind, way, text }) => (
        <b key={kind} className={classNames(styles.change, way !== null && styles[way])}>
          {way !== null && <Icon name="arrow-down" size={14} />}
          {text}
        </b>
      ))}
    </p>
  );
}
