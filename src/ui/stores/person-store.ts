import { makeAutoObservable, observableRef } from 'mobx';
import {
  fitDay,
  isKnownPerson,
  noticeFit,
  parsePerson,
  STORAGE_KEY,
  UNKNOWN_PERSON,
  type KeyValueStorage,
  type NoticeFit,
  type NoticeSummary,
  type Person,
  type Yyyymmdd,
} from '#core';
import type { ListenToStorage } from './listen-to-storage';

/** What the person says of themselves: on this device only, the same in every tab (spec/readings R33). */
export class PersonStore {
  person: Person = UNKNOWN_PERSON;
  private stopListening: (() => void) | null = null;

  constructor(
    private readonly storage: KeyValueStorage,
    private readonly listen: ListenToStorage,
  ) {
    makeAutoObservable<this, 'storage' | 'listen' | 'stopListening'>(this, {
      person: observableRef,
      storage: false,
      listen: false,
      stopListening: false,
    });
  }

  start(): void {
    if (this.stopListening !== null) return;
    this.read();
    this.stopListening = this.listen((key) => {
      if (key === null || key === STORAGE_KEY.MY_CONDITIONS) this.read();
    });
  }

  stop(): void {
    this.stopListening?.();
    this.stopListening = null;
  }

  /** Whether anything was said: before that there is no verdict. */
  get isKnown(): boolean {
    return isKnownPerson(this.person);
  }

  /** The verdict of a notice on a day; null while nothing was said. */
  fitOf(
    notice: Pick<NoticeSummary, 'conditions' | 'from' | 'until' | 'announcedOn'>,
    today: Yyyymmdd,
  ): NoticeFit | null {
    return this.isKnown ? noticeFit(notice.conditions, this.person, fitDay(notice, today)) : null;
  }

  save(person: Person): void {
    this.person = person;
    if (isKnownPerson(person))
      this.storage.write(STORAGE_KEY.MY_CONDITIONS, JSON.stringify(person));
    else this.storage.remove(STORAGE_KEY.MY_CONDITIONS);
  }

  private read(): void {
    this.person = parsePerson(this.storage.read(STORAGE_KEY.MY_CONDITIONS));
  }
}
