import type { Result } from '#core';
import type { ChatRefusal } from '../../ports/chats/chats';
import { rowId } from '../communities/row-ids';
import { planName, type Database, type Queries } from '../database';
import type { LastChanges, SignalSender } from '../notifications/member-signals';
import { lockRoom, type LockedRoom } from './chat-locks';
import { writeChange, type RoomChange } from './change-writer';
import { retellReminders } from './visit-notices';

/** Where rooms are written, and who is told of it. */
export interface RoomPlace {
  readonly database: Pick<Database, 'db' | 'kind'>;
  readonly signals: SignalSender;
}

/** Who does something in a room; of what is sent the sending's own name. */
interface Doer {
  readonly memberId: number;
  readonly id: string;
  readonly key?: string | null;
}

interface Done<Value> {
  readonly value: Value;
  /** Left out where nothing changed. */
  readonly change?: RoomChange;
}

const NOBODY: LastChanges = new Map();

/** Does something in a locked room; the open pages of both hear what changed for them. */
export async function inRoom<Value>(
  { database, signals }: RoomPlace,
  { memberId, id, key = null }: Doer,
  act: (tx: Queries, locked: LockedRoom) => Promise<Result<Done<Value>, ChatRefusal>>,
): Promise<Result<Value, ChatRefusal>> {
  const roomId = rowId(id);
  if (roomId === null) return { ok: false, reason: 'none' };
  const { done, heard } = await database.db.transaction(async (tx) => {
    const locked = await lockRoom(tx, {
      memberId,
      roomId,
      key,
      plan: planName(database, 'locked'),
    });
    if (!locked.ok) return { done: locked, heard: NOBODY };
    const made = await act(tx, locked.value);
    const change = made.ok ? made.value.change : undefined;
    if (change === undefined) return { done: made, heard: NOBODY };
    const written = await writeChange(tx, signals, locked.value, change);
    const { retold: at = [] } = change;
    if (at.length === 0) return { done: made, heard: written };
    const retold = await retellReminders(tx, signals, { roomId, at });
    return { done: made, heard: new Map([...written, ...retold]) };
  });
  for (const [member, last] of heard) signals.sent(member, last);
  return done.ok ? { ok: true, value: done.value.value } : done;
}
