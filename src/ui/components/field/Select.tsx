import { useId, type ComponentProps } from 'react';
import { classNames } from '../../styles/class-names';
import { Icon } from '../icon/Icon';
import { FieldFrame } from './FieldFrame';
import { fieldAria, type FieldProps } from './field-props';
import { TextBox } from './TextBox';
import styles from './text-box.module.scss';

type OwnOfSelect =
  | 'id'
  | 'className'
  | 'required'
  | 'multiple'
  | 'value'
  | 'onChange'
  | 'count'
  | keyof FieldProps;

type SelectProps<Value extends string> = Omit<FieldProps, 'count'> &
  Omit<ComponentProps<'select'>, OwnOfSelect> & {
    readonly options: readonly { readonly value: Value; readonly name: string }[];
    /** Null until something is chosen: then `placeholder` asks for it. */
    readonly value: Value | null;
    readonly placeholder?: string;
    readonly onChange: (value: Value) => void;
  };

/** One of many, by the list of the device. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, need, hint, good, error, options, value, placeholder, onChange, ...select } =
    props;
  const id = useId();
  const said = { label, need, hint, good, error };
  return (
    <FieldFrame id={id} {...said}>
      <TextBox error={error} isStill={select.disabled}>
        <select
          {...select}
          {...fieldAria(id, said)}
          className={classNames(styles.control, styles.choice)}
          data-empty={value === null || undefined}
          value={value ?? ''}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen !== undefined) onChange(chosen.value);
          }}
        >
          {value === null && (
            <option value="" disabled>
              {placeholder ?? '골라 주세요'}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={20} className={styles.opens} />
      </TextBox>
    </FieldFrame>
  );
}
