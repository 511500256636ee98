import type { ReactNode } from 'react';
import type { FilterSection } from '../../stores/popups/props/filter-props';
import styles from './filter-form.module.scss';

interface FilterQuestionProps {
  /** The chips above the map lead to it by these. */
  readonly sections: readonly FilterSection[];
  readonly title: string;
  /** What is asked now, at the right of the title. */
  readonly value?: string;
  readonly children: ReactNode;
}

/** One question of the form: its controls in a group with a name. */
export function FilterQuestion({ sections, title, value, children }: FilterQuestionProps) {
  return (
    <fieldset data-section={sections.join(' ')} className={styles.section}>
      <legend className={styles.title}>
        {title} {value !== undefined && <output>{value}</output>}
      </legend>
      {children}
    </fieldset>
  );
}
