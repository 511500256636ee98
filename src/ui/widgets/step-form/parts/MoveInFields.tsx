import type { MoveIn } from '#core';
import { Segmented } from '../../../components/field/Segmented';
import { TextField } from '../../../components/field/TextField';
import { Question } from './Question';

const MOVES: readonly { readonly value: MoveIn['kind']; readonly name: string }[] = [
  { value: 'NOW', name: '바로' },
  { value: 'NEGOTIABLE', name: '협의' },
  { value: 'DAY', name: '날짜 정하기' },
];

/** When somebody can move in, as it is typed. */
interface TypedMoveIn {
  readonly moveIn: MoveIn['kind'];
  readonly moveInDay: string;
}

interface MoveInFieldsProps {
  readonly label: string;
  readonly typed: TypedMoveIn;
  readonly fault: string | null;
  readonly isBusy: boolean;
  readonly onType: (typed: Partial<TypedMoveIn>) => void;
}

/** Asks from when on a room can be moved into: the day only where there is one. */
export function MoveInFields({ label, typed, fault, isBusy, onType }: MoveInFieldsProps) {
  const { moveIn, moveInDay } = typed;
  return (
    <>
      <Question label={label}>
        <Segmented
          label="입주"
          options={MOVES}
          value={moveIn}
          onChange={(value) => {
            onType({ moveIn: value });
          }}
        />
      </Question>
      {moveIn === 'DAY' && (
        <TextField
          label="입주일"
          type="date"
          need="required"
          readOnly={isBusy}
          value={moveInDay}
          error={fault}
          onChange={(text) => {
            onType({ moveInDay: text });
          }}
        />
      )}
    </>
  );
}
