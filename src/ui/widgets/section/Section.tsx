import { useId, type ReactNode } from 'react';
import { Icon } from '../../components/icon/Icon';
import { Link } from '../../components/link/Link';
import { classNames } from '../../styles/class-names';
import styles from './section.module.scss';
import type { Way } from './way';

interface SectionProps {
  /** As wide as the page; or, on desktops, in a column of it that has no edge of its own. */
  readonly kind: 'page' | 'column';
  readonly title: string;
  readonly count?: number;
  /** Where there are more of these. */
  readonly more?: Way;
  readonly children: ReactNode;
}

/** A headline and what stands under it. */
export function Section({ kind, title, count, more, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classNames(styles.section, styles[kind])} aria-labelledby={id}>
      <header>
        <h2 id={id}>
          {title}
          {count !== undefined && <em> {count}</em>}
        </h2>
        {more !== undefined && (
          <Link to={more.to} className={styles.more}>
            {/* Read by itself, as in a list of links, it says of what. */}
            <span className={styles.about}>{title} </span>
            {more.name}
            <Icon name="chevron-right" size={16} />
          </Link>
        )}
      </header>
      {children}
    </section>
  );
}
