/** The part of a window that is seen, on a phone whose keyboard lies over the rest. */
export class FakeViewport extends EventTarget {
  height = innerHeight;
  offsetTop = 0;
  scale = 1;
  listeners = 0;

  /** An on-screen keyboard of so many px comes up. */
  cover(px: number): void {
    this.height = innerHeight - px;
    this.dispatchEvent(new Event('resize'));
  }

  /** The part that is seen moves down the window by so many px. */
  push(px: number): void {
    this.offsetTop = px;
    this.dispatchEvent(new Event('scroll'));
  }

  override addEventListener(...heard: Parameters<EventTarget['addEventListener']>): void {
    this.listeners += 1;
    super.addEventListener(...heard);
  }

  override removeEventListener(...heard: Parameters<EventTarget['removeEventListener']>): void {
    this.listeners -= 1;
    super.removeEventListener(...heard);
  }
}
