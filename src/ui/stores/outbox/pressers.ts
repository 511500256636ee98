import { makeAutoObservable, observableRef } from 'mobx';
import type { SentWrite, WritePorts } from './write-sending';

/** Somebody who pressed, and waits for what becomes of it. */
interface Presser {
  readonly ports: WritePorts;
  readonly tell: (error: Error | null, sent: SentWrite | null) => void;
}

/** Those who wait for the answer to what they pressed, by the name of the write. */
export class Pressers {
  private all: ReadonlyMap<string, Presser> = new Map();

  constructor() {
    makeAutoObservable<this, 'all'>(this, { all: observableRef });
  }

  has(id: string): boolean {
    return this.all.has(id);
  }

  /** What the presser of a write sends it through; undefined where nobody waits for it. */
  portsOf(id: string): WritePorts | undefined {
    return this.all.get(id)?.ports;
  }

  add(id: string, ports: WritePorts, tell: Presser['tell']): void {
    this.all = new Map(this.all).set(id, { ports, tell });
  }

  /** Says what became of it, once; two nulls: it is kept, and goes by itself. */
  tell(id: string, error: Error | null, sent: SentWrite | null): void {
    const presser = this.all.get(id);
    if (presser === undefined) return;
    this.all = new Map([...this.all].filter(([other]) => other !== id));
    presser.tell(error, sent);
  }
}
