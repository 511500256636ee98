import type { ChatChange, LiveChats } from '#core';

/** {@link LiveChats}, told by whoever holds the connection. */
export class HeardChats implements LiveChats {
  private readonly heard = new Set<(change: ChatChange) => void>();

  listen(hear: (change: ChatChange) => void): () => void {
    // Of its own, so that who listens twice hears twice and ends each alone.
    const one = (change: ChatChange) => {
      hear(change);
    };
    this.heard.add(one);
    return () => {
      this.heard.delete(one);
    };
  }

  tell(change: ChatChange): void {
    for (const hear of this.heard) hear(change);
  }
}
