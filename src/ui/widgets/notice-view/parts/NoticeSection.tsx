import { useId, type ReactNode } from 'react';
import styles from './notice-section.module.scss';

interface NoticeSectionProps {
  readonly title: string;
  /** Stands at the right of the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a notice under a heading. */
export function NoticeSection({ title, aside, children }: NoticeSectionProps) {
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
