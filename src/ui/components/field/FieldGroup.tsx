import { useId, type ReactNode } from 'react';
import { FieldNote } from './FieldNote';
import { noteId, type FieldProps } from './field-props';
import styles from './field-group.module.scss';

interface FieldGroupProps extends Pick<FieldProps, 'label' | 'hint' | 'error'> {
  readonly children: ReactNode;
}

/** Fields that answer one question together, and what is wrong with the answer. */
export function FieldGroup({ label, hint, error, children }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={noteId(id)}>
      <legend className={styles.legend}>{label}</legend>
      <FieldNote id={noteId(id)} hint={hint} error={error} className={styles.note} />
      {children}
    </fieldset>
  );
}
