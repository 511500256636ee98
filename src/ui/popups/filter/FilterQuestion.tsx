import type { ReactNode } from 'react';
import styles from './filter-form.module.scss';

interface FilterQuestionProps<Section extends string> {
  /** The chips above the list lead to it by these. */
  readonly sections: readonly Section[];
  readonly title: string;
  /** What is asked now, at the right of the title. */
  readonly value?: string;
  readonly children: ReactNode;
}

/** One question of the form: its controls in a group with a name. */
export function FilterQuestion<Section extends string>(props: FilterQuestionProps<Section>) {
  const { sections, title, value, children } = props;
  return (
    <fieldset data-section={sections.join(' ')} className={styles.section}>
      <legend className={styles.title}>
        {title} {value !== undefined && <output>{value}</output>}
      </legend>
      {children}
    </fieldset>
  );
}
