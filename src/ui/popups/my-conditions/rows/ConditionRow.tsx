import { useId, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { groupThousands, personFieldName, type PersonField } from '#core';
import { FieldNote } from '../../../components/field/FieldNote';
import { classNames } from '../../../styles/class-names';
import type { ConditionsStore } from '../conditions-store';
import styles from './condition-row.module.scss';

/** How a control tells what its row says of it. */
export interface RowAria {
  readonly id: string;
  readonly 'aria-labelledby': string;
  readonly 'aria-describedby': string;
}

interface ConditionRowProps {
  readonly store: ConditionsStore;
  readonly field: PersonField;
  /** What it means, or what was found of it. */
  readonly help: string;
  readonly error?: string | null;
  /** The control is made of buttons: a press on the words presses none of them. */
  readonly isGroup?: boolean;
  /** The control stands below the words, and is as wide as the form. */
  readonly isBelow?: boolean;
  readonly children: (aria: RowAria) => ReactNode;
}

/** A field of the form: what it is and what it would decide, and its control at the right. */
export const ConditionRow = observer(function ConditionRow(props: ConditionRowProps) {
  const { store, field, help, error = null, isGroup = false, isBelow = false, children } = props;
  const id = useId();
  const [label, note, fault] = [`${id}-label`, `${id}-note`, `${id}-fault`];
  const gained = `${id}-gain`;
  const gain = store.gains.get(field) ?? 0;
  return (
    <div className={classNames(styles.row, isBelow && styles.below)} data-field={field}>
      <div>
        <div className={styles.head}>
          {isGroup ? (
            <span id={label} className={styles.label}>
              {personFieldName(field)}
            </span>
          ) : (
            <label id={label} className={styles.label} htmlFor={id}>
              {personFieldName(field)}
            </label>
          )}
          <span id={gained} className={styles.gain}>
            {gain > 0 && (
              <>
                <span className={styles.unseen}>입력하면 </span>
                {`${groupThousands(gain)}개 더 확인`}
              </>
            )}
          </span>
        </div>
        <p id={note} className={styles.help}>
          {help}
        </p>
      </div>
      {children({
        id,
        'aria-labelledby': label,
        'aria-describedby': `${note} ${gained} ${fault}`,
      })}
      <FieldNote id={fault} error={error} className={styles.fault} />
    </div>
  );
});
