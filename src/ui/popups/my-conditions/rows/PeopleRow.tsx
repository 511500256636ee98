import { observer } from 'mobx-react-lite';
import { MOST_HOUSEHOLD, personFieldName } from '#core';
import { Icon } from '../../../components/icon/Icon';
import type { ConditionsStore } from '../conditions-store';
import { ConditionRow } from './ConditionRow';
import styles from './people-row.module.scss';

interface PeopleRowProps {
  readonly store: ConditionsStore;
  readonly field: 'household' | 'familySize';
  readonly help: string;
}

/** A number of people, counted up and down; below one it is not known. */
export const PeopleRow = observer(function PeopleRow({ store, field, help }: PeopleRowProps) {
  const count = store.person[field];
  const name = personFieldName(field);
  const become = (next: number) => {
    store.change({ [field]: next < 1 ? null : next });
  };
  return (
    <ConditionRow store={store} field={field} help={help} isGroup>
      {(aria) => (
        <div role="group" {...aria} className={styles.stepper}>
          <button
            type="button"
            aria-label={count === 1 ? `${name} 비우기` : `${name} 줄이기`}
            aria-disabled={count === null || undefined}
            onClick={() => {
              become((count ?? 0) - 1);
            }}
          >
            <Icon name="minus" size={20} />
          </button>
          <output aria-live="polite" data-empty={count === null || undefined}>
            {count === null ? '–' : `${count}명`}
          </output>
          <button
            type="button"
            aria-label={`${name} 늘리기`}
            aria-disabled={count === MOST_HOUSEHOLD || undefined}
            onClick={() => {
              become(Math.min((count ?? 0) + 1, MOST_HOUSEHOLD));
            }}
          >
            <Icon name="plus" size={20} />
          </button>
        </div>
      )}
    </ConditionRow>
  );
});
