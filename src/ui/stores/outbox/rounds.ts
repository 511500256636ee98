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
  private running: Promise<void> | null = null;
  private isBack = false;

  constructor(private readonly work: RoundsWork) {}

  /** Resolves when all is tried that was to be. Never rejects. */
  run(isBack: boolean): Promise<void> {
    if (!this.work.canGo()) return Promise.resolve();
    this.isBack = isBack || this.isBack;
    this.running ??= this.runAll().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async runAll(): Promise<void> {
    let isBack = this.takeBack();
    do {
      await this.work.round(isBack);
      isBack = this.takeBack();
    } while (isBack && this.work.canGo());
    this.work.ended();
  }

  private takeBack(): boolean {
    const { isBack } = this;
    this.isBack = false;
    return isBack;
  }
}
