/** What comes by the connection of the live inbox, told by whoever holds it. */
export class HeardChanges<Change> {
  private readonly listeners = new Set<{
    readonly hear: (change: Change) => void;
    readonly begun: () => void;
  }>();
  private hasBegun = false;

  listen(hear: (change: Change) => void, begun: () => void): () => void {
    // Of its own, so that who listens twice hears twice and ends each alone.
    const one = { hear, begun };
    this.listeners.add(one);
    if (this.hasBegun) begun();
    return () => {
      this.listeners.delete(one);
    };
  }

  tell(change: Change): void {
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
