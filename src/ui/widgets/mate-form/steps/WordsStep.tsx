import { observer } from 'mobx-react-lite';
import {
  graphemeCount,
  HABIT_NAMES,
  habitName,
  HABITS,
  MATE_INTRO_LENGTH,
  MATE_TITLE_LENGTH,
  tidyLine,
  tidyLines,
  type HabitName,
  type Habits,
} from '#core';
import { RadioChips } from '../../../components/chip/RadioChips';
import { TextArea } from '../../../components/field/TextArea';
import { TextField } from '../../../components/field/TextField';
import { Question } from '../../step-form/parts/Question';
import type { StepProps } from './step-props';

/** How somebody lives, and what they say of themselves. */
export const WordsStep = observer(function WordsStep({ store }: StepProps) {
  const { typed, isBusy } = store;
  const { title, intro } = typed;
  return (
    <>
      {HABIT_NAMES.map((habit) => (
        <Habit key={habit} store={store} habit={habit} />
      ))}
      <TextField
        label="제목"
        need="required"
        count={{ now: graphemeCount(tidyLine(title)), most: MATE_TITLE_LENGTH.max }}
        placeholder="조용히 함께 지낼 메이트를 찾아요"
        readOnly={isBusy}
        value={title}
        error={store.faultOf('title')}
        onChange={(text) => {
          store.type({ title: text }, 'title');
        }}
      />
      <TextArea
        label="소개"
        need="required"
        rows={8}
        count={{ now: graphemeCount(tidyLines(intro)), most: MATE_INTRO_LENGTH.max }}
        placeholder="하루를 어떻게 보내는지, 어떤 사람과 지내고 싶은지 적어 주세요. 이름과 전화번호는 적지 마세요."
        readOnly={isBusy}
        value={intro}
        error={store.faultOf('intro')}
        onChange={(text) => {
          store.type({ intro: text }, 'intro');
        }}
      />
    </>
  );
});

interface HabitProps extends StepProps {
  readonly habit: HabitName;
}

/** What is not said stays unknown, and is compared with nobody's. */
const Habit = observer(function Habit({ store, habit }: HabitProps) {
  const options = [
    { value: '', name: '말하지 않기' },
    ...Object.entries<string>(HABITS[habit].answers).map(([value, name]) => ({ value, name })),
  ];
  const { habits } = store.typed;
  return (
    <Question label={habitName(habit)}>
      <RadioChips
        options={options}
        value={habits[habit] ?? ''}
        onChange={(value) => {
          const answer = { [habit]: value === '' ? null : value } as Partial<Habits>;
          store.type({ habits: { ...habits, ...answer } });
        }}
      />
    </Question>
  );
});
