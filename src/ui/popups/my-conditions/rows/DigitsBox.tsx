import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../../../styles/class-names';
import { afterDigits } from '../typed-digits';
import type { RowAria } from './ConditionRow';
import styles from './digits-box.module.scss';

interface DigitsBoxProps {
  readonly aria: RowAria;
  /** As it is written in the field. */
  readonly value: string;
  readonly most: number;
  readonly format: (digits: string) => string;
  readonly onChange: (digits: string) => void;
  readonly onLeave?: () => void;
  readonly unit?: string;
  readonly placeholder: string;
  readonly isWrong?: boolean;
  readonly autoComplete?: 'bday' | 'off';
}

/**
 * Digits by numeric keys, written with what parts them, the caret where the person left it. The
 * browser owns what stands in the field while signs are being composed.
 */
export function DigitsBox(props: DigitsBoxProps) {
  const { aria, value, most, format, onChange, onLeave, unit, placeholder, isWrong } = props;
  const input = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    const field = input.current;
    if (field !== null && field.value !== value) field.value = value;
  }, [value]);

  const edited = (field: HTMLInputElement) => {
    const caret = field.selectionStart ?? field.value.length;
    const next = afterDigits({ value: field.value, caret }, most, format);
    if (field.value !== next.value) {
      field.value = next.value;
      field.setSelectionRange(next.caret, next.caret);
    }
    onChange(next.digits);
  };

  const told = aria['aria-describedby'];
  const unitId = `${aria.id}-unit`;
  return (
    <span className={styles.box} data-invalid={isWrong === true || undefined}>
      <input
        ref={input}
        {...aria}
        // The unit first: it says what to type.
        aria-describedby={unit === undefined ? told : `${unitId} ${told}`}
        className={classNames(styles.input, unit !== undefined && styles.withUnit)}
        type="text"
        inputMode="numeric"
        autoComplete={props.autoComplete ?? 'off'}
        enterKeyHint="next"
        placeholder={placeholder}
        aria-invalid={isWrong === true || undefined}
        defaultValue={value}
        onInput={(event) => {
          const { isComposing } = event.nativeEvent as Partial<InputEvent>;
          if (isComposing !== true) edited(event.currentTarget);
        }}
        onCompositionEnd={(event) => {
          edited(event.currentTarget);
        }}
        onBlur={onLeave}
      />
      {unit !== undefined && (
        <span id={unitId} className={styles.unit}>
          {unit}
        </span>
      )}
    </span>
  );
}
