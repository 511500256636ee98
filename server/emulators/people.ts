import { randomInt } from 'node:crypto';
import type { Provider } from '#core';
import type { Identity } from '../ports/accounts/members';
import { SAMPLE_ACCOUNTS } from '../shared/sample-accounts';

/** Somebody whom an emulator vouches for. */
export interface EmulatedPerson {
  readonly key: string;
  readonly name: string;
  /** Null is somebody else each time: no service knows them yet. */
  readonly number: number | null;
  /** What stands beside the name where somebody is chosen. */
  readonly about?: string;
}

/** Invented people, the same at every service. */
export const PEOPLE: readonly EmulatedPerson[] = [
  { key: 'kim', name: '김한칸', number: 1 },
  { key: 'lee', name: '이새움', number: 2 },
  { key: 'owner', name: SAMPLE_ACCOUNTS.owner, number: 3, about: '방을 내놓은 예시 회원' },
  { key: 'seeker', name: SAMPLE_ACCOUNTS.seeker, number: 4, about: '방을 찾는 예시 회원' },
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

/** By which identities of these services the sample's accounts are signed in to, by nickname. */
export const sampleIdentities = (
  providers: readonly Provider[],
): ReadonlyMap<string, readonly Identity[]> =>
  new Map(
    Object.values(SAMPLE_ACCOUNTS).map((nickname) => {
      const person = PEOPLE.find(({ name }) => name === nickname);
      return [
        nickname,
        person === undefined
          ? []
          : providers.map((provider) => ({ provider, subject: subjectOf(provider, person) })),
      ] as const;
    }),
  );
