import type { ReactNode } from 'react';
import styles from './spoken.module.scss';

/** A text for the eye and another one for the ear, where the short form reads badly aloud. */
export function Spoken({ seen, said }: { readonly seen: ReactNode; readonly said: string }) {
  return (
    <>
      <span aria-hidden="true">{seen}</span>
      <span className={styles.said}>{said}</span>
    </>
  );
}
