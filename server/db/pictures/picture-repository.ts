import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { printBands, type Clock } from '#core';
import type {
  BroughtPicture,
  KeptPicture,
  PictureSending,
  StoredPicture,
  StoredPictures,
} from '../../ports/pictures/stored-pictures';
import { holdMembers } from '../communities/member-writes';
import type { Database, Queries } from '../database';
import { pictures } from '../schema/pictures';

const DAY_MS = 86_400_000;

// Any number that nothing else of ours locks together with a member.
const UPLOADS_LOCK = 20_261_126;

const shown = { id: pictures.id, width: pictures.width, height: pictures.height };

/** Pictures that members brought, by their rows. */
export class PictureRepository implements StoredPictures {
  constructor(
    private readonly database: Pick<Database, 'db'>,
    private readonly clock: Clock,
  ) {}

  foresee(sha256: string, sending: PictureSending): Promise<KeptPicture | null> {
    return this.inTheWay(this.database.db, sha256, sending);
  }

  keep(picture: BroughtPicture, sending: PictureSending): Promise<KeptPicture> {
    const { id, width, height, bytes, sha256, print } = picture;
    const { memberId, key: sendingKey } = sending;
    return this.database.db.transaction(async (tx) => {
      if (!(await holdMembers(tx, [memberId])).has(memberId)) return { kind: 'no-member' };
      // One after the other: two at a time would both find room for the last one of the day.
      await tx.execute(sql`select pg_advisory_xact_lock(${UPLOADS_LOCK}, hashint8(${memberId}))`);
      const before = await this.inTheWay(tx, sha256, sending);
      if (before !== null) return before;
      const now = new Date(this.clock.now());
      await tx.insert(pictures).values({
        id,
        memberId,
        sendingKey,
        sha256,
        width,
        height,
        bytes,
        print,
        printBands: print === null ? null : [...printBands(print)],
        createdAt: now,
        unusedSince: now,
      });
      return { kind: 'kept', picture: { id, width, height } };
    });
  }

  async some(ids: readonly string[], memberId?: number): Promise<readonly StoredPicture[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.db
      .select(shown)
      .from(pictures)
      .where(
        and(
          inArray(pictures.id, [...ids]),
          memberId === undefined ? undefined : eq(pictures.memberId, memberId),
        ),
      );
    const found = new Map(rows.map((row) => [row.id, row] as const));
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  async forgetUnused(before: number, most: number): Promise<readonly string[]> {
    const at = new Date(before).toISOString();
    // Who takes one into use changes its row first: the row is looked at again once that is done.
    const { rows } = await this.database.db.execute<{ id: string }>(sql`
      delete from pictures where unused_since < ${at} and id in (
        select id from pictures where unused_since < ${at} order by id limit ${most})
      returning id`);
    return rows.map(({ id }) => id);
  }

  private async inTheWay(
    queries: Queries,
    sha256: string,
    { memberId, key, mostADay }: PictureSending,
  ): Promise<KeptPicture | null> {
    const isTheirs = eq(pictures.memberId, memberId);
    if (key !== null) {
      const [sent] = await queries
        .select({ ...shown, sha256: pictures.sha256 })
        .from(pictures)
        .where(and(isTheirs, eq(pictures.sendingKey, key)));
      if (sent !== undefined) {
        const { sha256: known, ...picture } = sent;
        return known === sha256 ? { kind: 'kept', picture } : { kind: 'key-spent' };
      }
    }
    const since = new Date(this.clock.now() - DAY_MS);
    const [day] = await queries
      .select({ count: sql<number>`count(*)::int` })
      .from(pictures)
      .where(and(isTheirs, gt(pictures.createdAt, since)));
    return (day?.count ?? 0) >= mostADay ? { kind: 'day-full' } : null;
  }
}
