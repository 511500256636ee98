/** A Back that leads nowhere is given up after this long. */
const ARRIVAL_MS = 1000;

/** What waits for a Back or Forward that is on its way. */
export class Arrivals {
  private readonly waiting: (() => void)[] = [];
  private arrival: ReturnType<typeof setTimeout> | null = null;

  /** Runs the step now, or as soon as what is on its way has arrived. */
  whenArrived(step: () => void): void {
    if (this.arrival === null) step();
    else this.waiting.push(step);
  }

  /** Something is on its way from here on. */
  begin(): void {
    this.arrival = setTimeout(() => {
      this.arrived();
      this.flush();
    }, ARRIVAL_MS);
  }

  /** It has arrived; what waits is run by {@link flush}. */
  arrived(): void {
    if (this.arrival !== null) clearTimeout(this.arrival);
    this.arrival = null;
  }

  flush(): void {
    while (this.arrival === null) {
      const step = this.waiting.shift();
      if (step === undefined) return;
      step();
    }
  }

  /** Forgets what waits. */
  stop(): void {
    this.arrived();
    this.waiting.length = 0;
  }
}
