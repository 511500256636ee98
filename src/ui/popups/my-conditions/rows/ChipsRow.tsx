import { observer } from 'mobx-react-lite';
import type { PersonField } from '#core';
import { Chip } from '../../../components/chip/Chip';
import type { ConditionsStore } from '../conditions-store';
import { ConditionRow } from './ConditionRow';
import styles from './chips-row.module.scss';

export interface ChipChoice {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

interface ChipsRowProps {
  readonly store: ConditionsStore;
  readonly field: PersonField;
  readonly help: string;
  readonly choices: readonly ChipChoice[];
}

/** Chips that are pressed and pressed again. */
export const ChipsRow = observer(function ChipsRow(props: ChipsRowProps) {
  const { store, field, help, choices } = props;
  return (
    <ConditionRow store={store} field={field} help={help} isGroup isBelow>
      {(aria) => (
        <div role="group" {...aria} className={styles.chips}>
          {choices.map(({ name, isChosen, onPress }) => (
            <Chip
              key={name}
              large
              active={isChosen}
              aria-pressed={isChosen}
              {...(isChosen && { icon: 'check' as const })}
              onClick={onPress}
            >
              {name}
            </Chip>
          ))}
        </div>
      )}
    </ConditionRow>
  );
});
