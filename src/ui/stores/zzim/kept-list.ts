import { makeAutoObservable, observableRef } from 'mobx';
import type { KeyValueStorage } from '#core';
import type { ListenToStorage } from '../listen-to-storage';

/** Where lists are stored. */
export type ListStorage = Pick<KeyValueStorage, 'read' | 'write' | 'remove'>;

/** How a list is stored. */
export interface KeptForm<Entry> {
  /** Where it is written; behind it the keys of earlier forms, which are read as well. */
  readonly keys: readonly [string, ...string[]];
  /** From what stands under each key. */
  readonly parse: (...stored: (string | null)[]) => readonly Entry[];
  readonly text: (entries: readonly Entry[]) => string;
}

/**
 * A list kept on this device, the same in every tab. Every change begins with what is stored now,
 * so that tabs lose nothing to each other; where nothing can be stored, this tab remembers.
 */
export class KeptList<Entry> {
  entries: readonly Entry[] = [];
  private stopListening: (() => void) | null = null;

  constructor(
    private readonly storage: ListStorage,
    private readonly listen: ListenToStorage,
    private readonly form: KeptForm<Entry>,
  ) {
    makeAutoObservable<this, 'storage' | 'listen' | 'form' | 'stopListening'>(this, {
      entries: observableRef,
      storage: false,
      listen: false,
      form: false,
      stopListening: false,
    });
  }

  start(): void {
    if (this.stopListening !== null) return;
    this.stopListening = this.listen((key) => {
      if (key === null || this.form.keys.includes(key)) this.read();
    });
    this.read();
  }

  stop(): void {
    this.stopListening?.();
    this.stopListening = null;
  }

  change(to: (entries: readonly Entry[]) => readonly Entry[]): void {
    this.entries = to(this.stored() ?? this.entries);
    this.storage.write(this.form.keys[0], this.form.text(this.entries));
  }

  private read(): void {
    this.entries = this.stored() ?? [];
  }

  private stored(): readonly Entry[] | null {
    const stored = this.form.keys.map((key) => this.storage.read(key));
    return stored.every((text) => text === null) ? null : this.form.parse(...stored);
  }
}
