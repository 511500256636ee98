import type { ReactNode } from 'react';
import styles from './guide-section.module.scss';

interface GuideSectionProps {
  /** What the contents lead to. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the guide with its headline. */
export function GuideSection({ id, title, children }: GuideSectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
