import type { ReactNode } from 'react';
import { CollectButton } from '../../../widgets/collection/later-collect-button';
import type { CollectButtonProps } from '../../../widgets/collection/CollectButton';
import styles from './zzim-item.module.scss';

interface ItemFootProps {
  /** By which it is put in a collection; null of what is no longer there. */
  readonly collect: CollectButtonProps | null;
  /** What the list knows of it. */
  readonly children: ReactNode;
}

/** Below a card of a list: what the list knows of it, and what can be done with it. */
export function ItemFoot({ collect, children }: ItemFootProps) {
  return (
    <div className={styles.foot}>
      <div className={styles.known}>{children}</div>
      {collect !== null && <CollectButton {...collect} />}
    </div>
  );
}
