import type { FieldNeed } from './field-props';
import styles from './field-frame.module.scss';

/** Whether a field has to be filled in. A required one says so by its state: aria-required. */
export function NeedMark({ need }: { readonly need: FieldNeed | undefined }) {
  if (need === undefined) return null;
  if (need === 'optional') return <span className={styles.optional}> 선택</span>;
  return (
    <span className={styles.required} aria-hidden="true">
      {' '}
      필수
    </span>
  );
}
