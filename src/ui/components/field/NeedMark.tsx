import type { FieldNeed } from './field-props';
import styles from './field-frame.module.scss';

interface NeedMarkProps {
  readonly need: FieldNeed | undefined;
  /** It stands in front of the words of a box to tick, and behind the label of any other field. */
  readonly isBefore?: boolean;
}

/** Whether a field has to be filled in. A required one also says so by its state, aria-required. */
export function NeedMark({ need, isBefore = false }: NeedMarkProps) {
  if (need === undefined) return null;
  const isRequired = need === 'required';
  const word = isRequired ? '필수' : '선택';
  return (
    <span className={styles[need]} aria-hidden={isRequired || undefined}>
      {isBefore ? `${word} ` : ` ${word}`}
    </span>
  );
}
