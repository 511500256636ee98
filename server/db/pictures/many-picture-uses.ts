import { sql } from 'drizzle-orm';
import type { PictureUse } from '../../ports/pictures/stored-pictures';
import type { Queries } from '../database';

/** A thing, and the pictures that it shows from now on. */
interface Shown {
  readonly usedBy: string;
  readonly pictureIds: readonly string[];
}

/**
 * Says which pictures things show from now on, in the transaction that writes them. Ids of no picture
 * that anybody brought are left out. What nothing shows any more is unused since `now`. In statements
 * for all of them at once: a file has a hundred thousand.
 */
export async function setManyPictureUses(
  tx: Queries,
  kind: PictureUse,
  things: readonly Shown[],
  now: Date,
): Promise<void> {
  const shown = things.flatMap(({ usedBy, pictureIds }) =>
    pictureIds.map((pictureId) => ({ usedBy, pictureId })),
  );
  const all = sql.param(things.map(({ usedBy }) => usedBy));
  const usedBy = sql.param(shown.map((one) => one.usedBy));
  const ids = sql.param(shown.map((one) => one.pictureId));
  const given = sql`unnest(${usedBy}::text[], ${ids}::text[]) as given (used_by, picture_id)`;
  // In one order, so that two who write at a time wait for each other and not in a circle.
  await tx.execute(sql`
    select id from pictures where id in (
      select picture_id from ${given}
      union select picture_id from picture_uses where kind = ${kind} and used_by = any(${all}::text[])
    ) order by id for update`);
  const dropped = await tx.execute<{ picture_id: string }>(sql`
    delete from picture_uses as uses where kind = ${kind} and used_by = any(${all}::text[])
      and not exists (select from ${given}
        where given.used_by = uses.used_by and given.picture_id = uses.picture_id)
    returning picture_id`);
  await tx.execute(sql`
    with added as (
      insert into picture_uses (kind, used_by, picture_id)
      select distinct ${kind}::text, given.used_by, pictures.id from ${given}
      join pictures on pictures.id = given.picture_id
      on conflict do nothing returning picture_id)
    update pictures set unused_since = null from added where pictures.id = added.picture_id`);
  const gone = dropped.rows.map(({ picture_id: id }) => id);
  if (gone.length > 0)
    await tx.execute(sql`
      update pictures set unused_since = ${now.toISOString()}
      where id = any(${sql.param(gone)}::text[])
        and not exists (select from picture_uses where picture_id = pictures.id)`);
}
