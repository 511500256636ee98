/** Which version of a checklist a device has of the server. */
export interface KnownChecklist {
  readonly id: string;
  readonly revision: number;
}

/** So many ids and revisions a device may say at once that it knows. */
export const MOST_KNOWN = 1000;

/** Ids after the one and up to the other, in the order of their characters; null where it is open. */
export interface IdWindow {
  readonly after: string | null;
  readonly upTo: string | null;
}

/** Everything that a device knows of the ids in a window: what it does not name there, it lacks. */
export interface KnownPortion extends IdWindow {
  readonly known: readonly KnownChecklist[];
}

/** Whether an id is in a window. */
export const isInWindow = ({ after, upTo }: IdWindow, id: string): boolean =>
  (after === null || id > after) && (upTo === null || id <= upTo);

/**
 * The next part of what a device knows, each id once, where it has asked up to one already: with deletions a
 * device may know of more than the server is told at once. Asked from null on, and then from `upTo` on until that
 * is null, the windows cover every id there can be, and each once.
 */
export function knownAfter(
  all: readonly KnownChecklist[],
  after: string | null = null,
): KnownPortion {
  const rest = all
    .filter(({ id }) => isInWindow({ after, upTo: null }, id))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const known = rest.slice(0, MOST_KNOWN);
  const last = rest.length > MOST_KNOWN ? known.at(-1) : undefined;
  return { known, after, upTo: last?.id ?? null };
}
