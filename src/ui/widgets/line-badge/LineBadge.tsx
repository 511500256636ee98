import type { TransitLine } from '#core';
import { classNames } from '../../styles/class-names';
import { lineGround, lineInk } from './line-ink';
import styles from './line-badge.module.scss';

/**
 * A subway line as people know it: its number in a disc, or its name in a pill, in its own colour.
 * Silent for screen readers: the text beside it says the line in full.
 */
export function LineBadge({ line, large = false }: { line: TransitLine; large?: boolean }) {
  const number = /^(\d+)호선$/.exec(line.name)?.[1];
  return (
    <span
      aria-hidden="true"
      className={classNames(
        styles.badge,
        number === undefined ? styles.named : styles.numbered,
        lineInk(line.color) === 'dark' && styles.dark,
        large && styles.large,
      )}
    >
      {/* A page that was drawn on the server may hold no style attribute; a picture has its own. */}
      <svg className={styles.ground} focusable="false">
        <rect width="100%" height="100%" fill={lineGround(line.color)} />
      </svg>
      {number ?? line.name}
    </span>
  );
}
