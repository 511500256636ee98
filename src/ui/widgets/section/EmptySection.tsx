import { ButtonLink } from '../../components/button/Button';
import { classNames } from '../../styles/class-names';
import styles from './empty-section.module.scss';
import type { Way } from './way';

interface EmptySectionProps {
  readonly title: string;
  readonly hint?: string;
  /** What to do then. */
  readonly way: Way;
  /** Makes it as high as what would stand there. */
  readonly className: string | undefined;
}

/** A section that has nothing to show; no picture, since several may be empty on one day. */
export function EmptySection({ title, hint, way, className }: EmptySectionProps) {
  return (
    <div className={classNames(styles.empty, className)}>
      <p className={styles.title}>{title}</p>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <ButtonLink kind="outline" to={way.to}>
        {way.name}
      </ButtonLink>
    </div>
  );
}
