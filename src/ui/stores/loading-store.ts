import { makeAutoObservable } from 'mobx';

/** The overlay over the whole window while something runs that nothing else may interrupt. */
export class LoadingStore {
  private running = 0;

  constructor() {
    makeAutoObservable(this);
  }

  get isShown(): boolean {
    return this.running > 0;
  }

  /** Shows the overlay until the promise is settled; answers or throws what the promise does. */
  async during<Value>(work: Promise<Value>): Promise<Value> {
    this.change(1);
    try {
      return await work;
    } finally {
      this.change(-1);
    }
  }

  private change(by: number): void {
    this.running += by;
  }
}
