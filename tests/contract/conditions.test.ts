import { expect, it } from 'vitest';
import { conditionsBody } from '#contract/conditions';
import { UNKNOWN_PERSON, type Person } from '#core';

const problemsOf = (part: Partial<Record<keyof Person, unknown>>): readonly string[] => {
  const read = conditionsBody.safeParse({ ...UNKNOWN_PERSON, ...part });
  return read.success ? [] : read.error.issues.map(({ message }) => message);
};

it.each<Partial<Person>>([
  {},
  { livesIn: '1162000000', worksIn: '0000000000' },
  { worksIn: 'NONE' },
  { occupations: [], groups: [] },
  { occupations: ['STUDENT', 'EMPLOYED'], marriage: 'ENGAGED' },
])('takes %j', (part) => {
  expect(problemsOf(part)).toEqual([]);
});

it.each<readonly [keyof Person, unknown]>([
  ['livesIn', '0012345678'],
  ['livesIn', '11620'],
  ['livesIn', 'NONE'],
  ['worksIn', '1100010100'],
  ['worksIn', 'HOME'],
  ['occupations', 'STUDENT'],
  ['occupations', ['PIRATE']],
  ['occupations', ['STUDENT', 'STUDENT', 'STUDENT', 'STUDENT', 'STUDENT']],
  ['marriage', 'PIRATE'],
])('refuses %s %j, and says which it was', (field, value) => {
  const problems = problemsOf({ [field]: value });
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.every((message) => message.startsWith(`${field}: `))).toBe(true);
});
