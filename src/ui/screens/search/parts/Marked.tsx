import { Fragment } from 'react';
import { markHits } from '#core';
import styles from './found.module.scss';

/** A text with what was asked for marked in it. */
export function Marked({ text, q }: { readonly text: string; readonly q: string }) {
  return markHits(text, q).map((part, at) =>
    part.isHit ? (
      <mark key={at} className={styles.hit}>
        {part.text}
      </mark>
    ) : (
      <Fragment key={at}>{part.text}</Fragment>
    ),
  );
}
