import { useId, type ComponentProps } from 'react';
import { classNames } from '../../styles/class-names';
import { FieldCounter } from './FieldCounter';
import { FieldFrame } from './FieldFrame';
import { fieldAria, type FieldProps } from './field-props';
import { TextBox } from './TextBox';
import styles from './text-box.module.scss';

type OwnOfTextArea = 'id' | 'className' | 'required' | 'onChange' | keyof FieldProps;

type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, OwnOfTextArea> & {
    readonly onChange?: (text: string) => void;
  };

/** Several lines of text, their count in its corner. It grows by hand where there is a pointer. */
export function TextArea(props: TextAreaProps) {
  const { label, need, count, hint, good, error, onChange, ...area } = props;
  const id = useId();
  return (
    <FieldFrame id={id} label={label} need={need} hint={hint} good={good} error={error}>
      <TextBox
        error={error}
        isStill={area.readOnly === true || area.disabled === true}
        className={styles.tall}
      >
        <textarea
          rows={5}
          {...area}
          {...fieldAria(id, props)}
          className={classNames(styles.control, styles.lines)}
          onChange={(event) => {
            onChange?.(event.target.value);
          }}
        />
        {count !== undefined && (
          <div className={styles.corner}>
            <FieldCounter id={id} count={count} />
          </div>
        )}
      </TextBox>
    </FieldFrame>
  );
}
