import type { ChatChange, LiveChats } from '#core';

/** {@link LiveChats}, told by whoever holds the connection. */
export class HeardChats implements LiveChats {
  private readonly listeners = new Set<{
    readonly hear: (change: ChatChange) => void;
    readonly begun: () => void;
  }>();
  private hasBegun = false;

  listen(hear: (change: ChatChange) => void, begun: () => void): () => void {
    // Of its own, so that who listens twice hears twice and ends each alone.
    const one = { hear, begun };
    this.listeners.add(one);
    if (this.hasBegun) begun();
    return () => {
      this.listeners.delete(one);
    };
  }

  tell(change: ChatChange): void {
    for (const { hear } of this.listeners) hear(change);
  }

  /** Nothing is missed from here on. */
  begin(): void {
    this.hasBegun = true;
    for (const { begun } of this.listeners) begun();
  }

  /** The connection is left: what comes meanwhile is missed. */
  leave(): void {
    this.hasBegun = false;
  }
}
