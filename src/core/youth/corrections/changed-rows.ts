import { isDeepEqual } from '../../shared/is-deep-equal';

/** A row of a list of a notice, such as a document, in words. */
export interface ComparedRow {
  readonly name: string;
  /** What it says, place by place; empty where it says nothing there. */
  readonly says: readonly string[];
}

interface Words {
  readonly before: string;
  readonly after: string;
}

const said = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** The rows by their names; of several with one name by their places among those. */
function known(rows: readonly ComparedRow[]): ReadonlyMap<string, ComparedRow> {
  const counts = new Map<string, number>();
  return new Map(
    rows.map((row) => {
      const count = (counts.get(row.name) ?? 0) + 1;
      counts.set(row.name, count);
      return [`${count} ${row.name}`, row] as const;
    }),
  );
}

/**
 * What two lists do not share, in words: rows that went and came, and of those that stayed what they
 * say otherwise. `isWhole` has what comes or goes say all that it does, not its name alone. Both are
 * empty where the rows read alike.
 */
export function changedRows(
  before: readonly ComparedRow[],
  after: readonly ComparedRow[],
  isWhole = false,
): Words {
  const [old, fresh] = [known(before), known(after)];
  const only = (rows: typeof old, others: typeof old): string =>
    [...rows]
      .filter(([key, row]) => !isDeepEqual(row, others.get(key)))
      .map(([key, row]) => {
        const other = others.get(key);
        if (other === undefined) return said([row.name, ...(isWhole ? row.says : [])]);
        return said([row.name, ...row.says.filter((part, at) => part !== other.says[at])]);
      })
      .join(', ');
  return { before: only(old, fresh), after: only(fresh, old) };
}
