import type { Yyyymmdd } from '../../shared/day';
import { ageOn } from './age';
import { countedLimit, countedPeople, countedSum } from './counted-money';
import type { Condition } from '../notice-conditions';
import { MOST_HOUSEHOLD, type Person } from './person';

/** Why a notice does not fit. */
export interface FitReason {
  readonly condition: Condition;
  /** What the person says: years, won, a code or word, whether; null where it is no one value. */
  readonly own: number | string | boolean | null;
  /** The number that would pass: years, or won for this household; null where none decides. */
  readonly limit: number | null;
}

type Numbers = Pick<FitReason, 'own' | 'limit'>;

function ageNumbers(
  { from, to }: Extract<Condition, { kind: 'age' }>,
  own: number | null,
): Numbers {
  return { own, limit: own !== null && to !== null && own > to ? to : from };
}

function numbers(condition: Condition, person: Person, day: Yyyymmdd): Numbers {
  switch (condition.kind) {
    case 'age':
      return ageNumbers(condition, ageOn(person.birthDay, day));
    case 'income':
    case 'assets': {
      // Who fails whatever the size is fails by the limit of the largest household.
      const people = countedPeople(condition, person) ?? MOST_HOUSEHOLD;
      return {
        own: countedSum(condition, person, people).least,
        limit: countedLimit(condition, people).amount,
      };
    }
    case 'car':
      return { own: person.car, limit: condition.limit };
    case 'home':
      return { own: person.ownsHome === true || person.familyOwnsHome, limit: null };
    case 'residence':
      return { own: person.livesIn, limit: null };
    case 'apart':
      return { own: person.livesApart, limit: null };
    case 'marriage':
      return { own: person.marriage, limit: null };
    case 'occupation':
    case 'group':
    case 'unread':
      return { own: null, limit: null };
  }
}

/** A condition that a person does not meet, with what decided it. */
export function fitReason(condition: Condition, person: Person, day: Yyyymmdd): FitReason {
  return { condition, ...numbers(condition, person, day) };
}
