/** Of all that is to be done after a while only the last is. */
export class LastOf {
  private timer: ReturnType<typeof setTimeout> | null = null;

  after(ms: number, run: () => void): void {
    this.cancel();
    this.timer = setTimeout(run, ms);
  }

  cancel(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
