/** Tells up to which number a room is read: one call at a time, and of those that wait the last alone. */
export class ReadMark {
  private told = 0;
  private wanted = 0;
  private isTelling = false;

  constructor(private readonly tell: (upTo: number) => Promise<void>) {}

  /** Never rejects: what could not be told is told with the next. */
  async move(upTo: number): Promise<void> {
    this.wanted = Math.max(this.wanted, upTo);
    if (this.isTelling) return;
    this.isTelling = true;
    try {
      while (this.told < this.wanted) {
        const next = this.wanted;
        await this.tell(next);
        this.told = next;
      }
    } catch {
      this.wanted = this.told;
    } finally {
      this.isTelling = false;
    }
  }
}
