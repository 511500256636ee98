/** One entry of a tab's history, as the stack in session storage keeps it. */
export interface HistoryEntry {
  /** Names this entry; stored in the browser's history.state, too. */
  readonly key: string;
  /** Names the page: a popup's entry shares it with the entry that it was opened over. */
  readonly page: string;
  /** Path, search and hash. */
  readonly url: string;
  /** The popup that this entry was pushed for; null for every other entry. */
  readonly popup: string | null;
  /** px that the page was scrolled when the entry was left. */
  readonly scroll: number;
  /** The same of the box that the page scrolls in its place; see `HistoryStack.scrollsBy`. */
  readonly panel?: number;
  /** What its screen asked to find again after a reload; see `HistoryStack.keepNote`. */
  readonly note?: string;
}

export interface StoredStack {
  readonly entries: readonly HistoryEntry[];
  readonly at: number;
}

/** What history.state holds. `user` is what a navigation passed along as its state. */
export interface EntryState {
  readonly key: string;
  readonly page: string;
  readonly popup: string | null;
  readonly user: unknown;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Null for a state that is not ours: a hash typed by hand, another script's. */
export function readEntryState(state: unknown): EntryState | null {
  if (!isRecord(state) || typeof state['key'] !== 'string' || typeof state['page'] !== 'string')
    return null;
  const popup = typeof state['popup'] === 'string' ? state['popup'] : null;
  return { key: state['key'], page: state['page'], popup, user: state['user'] ?? null };
}

const isEntry = (value: unknown): value is HistoryEntry =>
  isRecord(value) &&
  typeof value['key'] === 'string' &&
  typeof value['page'] === 'string' &&
  typeof value['url'] === 'string' &&
  (value['popup'] === null || typeof value['popup'] === 'string') &&
  typeof value['scroll'] === 'number' &&
  (value['panel'] === undefined || typeof value['panel'] === 'number') &&
  (value['note'] === undefined || typeof value['note'] === 'string');

/** Never throws: unreadable storage is an empty stack. */
export function readStoredStack(text: string | null): StoredStack {
  const empty: StoredStack = { entries: [], at: -1 };
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(stored) || !Array.isArray(stored['entries'])) return empty;
    const entries: unknown[] = stored['entries'];
    const at = stored['at'];
    if (!entries.every(isEntry) || typeof at !== 'number' || entries[at] === undefined)
      return empty;
    return { entries, at };
  } catch {
    return empty;
  }
}
