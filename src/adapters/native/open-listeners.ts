import type { OpenedTarget } from '#core';

/** Who wants to know what the shell opens. */
export class OpenListeners {
  private readonly listeners = new Set<(target: OpenedTarget) => void>();
  /** The last one that was opened before anybody listened: it is what the person waits for. */
  private unheard: OpenedTarget | null = null;

  add(opened: (target: OpenedTarget) => void): () => void {
    // One function may listen twice; each stop ends one of them.
    const listener = (target: OpenedTarget) => {
      opened(target);
    };
    this.listeners.add(listener);
    const { unheard } = this;
    this.unheard = null;
    if (unheard !== null) listener(unheard);
    return () => {
      this.listeners.delete(listener);
    };
  }

  tell(target: OpenedTarget): void {
    if (this.listeners.size === 0) this.unheard = target;
    for (const listener of [...this.listeners]) listener(target);
  }
}
