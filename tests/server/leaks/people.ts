/**
 * Who asks. The author wrote what is held, hidden and deleted; the consenting were shown by them where
 * their rooms are, and told their number.
 */
export const PEOPLE = [
  'visitor',
  'author',
  'stranger',
  'consenting',
  'blocker',
  'blocked',
] as const;
export type Person = (typeof PEOPLE)[number];
export type Member = Exclude<Person, 'visitor'>;

export const MEMBERS = PEOPLE.filter((one): one is Member => one !== 'visitor');
export const NOBODY: readonly Person[] = [];
export const allBut = (one: Person): readonly Person[] => PEOPLE.filter((each) => each !== one);
