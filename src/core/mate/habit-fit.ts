import type { HabitAnswer, HabitName, Habits } from './habits';

/** What two people have in common in one subject, or should talk about; null is not worth a word. */
export type Judged = { readonly isShared: boolean; readonly text: string } | null;

interface HabitRule<Habit extends HabitName> {
  /** Of two who answer the same. */
  readonly both: Readonly<Record<HabitAnswer<Habit>, string>>;
  /** Of the other one, where the two differ. */
  readonly other: Readonly<Record<HabitAnswer<Habit>, string>>;
  /** Answers that go together though they are not the same; null where nothing is to be said. */
  readonly together: readonly {
    readonly of: readonly [HabitAnswer<Habit>, HabitAnswer<Habit>];
    readonly text: string | null;
  }[];
}

const WITH_CAT = '둘 다 고양이를 좋아해요';
const WITH_DOG = '둘 다 개를 좋아해요';
const WITH_ANIMALS = '둘 다 동물과 지내도 괜찮아요';

const RULES: { readonly [Habit in HabitName]: HabitRule<Habit> } = {
  sleep: {
    both: {
      BY_ELEVEN: '둘 다 밤 11시 전에 자요',
      MIDNIGHT: '둘 다 밤 12시쯤 자요',
      AFTER_ONE: '둘 다 새벽 1시 넘어서 자요',
      IRREGULAR: '둘 다 자는 시간이 날마다 달라요',
    },
    other: {
      BY_ELEVEN: '밤 11시 전에 자요',
      MIDNIGHT: '밤 12시쯤 자요',
      AFTER_ONE: '새벽 1시 넘어서 자요',
      IRREGULAR: '자는 시간이 날마다 달라요',
    },
    together: [{ of: ['BY_ELEVEN', 'MIDNIGHT'], text: '둘 다 새벽 1시 전에 자요' }],
  },
  cleaning: {
    both: {
      DAILY: '둘 다 매일 청소해요',
      TWICE: '둘 다 한 주에 두 번 청소해요',
      WEEKLY: '둘 다 한 주에 한 번 청소해요',
      GATHERED: '둘 다 청소를 몰아서 해요',
    },
    other: {
      DAILY: '매일 청소해요',
      TWICE: '한 주에 두 번 청소해요',
      WEEKLY: '한 주에 한 번 청소해요',
      GATHERED: '청소를 몰아서 해요',
    },
    together: [
      { of: ['DAILY', 'TWICE'], text: null },
      { of: ['TWICE', 'WEEKLY'], text: null },
    ],
  },
  dishes: {
    both: {
      AT_ONCE: '둘 다 설거지를 바로 해요',
      SAME_DAY: '둘 다 설거지를 그날 해요',
      GATHERED: '둘 다 설거지를 모아서 해요',
    },
    other: {
      AT_ONCE: '설거지를 바로 해요',
      SAME_DAY: '설거지를 그날 해요',
      GATHERED: '설거지를 모아서 해요',
    },
    together: [{ of: ['AT_ONCE', 'SAME_DAY'], text: '둘 다 설거지를 그날 해요' }],
  },
  noise: {
    both: {
      EARPHONES: '둘 다 이어폰을 써요',
      QUIET: '둘 다 소리를 작게 틀어요',
      ANY: '둘 다 소리는 신경 안 써요',
    },
    other: {
      EARPHONES: '소리는 이어폰으로 들어요',
      QUIET: '소리를 작게 틀어요',
      ANY: '소리는 신경 안 써요',
    },
    together: [{ of: ['EARPHONES', 'QUIET'], text: null }],
  },
  guests: {
    both: {
      NEVER: '둘 다 손님을 안 불러요',
      SOMETIMES: '둘 다 한 달에 한두 번 손님이 와요',
      OFTEN: '둘 다 손님이 자주 와요',
    },
    other: {
      NEVER: '손님을 안 불러요',
      SOMETIMES: '한 달에 한두 번 손님이 와요',
      OFTEN: '손님이 자주 와요',
    },
    together: [],
  },
  smoking: {
    both: {
      NO: '둘 다 담배를 안 피워요',
      OUTSIDE: '둘 다 담배는 밖에서만 피워요',
      YES: '둘 다 담배를 피워요',
    },
    other: {
      NO: '담배를 안 피워요',
      OUTSIDE: '담배는 밖에서만 피워요',
      YES: '담배를 피워요',
    },
    together: [],
  },
  animals: {
    both: {
      CAT: WITH_CAT,
      DOG: WITH_DOG,
      LIKES: '둘 다 동물을 좋아해요',
      FINE: WITH_ANIMALS,
      HARD: '둘 다 동물 없이 지내요',
    },
    other: {
      CAT: '고양이를 키워요',
      DOG: '개를 키워요',
      LIKES: '동물을 좋아해요',
      FINE: '동물과 지내도 괜찮아요',
      HARD: '알레르기가 있거나 동물을 어려워해요',
    },
    together: [
      { of: ['CAT', 'LIKES'], text: WITH_CAT },
      { of: ['DOG', 'LIKES'], text: WITH_DOG },
      { of: ['CAT', 'FINE'], text: '둘 다 고양이와 지내도 괜찮아요' },
      { of: ['DOG', 'FINE'], text: '둘 다 개와 지내도 괜찮아요' },
      { of: ['LIKES', 'FINE'], text: WITH_ANIMALS },
      // Nobody of the two has an animal: there is nothing to settle.
      { of: ['LIKES', 'HARD'], text: null },
      { of: ['FINE', 'HARD'], text: null },
    ],
  },
};

/** How two people go together in one habit; the words of a difference are about `theirs`. */
export function habitFit<Habit extends HabitName>(
  habit: Habit,
  mine: Pick<Habits, Habit>,
  theirs: Pick<Habits, Habit>,
): Judged {
  const rule: HabitRule<Habit> = RULES[habit];
  const my: HabitAnswer<Habit> | null = mine[habit];
  const their: HabitAnswer<Habit> | null = theirs[habit];
  if (my === null || their === null) return null;
  if (my === their) return { isShared: true, text: rule.both[their] };
  const pair = rule.together.find(({ of }) => of.includes(my) && of.includes(their));
  if (pair === undefined) return { isShared: false, text: rule.other[their] };
  return pair.text === null ? null : { isShared: true, text: pair.text };
}
