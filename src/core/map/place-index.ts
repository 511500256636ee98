import { AskedPlace } from './asked-place';
import type { MapView } from './map-provider.ports';
import { distanceMetres } from './ground';
import { metresPerPixel } from './mercator';
import { NameTable } from './name-table';
import type { Place } from './place';
import { searchablePlaces, type SearchableName } from './searchable-place';

/** From the middle of a window to what is seen at its side; a phone's corners are as far. */
const SEEN_PIXELS = 500;
/** A former name counts only if it begins with what was typed. */
const LAST_FORMER_RANK = 1;

interface Match {
  readonly row: SearchableName;
  readonly rank: number;
}

interface Found extends Match {
  readonly isSeen: boolean;
  /** From the middle of what the person sees; 0 where that is not known. */
  readonly metres: number;
}

/** Places that are found by name; the same for the server and for lists in memory. */
export class PlaceIndex {
  private readonly names: NameTable<SearchableName>;
  private readonly paths: ReadonlySet<SearchableName['path']>;

  constructor(places: readonly Place[]) {
    const names = searchablePlaces(places);
    this.names = new NameTable(names);
    this.paths = new Set(names.map(({ path }) => path));
  }

  /**
   * At most `limit` places, best match first (`matchRank`), also behind the names of what they lie
   * in, and by former names. Among those that match as well: what is on the screen, what is called
   * so today, a province, a station, a city or district, a university, a dong, a village, then the
   * nearest; without a `view` the wider, then the shorter name.
   */
  search(query: string, limit: number, view: MapView | null = null): Place[] {
    const best: Found[] = [];
    for (const match of this.matches(query)) {
      const last = best[limit - 1];
      if (last === undefined || match.rank <= last.rank) insert(best, seenFrom(view, match), limit);
    }
    return best.map(({ row }) => row.place);
  }

  /** Every place that is meant, by the best of its names. */
  private matches(query: string): Iterable<Match> {
    const matches = new Map<Place, Match>();
    for (const { name, paths } of new AskedPlace(query).readings(this.paths))
      this.names.match(name, (row, rank) => {
        if (paths !== null && !paths.has(row.path)) return;
        if (row.isFormer && rank > LAST_FORMER_RANK) return;
        const before = matches.get(row.place);
        if (before === undefined || rank < before.rank) matches.set(row.place, { row, rank });
      });
    return matches.values();
  }
}

function seenFrom(view: MapView | null, { row, rank }: Match): Found {
  if (view === null) return { row, rank, isSeen: false, metres: 0 };
  const metres = distanceMetres(view.center, row.place);
  return { row, rank, isSeen: metres <= SEEN_PIXELS * metresPerPixel(view.level), metres };
}

/** Keeps the list in order, and no longer than `limit`: thousands match a single letter. */
function insert(best: Found[], found: Found, limit: number): void {
  let at = best.length;
  for (let before = best[at - 1]; before !== undefined; before = best[at - 1]) {
    if (compare(before, found) < 0) break;
    at -= 1;
  }
  best.splice(at, 0, found);
  if (best.length > limit) best.pop();
}

function compare(a: Found, b: Found): number {
  return (
    a.rank - b.rank ||
    Number(b.isSeen) - Number(a.isSeen) ||
    Number(a.row.isFormer) - Number(b.row.isFormer) ||
    a.row.order - b.row.order ||
    a.metres - b.metres ||
    byNature(a.row.place, b.row.place)
  );
}

function byNature(a: Place, b: Place): number {
  return b.level - a.level || a.name.length - b.name.length || (a.id < b.id ? -1 : 1);
}
