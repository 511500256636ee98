import { observable, runInAction } from 'mobx';
import {
  AppError,
  UNKNOWN_PERSON,
  type Cancellation,
  type MyConditions,
  type NamedArea,
  type Person,
} from '#core';
import { MemoryMyConditions } from '../../../../src/adapters/memory/notices/memory-my-conditions';
import { MemoryStorage } from '../../../../src/adapters/memory/memory-storage';
import { PersonStore } from '../../../../src/ui/stores/notices/person-store';

export const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

export const YOUNG: Person = { ...UNKNOWN_PERSON, birthDay: '20000514', livesIn: '1162000000' };
export const OTHER: Person = { ...UNKNOWN_PERSON, birthDay: '19900101', household: 2 };

const AREAS: readonly NamedArea[] = [
  { code: '1100000000', name: '서울' },
  { code: '1162000000', name: '서울 관악구' },
];

/** The accounts of members: they remember what they were asked, and fail while they are told to. */
class AskedAccounts implements MyConditions {
  readonly asked: string[] = [];
  failure: AppError | null = null;
  /** Every answer waits for it. */
  until: Promise<unknown> = Promise.resolve();
  private readonly accounts = new Map<string, MemoryMyConditions>();

  constructor(private readonly member: () => string | null) {}

  of(member: string): MemoryMyConditions {
    const account = this.accounts.get(member) ?? new MemoryMyConditions();
    this.accounts.set(member, account);
    return account;
  }

  read(cancel?: Cancellation) {
    return this.answer('read', (account) => account.read(cancel));
  }

  save(person: Person) {
    return this.answer('save', (account) => account.save(person));
  }

  forget() {
    return this.answer('forget', (account) => account.forget());
  }

  private async answer<Value>(
    name: string,
    run: (account: MemoryMyConditions) => Promise<Value>,
  ): Promise<Value> {
    this.asked.push(name);
    const member = this.member();
    await this.until;
    if (this.failure !== null) throw this.failure;
    if (member === null) throw new AppError('unauthorized');
    return run(this.of(member));
  }
}

/** A device, who is there, and stores of it as tabs have them. */
export function openPerson(member: string | null = null, storage = new MemoryStorage()) {
  const who = observable({ member });
  const account = new AskedAccounts(() => who.member);
  const areas = { isDown: false, asked: 0 };
  const listeners = new Set<(key: string | null) => void>();
  const make = () => {
    const store = new PersonStore({
      storage,
      listen: (changed) => {
        listeners.add(changed);
        return () => listeners.delete(changed);
      },
      account,
      byItself: account,
      areas: {
        all: () => {
          areas.asked += 1;
          return areas.isDown ? Promise.reject(new Error('offline')) : Promise.resolve(AREAS);
        },
      },
      member: () => who.member,
    });
    store.start();
    return store;
  };
  const become = async (next: string | null) => {
    runInAction(() => {
      who.member = next;
    });
    await settled();
  };
  /** As another tab that has written. */
  const tell = (key: string | null) => {
    for (const heard of [...listeners]) heard(key);
  };
  return { storage, account, areas, make, become, tell };
}
