import { classNames } from '../../styles/class-names';
import { formIcons } from '../icon/form-icons.data';
import { Icon } from '../icon/Icon';
import styles from './field-note.module.scss';

interface FieldNoteProps {
  /** Its field names it in aria-describedby; it is there even while it is empty. */
  readonly id: string;
  /** Shown while neither of the others is. */
  readonly hint?: string | undefined;
  /** What was found to be in order. */
  readonly good?: string | null | undefined;
  /** What is wrong, and what to do. */
  readonly error?: string | null | undefined;
  readonly className?: string | undefined;
}

/**
 * The line below a field. What is found of it is announced when it appears; the hint, which comes
 * back as an error goes, is not.
 */
export function FieldNote({ id, hint, good = null, error = null, className }: FieldNoteProps) {
  const found = error ?? good;
  const tone = error === null ? 'good' : 'error';
  return (
    <div id={id} className={classNames(styles.note, className)}>
      {found === null && hint !== undefined && <p className={styles.line}>{hint}</p>}
      <div aria-live="polite">
        {found !== null && (
          <p className={classNames(styles.line, styles[tone])}>
            <Icon shape={formIcons[tone]} size={16} className={styles.sign} />
            <span>{found}</span>
          </p>
        )}
      </div>
    </div>
  );
}
