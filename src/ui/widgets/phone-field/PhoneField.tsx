import { useId, useLayoutEffect, useRef, type RefObject } from 'react';
import { afterEdit, deletionOf, type Deletion } from './phone-edit';
import styles from './phone-field.module.scss';

interface PhoneFieldProps {
  readonly label: string;
  /** Hyphenated as it was given to `onChange`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with it, read out with the field; null for nothing. */
  readonly fault: string | null;
  readonly input?: RefObject<HTMLInputElement | null>;
  /** The id of more that is to be read out with it. */
  readonly describedBy?: string;
}

/**
 * A telephone number: numeric keys, hyphens by themselves, the caret where the person left it. The
 * browser owns what stands in the field while signs are being composed.
 */
export function PhoneField({ label, value, onChange, fault, input, describedBy }: PhoneFieldProps) {
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const ref = input ?? own;
  const before = useRef(value);

  useLayoutEffect(() => {
    const field = ref.current;
    before.current = value;
    if (field !== null && field.value !== value) field.value = value;
  }, [ref, value]);

  const edited = (field: HTMLInputElement, deletion: Deletion | null) => {
    const caret = field.selectionStart ?? field.value.length;
    const next = afterEdit(before.current, { value: field.value, caret }, deletion);
    before.current = next.value;
    // Where nothing changes the caret of a browser stays by itself, with its selection.
    if (field.value !== next.value) field.value = next.value;
    if (field.selectionStart !== next.caret) field.setSelectionRange(next.caret, next.caret);
    onChange(next.value);
  };

  return (
    <div className={styles.field}>
      <label htmlFor={`${id}-input`}>{label}</label>
      <input
        ref={ref}
        id={`${id}-input`}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        enterKeyHint="send"
        placeholder="010-0000-0000"
        defaultValue={value}
        aria-required
        aria-invalid={fault !== null || undefined}
        aria-describedby={[`${id}-fault`, describedBy].filter(Boolean).join(' ')}
        onInput={(event) => {
          const { isComposing, inputType } = event.nativeEvent as Partial<InputEvent>;
          if (isComposing !== true) edited(event.currentTarget, deletionOf(inputType));
        }}
        onCompositionEnd={(event) => {
          edited(event.currentTarget, null);
        }}
      />
      <p id={`${id}-fault`} role="alert" className={styles.fault}>
        {fault}
      </p>
    </div>
  );
}
