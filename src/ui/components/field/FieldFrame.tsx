import type { ReactNode } from 'react';
import { FieldCounter } from './FieldCounter';
import { FieldNote } from './FieldNote';
import { noteId, type FieldProps } from './field-props';
import { NeedMark } from './NeedMark';
import styles from './field-frame.module.scss';

interface FieldFrameProps extends FieldProps {
  /** That of the control. */
  readonly id: string;
  readonly children: ReactNode;
}

/** Label and count above a control, the note below it. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, need, count, hint, good, error, children } = props;
  return (
    <div>
      <div className={styles.head}>
        <label htmlFor={id}>
          {label}
          <NeedMark need={need} />
        </label>
        {count !== undefined && <FieldCounter id={id} count={count} />}
      </div>
      {children}
      <FieldNote id={noteId(id)} hint={hint} good={good} error={error} />
    </div>
  );
}
