/** Work that is done a while after it was asked for last, or at once. */
export class Later {
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly ms: number,
    private readonly work: () => void,
  ) {}

  soon(): void {
    this.clear();
    this.timer = setTimeout(() => {
      this.now();
    }, this.ms);
  }

  /** Does what is still to be done. */
  now(): void {
    if (this.timer === null) return;
    this.clear();
    this.work();
  }

  clear(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
