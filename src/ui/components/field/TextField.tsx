import { useId, type ComponentProps } from 'react';
import { classNames } from '../../styles/class-names';
import { IconButton } from '../button/IconButton';
import { FieldFrame } from './FieldFrame';
import { fieldAria, isWrong, unitId, type FieldProps } from './field-props';
import styles from './text-box.module.scss';

type OwnOfInput = 'id' | 'className' | 'required' | 'type' | 'size' | 'onChange' | keyof FieldProps;

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, OwnOfInput> & {
    readonly type?: 'text' | 'tel' | 'email' | 'url' | 'password';
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
  const isFilled = input.value !== undefined && input.value !== '';
  const canClear = onClear !== undefined && isFilled && !input.readOnly && !input.disabled;
  return (
    <FieldFrame id={id} {...said}>
      <div
        className={classNames(styles.box, unit !== undefined && styles.withUnit)}
        data-invalid={isWrong(error) || undefined}
      >
        <input
          type="text"
          {...input}
          {...fieldAria(id, said, unit)}
          className={styles.input}
          onChange={(event) => {
            onChange?.(event.target.value);
          }}
        />
        {unit !== undefined && (
          <span id={unitId(id)} className={styles.unit}>
            {unit}
          </span>
        )}
        {canClear && (
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
      </div>
    </FieldFrame>
  );
}
