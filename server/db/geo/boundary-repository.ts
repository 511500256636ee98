import { and, asc, eq, gt } from 'drizzle-orm';
import type { Boundary, StoredBoundaries } from '../../ports/map/boundaries';
import type { Database } from '../database';
import { boundaries, geography } from '../schema/geography';

/** Read at once: parsing a few outlines takes milliseconds, all of them would hold up everybody. */
const AT_ONCE = 20;

/** The imported boundaries (docs/guides/geodata.md). */
export class BoundaryRepository implements StoredBoundaries {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  async version(): Promise<number> {
    const [row] = await this.database.db.select({ version: geography.version }).from(geography);
    return row?.version ?? 0;
  }

  async known() {
    const rows = await this.database.db
      .select({
        code: boundaries.code,
        kind: boundaries.kind,
        name: boundaries.name,
        west: boundaries.west,
        south: boundaries.south,
        east: boundaries.east,
        north: boundaries.north,
        attribution: boundaries.attribution,
      })
      .from(boundaries)
      .orderBy(asc(boundaries.code));
    if (rows.length === 0) return null;
    const least = (of: (row: (typeof rows)[number]) => number) =>
      rows.reduce((low, row) => Math.min(low, of(row)), Infinity);
    return {
      areas: rows.map(({ code, kind, name }) => ({ code, kind, name })),
      box: [
        least(({ west }) => west),
        least(({ south }) => south),
        -least(({ east }) => -east),
        -least(({ north }) => -north),
      ] as const,
      attributions: [...new Set(rows.map(({ attribution }) => attribution))].filter(Boolean),
    };
  }

  async *ofKind(kind: Boundary['kind']): AsyncGenerator<readonly Boundary[]> {
    for (let after = ''; ;) {
      const rows = await this.database.db
        .select({
          code: boundaries.code,
          kind: boundaries.kind,
          name: boundaries.name,
          geometry: boundaries.geometry,
        })
        .from(boundaries)
        .where(and(eq(boundaries.kind, kind), gt(boundaries.code, after)))
        .orderBy(asc(boundaries.code))
        .limit(AT_ONCE);
      yield rows;
      const last = rows.at(-1);
      if (last === undefined || rows.length < AT_ONCE) return;
      after = last.code;
    }
  }
}
