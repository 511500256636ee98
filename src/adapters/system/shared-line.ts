/** What a tab does with a line that it shares with the others. */
export interface LineUse {
  /** Holds it for all of them until the signal ends, and tells each what comes. */
  readonly hold: (signal: AbortSignal, tell: (message: unknown) => void) => Promise<void>;
  /** Hears what the holder tells, in every tab, the holder's own too. */
  readonly hear: (message: unknown) => void;
}

/** The parts of a browser that tabs share; null where it has none, and every tab holds its own. */
export interface SharedWorld {
  readonly locks: Pick<LockManager, 'request'> | null;
  readonly channel: ((name: string) => BroadcastChannel) | null;
}

/** What this page's browser has of them: old ones, and pages without https, lack the locks. */
export const sharedWorldOf = (view: Window & typeof globalThis): SharedWorld => ({
  locks: 'locks' in view.navigator ? view.navigator.locks : null,
  channel: 'BroadcastChannel' in view ? (name) => new view.BroadcastChannel(name) : null,
});

/**
 * Joins the tabs that share a line: one of them holds it, and when that one is gone the next does.
 * A browser opens six connections to a host, and one that stays open for each tab would use them up.
 * Returns what leaves it.
 */
export function joinLine(name: string, { locks, channel }: SharedWorld, use: LineUse): () => void {
  const left = new AbortController();
  if (locks === null || channel === null) {
    void use.hold(left.signal, use.hear).catch(() => undefined);
    return () => {
      left.abort();
    };
  }
  const others = channel(name);
  others.onmessage = ({ data }) => {
    use.hear(data);
  };
  const tell = (message: unknown) => {
    use.hear(message);
    others.postMessage(message);
  };
  locks
    .request(name, { signal: left.signal }, () => use.hold(left.signal, tell))
    .catch(() => undefined);
  return () => {
    left.abort();
    others.close();
  };
}
