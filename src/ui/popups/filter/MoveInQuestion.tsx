import { useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { Yyyymmdd } from '#core';
import { RadioChips } from '../../components/chip/RadioChips';
import { TextField } from '../../components/field/TextField';
import { shortDay } from '../../widgets/house-filter/filter-labels';
import type { FilterDraftStore } from './filter-draft-store';
import { FilterQuestion } from './FilterQuestion';
import {
  fieldDay,
  fieldText,
  MOVE_IN,
  moveInChoice,
  moveInDay,
  type MoveInChoice,
} from './move-in-choice';
import styles from './move-in-question.module.scss';

const CHOICES = [
  { value: 'ANY', name: '언제든' },
  { value: 'NOW', name: '바로' },
  { value: 'TWO_WEEKS', name: '2주 안' },
  { value: 'MONTH', name: '한 달 안' },
  { value: 'DAY', name: '날짜 고르기' },
] as const satisfies readonly { readonly value: MoveInChoice; readonly name: string }[];

/** By when one wants to move in: at once, within some days, or by a day of the person's own. */
export const MoveInQuestion = observer(function MoveInQuestion(props: {
  readonly store: FilterDraftStore;
  /** Asia/Seoul's. */
  readonly today: Yyyymmdd;
}) {
  const { store, today } = props;
  const { moveInBy } = store.draft;
  // A day of one's own may be one of the others; it is a field until another choice is made.
  const [own, setOwn] = useState<{ readonly day: Yyyymmdd | null } | null>(null);
  const choice = own?.day === moveInBy ? MOVE_IN.DAY : moveInChoice(moveInBy, today);

  const ask = (day: Yyyymmdd | null, isOwn: boolean) => {
    setOwn(isOwn ? { day } : null);
    store.change({ moveInBy: day });
  };
  return (
    <FilterQuestion sections={['moveIn']} title="입주일">
      <RadioChips<MoveInChoice>
        options={CHOICES}
        value={choice}
        onChange={(next) => {
          ask(moveInDay(next, today, moveInBy), next === 'DAY');
        }}
      />
      {choice === 'DAY' && (
        <OwnDay
          today={today}
          asked={moveInBy}
          onDay={(day) => {
            ask(day, true);
          }}
        />
      )}
    </FilterQuestion>
  );
});

interface OwnDayProps {
  readonly today: Yyyymmdd;
  readonly asked: Yyyymmdd | null;
  readonly onDay: (day: Yyyymmdd | null) => void;
}

/** A native date field. What cannot be asked stays in it, with the reason, and changes nothing. */
function OwnDay({ today, asked, onDay }: OwnDayProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => fieldText(asked));
  const [problem, setProblem] = useState(() => problemOf(text, false, today));
  const [known, setKnown] = useState(asked);
  if (known !== asked) {
    setKnown(asked);
    setText(fieldText(asked));
    setProblem(problemOf(fieldText(asked), false, today));
  }
  /** Some of its parts are still empty: then its text is. */
  const isUnfinished = () => field.current?.validity.badInput === true;
  const stillAsked = asked === null ? '' : ` 지금은 ${shortDay(asked, today)}까지로 찾고 있어요.`;

  return (
    <div className={styles.own}>
      <TextField
        ref={field}
        type="date"
        label="이날까지 들어갈 수 있는 집"
        min={fieldText(today)}
        max="9999-12-31"
        value={text}
        error={problem === null ? null : `${problem}${stillAsked}`}
        onChange={(next) => {
          setText(next);
          const read = fieldDay(next, isUnfinished(), today);
          if (!read.ok) return;
          setProblem(null);
          setKnown(read.day);
          onDay(read.day);
        }}
        // Not before the field is left: a year that is being typed is a past one at first.
        onBlur={({ target }) => {
          setProblem(problemOf(target.value, isUnfinished(), today));
        }}
      />
    </div>
  );
}

function problemOf(text: string, isUnfinished: boolean, today: Yyyymmdd): string | null {
  const read = fieldDay(text, isUnfinished, today);
  if (read.ok) return null;
  return read.reason === 'past'
    ? `지난 날짜예요. 오늘(${shortDay(today, today)})부터 골라 주세요.`
    : '날짜를 끝까지 입력해 주세요.';
}
