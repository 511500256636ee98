import { and, eq, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import {
  addDays,
  FIT_WEIGHT,
  HABIT_NAMES,
  HABITS,
  habitPoints,
  NEAR_DAYS,
  NO_HABITS,
  RANK_START,
  type FitSubject,
  type HabitName,
  type MateTerms,
  type Yyyymmdd,
} from '#core';
import { mates } from '../schema/mates';
import { isMarked, marksAround, movesOn } from './mate-columns';

/**
 * Those who may live with somebody, or all others, as they stand in the order of how they go together: the
 * ids of their deals as `id` and the core's `mateRank` as `key`. Nothing is asked of the deals yet: whoever
 * reads on until a page is full looks at few of them.
 */
export function comparedWith(
  { mine, today, isMeeting }: Comparison,
  isAsked: SQL | undefined,
  behind: SQL,
): SQL {
  const isSide = isMeeting ? mayMeet(mine) : not(mayMeet(mine));
  // With an offset a query stays one of its own: nobody is compared twice.
  return sql`(
    select id, key from (
      select ${mates.dealId} as id, ${rankOf(mine, today, isMeeting)} as key
      from ${mates} where ${and(isAsked, isSide)} offset 0) as ranked
    where ${behind} order by key desc, id desc offset 0)`;
}

interface Comparison {
  readonly mine: MateTerms;
  readonly today: Yyyymmdd;
  readonly isMeeting: boolean;
}

function rankOf(mine: MateTerms, today: Yyyymmdd, isMeeting: boolean): SQL {
  const parts = [
    whole(isMeeting ? RANK_START.ofMeeting : RANK_START.ofOthers),
    ...HABIT_NAMES.filter((habit) => mine.habits[habit] !== null).map((habit) =>
      ofHabit(habit, mine),
    ),
    ofMoney(mine),
    ofDay(mine, today),
    ofDongs(mine),
    ofGender(mine),
  ];
  return sql`(${sql.join(parts, sql` + `)})`;
}

/** The core's `mayMeet`. */
const mayMeet = (mine: MateTerms): SQL =>
  sql`(${and(eq(mates.side, OTHER[mine.side]), wishesMeet(mine))})`;

const OTHER = { HAS: 'WANT', WANT: 'HAS' } as const;

const whole = (number: number): SQL => sql.raw(String(number));

/** What is shared counts for two, and what differs against them. */
const counted = (subject: FitSubject, isShared: SQL): SQL =>
  sql`(case when ${isShared} then ${whole(FIT_WEIGHT[subject])} else ${whole(-FIT_WEIGHT[subject])} end)`;

function ofHabit(habit: HabitName, { habits }: MateTerms): SQL {
  const cases = Object.keys(HABITS[habit].answers).flatMap((answer) => {
    const count = habitPoints(habit, habits, { ...NO_HABITS, [habit]: answer });
    return count === 0 ? [] : [sql` when ${answer} then ${whole(count)}`];
  });
  return sql`(case ${mates[habit]}${sql.join(cases)} else 0 end)`;
}

/** The core's `moneyFit`: of a room and a budget alone. */
function ofMoney(mine: MateTerms): SQL {
  const isPayable =
    mine.side === 'WANT'
      ? sql`${mates.monthly} + ${mates.maintenance} <= ${mine.monthly} and ${mates.deposit} <= ${mine.deposit}`
      : sql`${mine.monthly + mine.maintenance} <= ${mates.monthly} and ${mine.deposit} <= ${mates.deposit}`;
  return sql`(case when ${mates.side} = ${mine.side} then 0 else ${counted('money', isPayable)} end)`;
}

/** The core's `dayFit`. */
function ofDay({ moveIn }: MateTerms, today: Yyyymmdd): SQL {
  const on = movesOn(moveIn);
  if (on === null) return whole(FIT_WEIGHT.day);
  const my = on > today ? on : today;
  const isNear = sql`${mates.movesOn} is null or greatest(${mates.movesOn}, ${today})
    between ${addDays(my, -NEAR_DAYS)} and ${addDays(my, NEAR_DAYS)}`;
  return counted('day', isNear);
}

/** The core's `dongFit`. */
const ofDongs = ({ dongs }: MateTerms): SQL =>
  counted('dong', isMarked(marksAround(dongs.map(({ dongliCode }) => dongliCode))));

/** The core's `genderFit`. */
function ofGender(mine: MateTerms): SQL {
  const alike = mine.wish === null ? whole(0) : sql`(case when ${isNull(mates.wish)} then 0 else ${whole(FIT_WEIGHT.gender)} end)`; // oxfmt-ignore
  return sql`(case when ${wishesMeet(mine)} then ${alike} else ${whole(-FIT_WEIGHT.gender)} end)`;
}

/** Whether neither of the two is ruled out by the wish of the other. */
const wishesMeet = ({ gender, wish }: MateTerms): SQL =>
  sql`(${and(
    wish === null ? undefined : eq(mates.gender, wish),
    or(isNull(mates.wish), eq(mates.wish, gender)),
  )})`;
