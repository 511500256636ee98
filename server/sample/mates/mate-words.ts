import {
  ageBandName,
  formatManwon,
  HABIT_NAMES,
  habitName,
  habitText,
  type MateTerms,
} from '#core';
import type { Dice } from '../../pictures/scenes/dice';
import { oneOf, some } from '../sample-dice';
import { DAYS, HOMES, HOPES, TITLES } from './mate-lines.data';

/** A title and an introduction of one's own, out of what is said of a person and a home. */
export function mateWords(dice: Dice, terms: MateTerms) {
  const [first] = terms.dongs;
  const slots: Readonly<Record<string, string>> = {
    dong: first?.dong ?? '',
    age: ageBandName(terms.age),
    rooms: ['', '원', '투', '쓰리', '포'][terms.rooms ?? 2] ?? '투',
    monthly: formatManwon(terms.monthly),
  };
  const title = oneOf(dice, TITLES[terms.side]).replace(
    /\{(\w+)\}/g,
    (_, name: string) => slots[name] ?? '',
  );
  const intro = [
    oneOf(dice, DAYS[terms.occupation]),
    ...some(dice, HOMES[terms.side], dice.whole(1, 3)),
    ...some(dice, habitLines(terms), dice.whole(0, 2)),
    ...some(dice, HOPES, dice.whole(1, 2)),
  ].join('\n');
  return { title, intro };
}

/** `담배: 안 피워요` of all that somebody answered. */
const habitLines = ({ habits }: MateTerms): string[] =>
  HABIT_NAMES.flatMap((habit) => {
    const answer = habitText(habit, habits);
    return answer === null ? [] : [`${habitName(habit)}: ${answer}`];
  });
