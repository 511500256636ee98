/**
 * Notifications that were opened by their push, until a page is there that can say so: a worker has no
 * session of its own. One that ends before forgets them, and they stay unread.
 */
export class Opened {
  private ids: readonly string[] = [];

  add(id: string): void {
    this.ids = [...this.ids, id];
  }

  /** All of them, once. */
  take(): readonly string[] {
    const { ids } = this;
    this.ids = [];
    return ids;
  }
}
