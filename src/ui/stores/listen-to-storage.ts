/** Tells of keys that another tab has changed; null where everything was cleared. */
export type ListenToStorage = (changed: (key: string | null) => void) => () => void;
