import { sql } from 'drizzle-orm';
import type { PictureUse } from '../../ports/pictures/stored-pictures';
import type { Queries } from '../database';

const HOUSE: PictureUse = 'house';

/** The picture that a stored path of a house names. */
const PATH = '^/house/upload/([0-9a-f]{32})$';

interface ShownHouse {
  readonly listingNumber: string;
  /** As they are stored: `/house/upload/…`, and paths that name no picture that anybody brought. */
  readonly photos: readonly string[];
}

/**
 * Says which pictures the houses of a source show from now on, in the transaction that writes them; a
 * house is known by source and listing number. What none shows any more is unused since `now`. In
 * statements for all of them at once: a file has a hundred thousand.
 */
export async function setHousePictures(
  tx: Queries,
  source: string,
  houses: readonly ShownHouse[],
  now: Date,
): Promise<void> {
  const shown = houses.flatMap(({ listingNumber, photos }) =>
    photos.map((path) => ({ usedBy: `${source} ${listingNumber}`, path })),
  );
  const all = sql.param(houses.map(({ listingNumber }) => `${source} ${listingNumber}`));
  const usedBy = sql.param(shown.map((one) => one.usedBy));
  const paths = sql.param(shown.map((one) => one.path));
  const given = sql`(select used_by, substring(path from ${PATH}) as picture_id
    from unnest(${usedBy}::text[], ${paths}::text[]) as given (used_by, path)) as given`;
  // In one order, so that two who write at a time wait for each other and not in a circle.
  await tx.execute(sql`
    select id from pictures where id in (
      select picture_id from ${given}
      union select picture_id from picture_uses where kind = ${HOUSE} and used_by = any(${all}::text[])
    ) order by id for update`);
  const dropped = await tx.execute<{ picture_id: string }>(sql`
    delete from picture_uses as uses where kind = ${HOUSE} and used_by = any(${all}::text[])
      and not exists (select from ${given}
        where given.used_by = uses.used_by and given.picture_id = uses.picture_id)
    returning picture_id`);
  await tx.execute(sql`
    with added as (
      insert into picture_uses (kind, used_by, picture_id)
      select distinct ${HOUSE}::text, given.used_by, pictures.id from ${given}
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
