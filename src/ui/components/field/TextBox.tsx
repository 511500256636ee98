import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names';
import { isWrong, type FieldProps } from './field-props';
import styles from './text-box.module.scss';

interface TextBoxProps extends Pick<FieldProps, 'error'> {
  /** Neither typed into nor chosen from. */
  readonly isStill: boolean | undefined;
  readonly className?: string | false | undefined;
  readonly children: ReactNode;
}

/** The box around a control and what lies in it, with their edge and their focus ring. */
export function TextBox({ error, isStill = false, className, children }: TextBoxProps) {
  return (
    <div
      className={classNames(styles.box, className)}
      data-invalid={isWrong(error) || undefined}
      data-still={isStill || undefined}
    >
      {children}
    </div>
  );
}
