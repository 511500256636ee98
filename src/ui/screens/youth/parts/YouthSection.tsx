import { useId, type ReactNode } from 'react';
import { Icon } from '../../../components/icon/Icon';
import { Link } from '../../../components/link/Link';
import styles from './youth-section.module.scss';

interface YouthSectionProps {
  readonly title: string;
  readonly count?: number;
  /** Where there are more of these. */
  readonly more?: { readonly name: string; readonly to: string };
  readonly children: ReactNode;
}

/** A headline and what stands under it. */
export function YouthSection({ title, count, more, children }: YouthSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header>
        <h2 id={id}>
          {title}
          {count !== undefined && <em> {count}</em>}
        </h2>
        {more !== undefined && (
          <Link to={more.to} className={styles.more}>
            {more.name}
            <Icon name="chevron-right" size={16} />
          </Link>
        )}
      </header>
      {children}
    </section>
  );
}
