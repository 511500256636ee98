import { makeAutoObservable } from 'mobx';

/** A typed letter waits this long for the next one. */
const PAUSE_MS = 200;

/** What is typed, told once the fingers rest. */
export class SearchFieldStore {
  typed: string;
  private told: string;
  private waiting: ReturnType<typeof setTimeout> | null = null;

  constructor(
    q: string,
    private readonly tell: (q: string) => void,
  ) {
    this.typed = q;
    this.told = q;
    makeAutoObservable<this, 'told' | 'tell' | 'waiting'>(
      this,
      { told: false, tell: false, waiting: false },
      { autoBind: true },
    );
  }

  type(text: string): void {
    this.typed = text;
    this.stop();
    this.waiting = setTimeout(() => {
      this.settle();
    }, PAUSE_MS);
  }

  /** Takes what is in the field, or this in its place, without waiting. */
  settle(text = this.typed): void {
    this.stop();
    this.typed = text;
    this.told = text.trim();
    this.tell(this.told);
  }

  /** What the address asks: another one than was told came from elsewhere. */
  follow(q: string): void {
    if (q === this.told) return;
    this.stop();
    this.typed = q;
    this.told = q;
  }

  stop(): void {
    if (this.waiting !== null) clearTimeout(this.waiting);
    this.waiting = null;
  }
}
