import { randomInt } from 'node:crypto';
import type { Provider } from '#core';

/** Somebody whom an emulator vouches for. */
export interface EmulatedPerson {
  readonly key: string;
  readonly name: string;
  /** Null is somebody else each time: no service knows them yet. */
  readonly number: number | null;
}

/** Invented people, the same at every service. */
export const PEOPLE: readonly EmulatedPerson[] = [
  { key: 'kim', name: '김한칸', number: 1 },
  { key: 'lee', name: '이새움', number: 2 },
  { key: 'new', name: '처음 온 사람', number: null },
];

export function personOf(key: unknown): EmulatedPerson | null {
  return PEOPLE.find((person) => person.key === key) ?? null;
}

/** How each service writes the id of a person. */
const SUBJECT: Readonly<Record<Provider, (number: number) => string>> = {
  kakao: (number) => String(3_900_000_000 + number),
  naver: (number) => `emulated-${String(number).padStart(34, '0')}`,
  facebook: (number) => String(122_000_000_000_000 + number),
  apple: (number) => `000000.${number.toString(16).padStart(32, '0')}.0000`,
};

/** A person's id at a service. */
export function subjectOf(provider: Provider, person: EmulatedPerson): string {
  return SUBJECT[provider](person.number ?? randomInt(1000, 2 ** 31));
}
