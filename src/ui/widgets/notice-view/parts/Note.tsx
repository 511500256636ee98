import type { ReactNode } from 'react';
import styles from './rows.module.scss';

/** What is to be known about the part above it. */
export function Note({ children }: { readonly children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
