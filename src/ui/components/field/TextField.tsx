import { useId, type ComponentProps } from 'react';
import { classNames } from '../../styles/class-names';
import { IconButton } from '../button/IconButton';
import { FieldFrame } from './FieldFrame';
import { fieldAria, unitId, type FieldProps } from './field-props';
import { TextBox } from './TextBox';
import styles from './text-box.module.scss';

type OwnOfInput = 'id' | 'className' | 'required' | 'type' | 'size' | 'onChange' | keyof FieldProps;

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, OwnOfInput> & {
    readonly type?: 'text' | 'tel' | 'email' | 'url' | 'password' | 'date' | 'time';
    /** What the value is counted in: 만원. */
    readonly unit?: string;
    readonly onChange?: (text: string) => void;
    /** Empties it at one press, while there is something in it. */
    readonly onClear?: () => void;
  };

/**
 * One line of text with everything that is said of it. Like an input it either has a `value` or
 * keeps what is typed itself; all else that an input takes is handed on to it.
 */
export function TextField(props: TextFieldProps) {
  const { label, need, count, hint, good, error, unit, onChange, onClear, ...input } = props;
  const id = useId();
  const said = { label, need, count, hint, good, error };
  const isStill = input.readOnly === true || input.disabled === true;
  const isFilled = input.value !== undefined && input.value !== '';
  return (
    <FieldFrame id={id} {...said}>
      <TextBox error={error} isStill={isStill} className={unit !== undefined && styles.withUnit}>
        <input
          type="text"
          {...input}
          {...fieldAria(id, said, unit)}
          className={classNames(styles.control, styles.line)}
          onChange={(event) => {
            onChange?.(event.target.value);
          }}
        />
        {unit !== undefined && (
          <span id={unitId(id)} className={styles.unit}>
            {unit}
          </span>
        )}
        {onClear !== undefined && isFilled && !isStill && (
          <IconButton
            icon="clear"
            size={20}
            label={`${label} 지우기`}
            className={styles.clear}
            onClick={() => {
              onClear();
              // The button goes with what it took away.
              document.getElementById(id)?.focus();
            }}
          />
        )}
      </TextBox>
    </FieldFrame>
  );
}
