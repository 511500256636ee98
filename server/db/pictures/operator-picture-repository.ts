import { eq, sql, type SQL } from 'drizzle-orm';
import type { Clock } from '#core';
import type { OperatorPictures } from '../../ports/pictures/operator-pictures';
import type { NewPicture } from '../../ports/pictures/stored-pictures';
import type { Database } from '../database';
import { pictures } from '../schema/pictures';

/** Pictures that operators brought, by their rows. */
export class OperatorPictureRepository implements OperatorPictures {
  constructor(
    private readonly database: Pick<Database, 'db'>,
    private readonly clock: Clock,
  ) {}

  async find(key: string): Promise<string | null> {
    const isIt = eq(pictures.operatorSha256, key);
    const [found] = await this.database.db
      .select({ id: pictures.id, unusedSince: pictures.unusedSince })
      .from(pictures)
      .where(isIt);
    // What is used is not written again: a file has a hundred thousand.
    if (found === undefined || found.unusedSince === null) return found?.id ?? null;
    const [held] = await this.database.db
      .update(pictures)
      .set({ unusedSince: this.aDayMore() })
      .where(isIt)
      .returning({ id: pictures.id });
    return held?.id ?? null;
  }

  /** The same, and nothing is held by it. */
  async known(key: string): Promise<string | null> {
    const [found] = await this.database.db
      .select({ id: pictures.id })
      .from(pictures)
      .where(eq(pictures.operatorSha256, key));
    return found?.id ?? null;
  }

  async keep({ id, width, height, bytes, sha256 }: NewPicture, key: string): Promise<string> {
    const now = new Date(this.clock.now());
    const [kept] = await this.database.db
      .insert(pictures)
      .values({
        id,
        width,
        height,
        bytes,
        sha256,
        operatorSha256: key,
        createdAt: now,
        unusedSince: now,
      })
      .onConflictDoUpdate({
        target: pictures.operatorSha256,
        set: { unusedSince: this.aDayMore() },
      })
      .returning({ id: pictures.id });
    if (kept === undefined) throw new Error('the database kept no picture');
    return kept.id;
  }

  /** What is used stays used. */
  private aDayMore(): SQL {
    const now = new Date(this.clock.now()).toISOString();
    return sql`case when ${pictures.unusedSince} is null then null else ${now}::timestamptz end`;
  }
}
