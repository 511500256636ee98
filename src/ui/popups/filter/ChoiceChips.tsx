import { CheckChip } from '../../components/chip/CheckChip';
import styles from './filter-form.module.scss';

interface ChoiceChipsProps<Value extends string> {
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  readonly chosen: readonly Value[];
  readonly onToggle: (value: Value) => void;
}

/** Several that may be chosen together. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { options, chosen, onToggle } = props;
  return (
    <div className={styles.chips}>
      {options.map(({ value, name }) => (
        <CheckChip
          key={value}
          checked={chosen.includes(value)}
          onChange={() => {
            onToggle(value);
          }}
        >
          {name}
        </CheckChip>
      ))}
    </div>
  );
}
