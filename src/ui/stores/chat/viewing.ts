/** Whether a view shows something that may be over. */
export class Viewing {
  private views = 0;
  private isOver = false;

  get isOn(): boolean {
    return this.views > 0 && !this.isOver;
  }

  /** One view more; to be ended once. */
  begin(): void {
    this.views += 1;
  }

  end(): void {
    this.views -= 1;
  }

  close(): void {
    this.isOver = true;
  }
}
