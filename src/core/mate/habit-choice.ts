import { HABIT_NAMES, HABITS, type HabitAnswer, type HabitName, type Habits } from './habits';

/** One answer to one habit, as a filter asks for it: `smoking-NO`. */
export type HabitChoice = {
  [Habit in HabitName]: `${Habit}-${HabitAnswer<Habit> & string}`;
}[HabitName];

const choicesOf = (habit: HabitName): readonly string[] =>
  Object.keys(HABITS[habit].answers).map((answer) => `${habit}-${answer}`);

/** Every choice, in the order of a listing. */
export const HABIT_CHOICE = Object.fromEntries(
  HABIT_NAMES.flatMap(choicesOf).map((choice) => [choice, choice]),
) as { readonly [Choice in HabitChoice]: Choice };

/** The asked answers of each habit that is asked about. */
export function askedAnswers(
  asked: readonly HabitChoice[],
): readonly { readonly habit: HabitName; readonly answers: readonly string[] }[] {
  return HABIT_NAMES.flatMap((habit) => {
    const answers = choicesOf(habit)
      .filter((choice) => asked.some((one) => one === choice))
      .map((choice) => choice.slice(habit.length + 1));
    return answers.length === 0 ? [] : [{ habit, answers }];
  });
}

/** Whether somebody lives as asked: in each habit that is asked about by one of the answers. */
export const lives = (habits: Habits, asked: readonly HabitChoice[]): boolean =>
  askedAnswers(asked).every(({ habit, answers }) => {
    const answer = habits[habit];
    return answer !== null && answers.includes(answer);
  });
