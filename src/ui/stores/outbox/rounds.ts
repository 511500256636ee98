interface RoundsWork {
  /** Whether anything can be sent at all. */
  readonly canGo: () => boolean;
  /** Sends what can go; what rests, too, if `isBack`. Never rejects. */
  readonly round: (isBack: boolean) => Promise<void>;
  /** Nothing more can go for now. */
  readonly ended: () => void;
}

/** Rounds of sending, one at a time. A network that comes back during one is followed by another. */
export class Rounds {
  private running = Promise.resolve();
  private isRunning = false;
  private isBack = false;

  constructor(private readonly work: RoundsWork) {}

  /** Resolves when all is tried that was to be. Never rejects. */
  run(isBack: boolean): Promise<void> {
    if (!this.work.canGo()) return Promise.resolve();
    this.isBack = isBack || this.isBack;
    if (!this.isRunning) this.running = this.runAll();
    return this.running;
  }

  private async runAll(): Promise<void> {
    this.isRunning = true;
    let isBack = this.takeBack();
    do {
      await this.work.round(isBack);
      isBack = this.takeBack();
    } while (isBack && this.work.canGo());
    // In the same step: what is asked for from here on begins another one.
    this.isRunning = false;
    this.work.ended();
  }

  private takeBack(): boolean {
    const { isBack } = this;
    this.isBack = false;
    return isBack;
  }
}
