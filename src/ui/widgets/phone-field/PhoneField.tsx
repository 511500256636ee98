import { useLayoutEffect, useRef, type RefObject } from 'react';
import { afterEdit, deletionOf, type Deletion } from './phone-edit';
import { TextField } from '../../components/field/TextField';

interface PhoneFieldProps {
  readonly label: string;
  /** Hyphenated as it was given to `onChange`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with it; null for nothing. */
  readonly error: string | null;
  readonly input?: RefObject<HTMLInputElement | null>;
}

/**
 * A telephone number: numeric keys, hyphens by themselves, the caret where the person left it. The
 * browser owns what stands in the field while signs are being composed.
 */
export function PhoneField({ label, value, onChange, error, input }: PhoneFieldProps) {
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
    <TextField
      ref={ref}
      label={label}
      error={error}
      need="required"
      type="tel"
      inputMode="numeric"
      autoComplete="tel"
      enterKeyHint="send"
      placeholder="010-0000-0000"
      defaultValue={value}
      onInput={(event) => {
        const { isComposing, inputType } = event.nativeEvent as Partial<InputEvent>;
        if (isComposing !== true) edited(event.currentTarget, deletionOf(inputType));
      }}
      onCompositionEnd={(event) => {
        edited(event.currentTarget, null);
      }}
    />
  );
}
