import { useId, type ReactNode } from 'react';
import styles from './section.module.scss';

interface SectionProps {
  readonly title: string;
  /** Stands at the right of the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the house's page under a heading. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
