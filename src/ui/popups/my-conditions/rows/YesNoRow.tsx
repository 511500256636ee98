import { observer } from 'mobx-react-lite';
import type { ConditionsStore } from '../conditions-store';
import { ConditionRow } from './ConditionRow';
import styles from './yes-no-row.module.scss';

interface YesNoRowProps {
  readonly store: ConditionsStore;
  readonly field: 'ownsHome' | 'familyOwnsHome' | 'livesApart';
  /** What false and true are called, in the order that they stand in. */
  readonly names: readonly (readonly [value: boolean, name: string])[];
  readonly help: string;
}

/** One of two, or none: pressed once more, what is chosen is taken back. */
export const YesNoRow = observer(function YesNoRow(props: YesNoRowProps) {
  const { store, field, names, help } = props;
  const chosen = store.person[field];
  return (
    <ConditionRow store={store} field={field} help={help} isGroup>
      {(aria) => (
        <div role="group" {...aria} className={styles.pair}>
          {names.map(([value, name]) => (
            <button
              key={name}
              type="button"
              aria-pressed={chosen === value}
              onClick={() => {
                store.change({ [field]: chosen === value ? null : value });
              }}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </ConditionRow>
  );
});
