/**
 * The seven habits that people who share a home speak about, in the order of a listing, each with its
 * answers as a person chooses and reads them.
 */
export const HABITS = {
  sleep: {
    name: '잠',
    answers: {
      BY_ELEVEN: '밤 11시 전',
      MIDNIGHT: '밤 12시쯤',
      AFTER_ONE: '새벽 1시 넘어서',
      IRREGULAR: '날마다 달라요',
    },
  },
  cleaning: {
    name: '청소',
    answers: { DAILY: '매일', TWICE: '주 2번', WEEKLY: '주 1번', GATHERED: '몰아서 해요' },
  },
  dishes: {
    name: '설거지',
    answers: { AT_ONCE: '바로 해요', SAME_DAY: '그날 해요', GATHERED: '모아서 해요' },
  },
  noise: {
    name: '소리',
    answers: { EARPHONES: '이어폰을 써요', QUIET: '작게 틀어요', ANY: '신경 안 써요' },
  },
  guests: {
    name: '손님',
    answers: { NEVER: '안 불러요', SOMETIMES: '한 달에 한두 번', OFTEN: '자주 와요' },
  },
  smoking: {
    name: '담배',
    answers: { NO: '안 피워요', OUTSIDE: '밖에서만 피워요', YES: '피워요' },
  },
  animals: {
    name: '동물',
    answers: {
      CAT: '고양이를 키워요',
      DOG: '개를 키워요',
      LIKES: '좋아해요',
      FINE: '괜찮아요',
      HARD: '알레르기가 있거나 어려워요',
    },
  },
} as const;

export type HabitName = keyof typeof HABITS;
export type HabitAnswer<Habit extends HabitName> = keyof (typeof HABITS)[Habit]['answers'];

/** How somebody lives; null is not known, and nothing guesses it. */
export type Habits = { readonly [Habit in HabitName]: HabitAnswer<Habit> | null };

/** Of somebody who has not said anything. */
export const NO_HABITS: Habits = {
  sleep: null,
  cleaning: null,
  dishes: null,
  noise: null,
  guests: null,
  smoking: null,
  animals: null,
};

/** In the order of a listing. */
export const HABIT_NAMES: readonly HabitName[] = [
  'sleep',
  'cleaning',
  'dishes',
  'noise',
  'guests',
  'smoking',
  'animals',
];

/** 잠 · 청소 · 설거지 · 소리 · 손님 · 담배 · 동물 */
export const habitName = (habit: HabitName): string => HABITS[habit].name;

type AnswerNames = {
  readonly [Habit in HabitName]: {
    readonly answers: Readonly<Record<HabitAnswer<Habit>, string>>;
  };
};

/** What somebody answered, as it is read beside the name of the habit; null where it is not known. */
export function habitText<Habit extends HabitName>(
  habit: Habit,
  habits: Pick<Habits, Habit>,
): string | null {
  const names: AnswerNames = HABITS;
  const answer: HabitAnswer<Habit> | null = habits[habit];
  const answers: Readonly<Record<HabitAnswer<Habit>, string>> = names[habit].answers;
  return answer === null ? null : answers[answer];
}
