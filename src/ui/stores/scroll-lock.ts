/**
 * Keeps the page from scrolling while something covers it (spec/readings R20): locks nest,
 * scrolling resumes when the last one is released, and releasing once too often changes nothing.
 */
export class ScrollLock {
  private held = 0;

  constructor(private readonly apply: (locked: boolean) => void) {}

  lock(): void {
    this.held += 1;
    if (this.held === 1) this.apply(true);
  }

  release(): void {
    if (this.held === 0) return;
    this.held -= 1;
    if (this.held === 0) this.apply(false);
  }
}
