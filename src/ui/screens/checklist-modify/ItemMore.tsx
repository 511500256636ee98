import {
  CHECK_WEIGHTS,
  withEntry,
  type CheckGrade,
  type ChecklistRow,
  type CheckWeight,
} from '#core';
import { Button } from '../../components/button/Button';
import { RadioChips } from '../../components/chip/RadioChips';
import type { ChecklistStore } from '../../stores/checklists/checklist-store';
import styles from './item-card.module.scss';

const WEIGHTS: Readonly<Record<CheckWeight, string>> = {
  0: '세지 않음',
  1: '조금',
  2: '보통',
  3: '중요',
};
const OPTIONS = CHECK_WEIGHTS.map((weight) => ({ value: String(weight), name: WEIGHTS[weight] }));

interface ItemMoreProps {
  readonly store: ChecklistStore;
  readonly id: string;
  readonly row: ChecklistRow;
  readonly onGrade: (grade: CheckGrade | null) => void;
}

/** Why an item is looked at, how much it counts for the person, and whether it is on the list. */
export function ItemMore({ store, id, row, onGrade }: ItemMoreProps) {
  const place = { room: row.room, item: row.item };
  return (
    <div className={styles.more}>
      {row.why !== null && <p>{row.why}</p>}
      {row.kind === 'GRADE' && (
        <fieldset>
          <legend>나에게 얼마나 중요한가요?</legend>
          <RadioChips
            options={OPTIONS}
            value={String(row.weight)}
            onChange={(value) => {
              const weight = CHECK_WEIGHTS.find((one) => String(one) === value) ?? null;
              void store.change(id, (on, at) => withEntry(on, place, 'weight', weight, at));
            }}
          />
        </fieldset>
      )}
      <div>
        {row.kind === 'GRADE' && (
          <Button
            kind="outline"
            aria-pressed={row.grade === 'UNKNOWN'}
            onClick={() => {
              onGrade(row.grade === 'UNKNOWN' ? null : 'UNKNOWN');
            }}
          >
            {row.grade === 'UNKNOWN' ? '모름 취소' : '모르겠어요'}
          </Button>
        )}
        <Button
          kind="plain"
          onClick={() => {
            void store.change(id, (on, at) => withEntry(on, place, 'isShown', false, at));
          }}
        >
          목록에서 빼기
        </Button>
      </div>
    </div>
  );
}
