import { and, eq, isNull } from 'drizzle-orm';
import { COMMUNITY_CATEGORY } from '#core';
import type { StoredLinks } from '../../ports/content';
import { rowId } from '../communities/row-ids';
import type { Database } from '../database';
import { posts } from '../schema/communities';
import { contents } from '../schema/magazine';
import { notiClusters } from '../schema/content';

/** What links and notifications lead to. */
export class LinkRepository implements StoredLinks {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  async notiCluster(
    id: string,
  ): Promise<{ readonly NOTI_TARGET_CD: string; readonly LINK: string } | null> {
    const [row] = await this.database.db
      .select({ NOTI_TARGET_CD: notiClusters.targetCode, LINK: notiClusters.link })
      .from(notiClusters)
      .where(eq(notiClusters.id, id));
    return row ?? null;
  }

  /** Null for what was deleted, and for what not everybody sees. */
  async community(id: string): Promise<{ readonly categoryTypeCode: string } | null> {
    const post = rowId(id);
    if (post === null)
      return (await this.isContent(id)) ? { categoryTypeCode: COMMUNITY_CATEGORY.CONTENT } : null;
    const [row] = await this.database.db
      .select({ categoryTypeCode: posts.board })
      .from(posts)
      .where(and(eq(posts.id, post), isNull(posts.removedAt), isNull(posts.holdState)));
    return row ?? null;
  }

  private async isContent(id: string): Promise<boolean> {
    const { db } = this.database;
    const found = await db.select({ id: contents.id }).from(contents).where(eq(contents.id, id));
    return found.length > 0;
  }
}
