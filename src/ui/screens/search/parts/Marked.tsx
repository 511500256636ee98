import { Fragment } from 'react';
import { markHits } from '#core';
import styles from './found.module.scss';

interface MarkedProps {
  readonly text: string;
  readonly q: string;
  /** A title is searched by initial consonants, too. */
  readonly isTitle?: boolean;
}

/** A text with what was asked for marked in it. */
export function Marked({ text, q, isTitle = true }: MarkedProps) {
  return markHits(text, q, isTitle).map((part, at) =>
    part.isHit ? (
      <mark key={at} className={styles.hit}>
        {part.text}
      </mark>
    ) : (
      <Fragment key={at}>{part.text}</Fragment>
    ),
  );
}
