/** A rest between two tries, which whoever has reason to try again ends. */
export class Rest {
  private wake: (() => void) | null = null;

  /** Over after so many ms, or once it is ended; null is for the latter alone. */
  async take(ms: number | null): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = ms === null ? undefined : setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wake = null;
  }

  end(): void {
    this.wake?.();
  }
}
