import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isKnownPerson,
  MOST_HOUSEHOLD,
  MOST_PERSON_WON,
  NO_PLACE,
  parsePerson,
  personAreas,
  PERSON_FIELDS,
  personOf,
  UNKNOWN_PERSON,
  type PersonField,
} from '#core';
import { anyText } from '../../../support/core-values';
import { roundTrips } from '../../../support/laws';
import { KNOWN_PERSON, person, persons } from '../../../support/notice-values';

describe('personOf', () => {
  it.each([undefined, null, 0, 'person', [], {}, [KNOWN_PERSON], { person: KNOWN_PERSON }])(
    'knows nothing of %j',
    (value) => {
      expect(personOf(value)).toEqual(UNKNOWN_PERSON);
    },
  );

  it.each<readonly [PersonField, unknown, unknown]>([
    ['birthDay', '20000229', '20000229'],
    ['birthDay', '20010229', null],
    ['birthDay', 20000229, null],
    ['birthDay', '2000-02-29', null],
    ['household', 1, 1],
    ['household', '3', 3],
    ['household', MOST_HOUSEHOLD, MOST_HOUSEHOLD],
    ['household', MOST_HOUSEHOLD + 1, null],
    ['household', 0, null],
    ['household', 1.5, null],
    ['familySize', -1, null],
    ['income', 0, 0],
    ['income', -1, null],
    ['income', 0.5, null],
    ['income', '2300000', 2_300_000],
    ['income', ' ', null],
    ['income', 'much', null],
    ['income', NaN, null],
    ['income', Infinity, null],
    ['assets', MOST_PERSON_WON, MOST_PERSON_WON],
    ['assets', MOST_PERSON_WON + 1, null],
    ['car', true, null],
    ['ownsHome', false, false],
    ['ownsHome', 'false', null],
    ['familyOwnsHome', 0, null],
    ['livesApart', true, true],
    ['livesIn', '1162000000', '1162000000'],
    ['livesIn', 1162000000, null],
    ['worksIn', '11620', null],
    ['livesIn', '0012345678', null],
    ['livesIn', '1100010100', null],
    ['livesIn', NO_PLACE, null],
    ['worksIn', NO_PLACE, NO_PLACE],
    ['occupations', ['STUDENT', 'EMPLOYED', 'STUDENT'], ['STUDENT', 'EMPLOYED']],
    ['occupations', [], []],
    ['occupations', 'STUDENT', null],
    ['occupations', ['student'], null],
    ['occupations', ['__proto__', 'STUDENT'], ['STUDENT']],
    ['marriage', 'ENGAGED', 'ENGAGED'],
    ['marriage', 'toString', null],
    ['marriage', 'NEWLYWED', 'NEWLYWED'],
    ['groups', [], []],
    ['groups', ['DISABLED', 'RICH', null, 'NEAR_POOR'], ['DISABLED', 'NEAR_POOR']],
    ['groups', 'DISABLED', null],
    ['groups', ['RICH'], null],
  ])('%s %j is %j', (field, value, read) => {
    expect(personOf({ [field]: value })).toEqual({ ...UNKNOWN_PERSON, [field]: read });
  });

  it.each([
    [{ occupation: 'STUDENT' }, ['STUDENT']],
    [{ occupation: 'student' }, null],
    [{ occupation: 'STUDENT', occupations: ['EMPLOYED'] }, ['EMPLOYED']],
    [{ occupation: 'STUDENT', occupations: [] }, []],
  ])('reads the one occupation that %j said before there could be several', (stored, read) => {
    expect(personOf(stored)).toEqual({ ...UNKNOWN_PERSON, occupations: read });
  });

  it('has the fields of a person whatever it is given, and reads itself', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = personOf(value);
        expect(Object.keys(read)).toEqual(PERSON_FIELDS);
        expect(personOf(read)).toEqual(read);
      }),
    );
  });
});

describe('parsePerson', () => {
  it.each([null, '', '{', '[]', 'null', '"KNOWN"', '{"birthDay":{}}'])(
    'knows nothing of %j',
    (stored) => {
      expect(parsePerson(stored)).toEqual(UNKNOWN_PERSON);
    },
  );

  it('reads what was stored', () => {
    roundTrips(persons, (one) => JSON.stringify(one), parsePerson);
  });

  it('survives any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(Object.keys(parsePerson(text))).toEqual(PERSON_FIELDS);
      }),
    );
  });
});

it('is known by any one field, an empty list and a no among them', () => {
  expect(isKnownPerson(UNKNOWN_PERSON)).toBe(false);
  expect(isKnownPerson(person({ groups: [] }))).toBe(true);
  expect(isKnownPerson(person({ ownsHome: false }))).toBe(true);
  expect(isKnownPerson(person({ income: 0 }))).toBe(true);
  for (const field of PERSON_FIELDS)
    expect(isKnownPerson({ ...UNKNOWN_PERSON, [field]: KNOWN_PERSON[field] })).toBe(true);
});

it.each([
  [{}, []],
  [{ livesIn: '1162000000' }, ['1162000000']],
  [{ livesIn: '1162000000', worksIn: '1168000000' }, ['1162000000', '1168000000']],
  [{ worksIn: NO_PLACE }, []],
])('%j names the areas %j', (part, codes) => {
  expect(personAreas(person(part))).toEqual(codes);
});
