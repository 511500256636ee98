import { makeAutoObservable, observableRef } from 'mobx';
import {
  MOST_COMPARED,
  readCompared,
  STORAGE_KEY,
  writeCompared,
  type KeyValueStorage,
} from '#core';
import type { ListenToStorage } from '../listen-to-storage';

/** The houses and deals that a person compares in this tab, in the order chosen; kept over a reload. */
export class CompareStore {
  /** `h12` a house, `d34` a direct deal. */
  codes: readonly string[] = [];
  /** Cards offer themselves to be chosen. */
  isChoosing = false;

  private stopListening: (() => void) | null = null;

  constructor(
    private readonly storage: KeyValueStorage,
    private readonly listen: ListenToStorage,
  ) {
    makeAutoObservable<this, 'storage' | 'listen' | 'stopListening'>(this, {
      codes: observableRef,
      storage: false,
      listen: false,
      stopListening: false,
    });
  }

  start(): void {
    // A logout takes what was chosen with it.
    this.stopListening ??= this.listen((key) => {
      if (key === STORAGE_KEY.COMPARED) this.read();
    });
    this.read();
  }

  stop(): void {
    this.stopListening?.();
    this.stopListening = null;
  }

  /** Begins to choose, or ends it. */
  choose(on: boolean): void {
    this.isChoosing = on;
  }

  /** In where it was out, out where it was in; `full` changes nothing. */
  toggle(code: string): 'added' | 'removed' | 'full' {
    if (this.codes.includes(code)) {
      this.write(this.codes.filter((other) => other !== code));
      return 'removed';
    }
    if (this.codes.length >= MOST_COMPARED) return 'full';
    this.write([...this.codes, code]);
    return 'added';
  }

  clear(): void {
    this.write([]);
  }

  /** Goes on choosing with these: what was cleared, or what a page compares. */
  take(codes: readonly string[]): void {
    this.isChoosing = true;
    this.write(codes);
  }

  /** A page that compares what was chosen here was changed: so is the choice. */
  follow(before: readonly string[], codes: readonly string[]): void {
    if (writeCompared(before) === writeCompared(this.codes)) this.write(codes);
  }

  private read(): void {
    this.codes = readCompared(this.storage.read(STORAGE_KEY.COMPARED) ?? '').codes;
    this.isChoosing = this.codes.length > 0;
  }

  private write(codes: readonly string[]): void {
    this.codes = codes;
    this.storage.write(STORAGE_KEY.COMPARED, writeCompared(codes));
  }
}
