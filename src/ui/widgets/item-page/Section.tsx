import { useId, type ReactNode } from 'react';
import { classNames } from '../../styles/class-names';
import styles from './section.module.scss';

interface SectionProps {
  readonly title: string;
  /** Stands at the right of the title. */
  readonly aside?: ReactNode;
  /** Nothing for paper. */
  readonly onScreenOnly?: boolean;
  readonly children: ReactNode;
}

/** A part of an item's page under a heading. */
export function Section({ title, aside, onScreenOnly = false, children }: SectionProps) {
  const id = useId();
  return (
    <section
      className={classNames(styles.section, onScreenOnly && styles.onScreen)}
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
