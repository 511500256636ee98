/** What a device keeps to be there without a network, by what it is for. */
export const KEPT_KIND = {
  /** The files of the app, as one set a build. */
  APP: 'app',
  FONTS: 'fonts',
  /** Houses with their pictures and notices that a person keeps. */
  SAVED: 'saved',
  /** What was answered while pages were looked at. */
  PAGES: 'pages',
  /** The ground of the map and its tiles. */
  MAP: 'map',
  PICTURES: 'pictures',
} as const;

export type KeptKind = (typeof KEPT_KIND)[keyof typeof KEPT_KIND];

/** How much one kind takes, as it lies there. */
export interface KeptSize {
  readonly kind: KeptKind;
  readonly bytes: number;
}

const MB = 1_000_000;

/**
 * The most that each may take, 100 MB in all; what was kept first goes first. Of `saved` it never comes to
 * that: its pictures end before.
 */
export const KEPT_LIMIT: Readonly<Record<KeptKind, number>> = {
  app: 24 * MB,
  fonts: 6 * MB,
  saved: 32 * MB,
  pages: 8 * MB,
  map: 18 * MB,
  pictures: 12 * MB,
};

/** Others on the same host have caches of their own. */
const OURS = 'hankan-';
/** What the worker notes for itself; a person has no use for it. */
export const NOTES_CACHE = `${OURS}notes`;

/** The cache of a kind; each build of the app has its own. */
export const keptCache = (kind: Exclude<KeptKind, 'app'>): string => `${OURS}${kind}`;
export const buildCache = (build: string): string => `${OURS}app-${build}`;

/** The build whose files are in a cache; null where it has none. */
export const buildOfCache = (name: string): string | null =>
  name.startsWith(buildCache('')) ? name.slice(buildCache('').length) : null;

/** Whether a cache is the app's own, whatever is in it. */
export const isOwnCache = (name: string): boolean => name.startsWith(OURS);

/** What is in a cache; null where it is none of ours, or only notes. */
export function kindOfCache(name: string): KeptKind | null {
  if (buildOfCache(name) !== null) return KEPT_KIND.APP;
  return (
    Object.values(KEPT_KIND).find((kind) => kind !== KEPT_KIND.APP && keptCache(kind) === name) ??
    null
  );
}

/** Said by each answer that is kept: when it came, in milliseconds since 1970, and how large it is. */
export const KEPT_AT = 'x-hankan-kept-at';
export const KEPT_BYTES = 'x-hankan-bytes';

/** One answer that is kept. */
export interface KeptEntry {
  readonly url: string;
  readonly at: number;
  readonly bytes: number;
}

/** A number that an answer says of itself; 0 where it says none. */
export function saidNumber(text: string | null): number {
  const number = Number(text ?? '');
  return Number.isSafeInteger(number) && number > 0 ? number : 0;
}

/** Those that have to go so that the others fit into so many bytes, the oldest first. */
export function tooMany(entries: readonly KeptEntry[], limit: number): readonly string[] {
  let bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  const gone: string[] = [];
  for (const entry of entries.toSorted((one, other) => one.at - other.at)) {
    if (bytes <= limit) break;
    bytes -= entry.bytes;
    gone.push(entry.url);
  }
  return gone;
}
