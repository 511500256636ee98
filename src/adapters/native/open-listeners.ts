/** Who wants to know what the shell opens, or was notified of. */
export class OpenListeners<What> {
  private readonly listeners = new Set<(what: What) => void>();
  /** The last one that was opened before anybody listened: it is what the person waits for. */
  private unheard: What | null = null;

  add(heard: (what: What) => void): () => void {
    // One function may listen twice; each stop ends one of them.
    const listener = (what: What) => {
      heard(what);
    };
    this.listeners.add(listener);
    const { unheard } = this;
    this.unheard = null;
    if (unheard !== null) listener(unheard);
    return () => {
      this.listeners.delete(listener);
    };
  }

  tell(what: What): void {
    if (this.listeners.size === 0) this.unheard = what;
    for (const listener of [...this.listeners]) listener(what);
  }
}
