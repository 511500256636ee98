import { sql, type SQL } from 'drizzle-orm';
import { EARLIER_SAID, LEFT_MEMBER, shortened, withParticle } from '#core';
import type { Queries } from '../database';
import { areApart } from './chat-rows';
import { heldText } from './read-text';

/** Characters of what is quoted. */
const MOST_QUOTED = 60;

/** The room of a notification, as far as its member meets the other; the last that the other said in it. */
const ROOM = sql`
  notifications told
  join chat_seats mine on mine.room_id = told.chat_room_id and mine.member_id = told.member_id
  join chat_seats theirs on theirs.room_id = mine.room_id and theirs.is_owner <> mine.is_owner
  join lateral (select * from chat_messages
    where room_id = mine.room_id and by_owner <> mine.is_owner and number > mine.hidden_to
      and not (case when mine.is_owner then is_hidden_for_owner else is_hidden_for_seeker end)
    order by number desc limit 1) said on true
  left join members other on other.id = theirs.member_id
  where not ${areApart}`;

/** Whether something of a room may be told; of rows of `notifications`. */
export const isRoomTold: SQL = sql`(notifications.chat_room_id is null
  or exists (select from ${ROOM} and told.id = notifications.id))`;

/** What notifications of rooms say now; of what may not be told any more there is nothing. */
export async function roomTexts(
  db: Pick<Queries, 'execute'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly title: string; readonly message: string }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{
    id: string;
    nickname: string | null;
    text: string;
    pictures: string;
    is_first: boolean;
    earlier: readonly string[];
  }>(sql`select told.id, other.nickname, said.text, cardinality(said.pictures)::text as pictures,
      mine.first_at is null as is_first,
      array(select before.text from chat_messages before
        where before.room_id = said.room_id and before.by_owner = said.by_owner
          and before.visit_state is null
          and before.number between said.number - ${EARLIER_SAID}::int and said.number - 1
        order by before.number) as earlier
    from ${ROOM} and told.id = any(${sql.param([...ids])}::text[])`);
  return new Map(
    rows.map((row) => {
      const text = row.is_first ? heldText(row.text, row.earlier).text : row.text;
      const words = text === '' ? `사진 ${row.pictures}장` : text.replace(/\s+/gu, ' ');
      const who = row.nickname === null ? LEFT_MEMBER : `${row.nickname}님`;
      const title = `${withParticle(who, '이/가')} 메시지를 보냈어요`;
      return [row.id, { title, message: shortened(words, MOST_QUOTED) }] as const;
    }),
  );
}
