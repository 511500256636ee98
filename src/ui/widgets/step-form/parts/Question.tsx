import { useId, type ReactNode } from 'react';
import { noteId } from '../../../components/field/field-props';
import { FieldNote } from '../../../components/field/FieldNote';
import styles from './question.module.scss';

interface QuestionProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | null;
  readonly children: ReactNode;
}

/** Choices that answer one question, and below them what is wrong with the answer. */
export function Question({ label, hint, error = null, children }: QuestionProps) {
  const id = useId();
  return (
    <fieldset
      className={styles.question}
      aria-describedby={noteId(id)}
      data-fault={error !== null || undefined}
    >
      <legend>{label}</legend>
      {children}
      <FieldNote id={noteId(id)} hint={hint} error={error} />
    </fieldset>
  );
}
