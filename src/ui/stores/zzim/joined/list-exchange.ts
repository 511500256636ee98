import {
  AppError,
  MOST_JOINED_AT_ONCE,
  type Joined,
  type ListedType,
  type MemberList,
} from '#core';
import type { DeviceList, Unsent } from './device-list';

/** Pressed more than so often without a network, all is said at once. */
const MOST_ONE_BY_ONE = 5;

const isDeal = ({ type }: Joined): boolean => type === 'direct' || type === 'mate';
const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && ['refused', 'not-found', 'conflict'].includes(error.kind);

interface ExchangeWorld {
  /** Whether its member is still there. */
  readonly isOpen: () => boolean;
  /** The clock of this device ran ahead of the server's, which says what time it is. */
  readonly bringBack: (there: number) => void;
}

/** What goes together: what nobody is told of, and more presses than are worth a call each. */
function together<Entry extends Joined>(unsent: readonly Unsent<Entry>[]): readonly Entry[] {
  const quiet = unsent.filter(({ entry, sending }) => sending === 'join' || !isDeal(entry));
  const joins = quiet.filter(({ sending }) => sending === 'join');
  const pressed = quiet.length - joins.length;
  return (pressed > MOST_ONE_BY_ONE ? quiet : joins).map(({ entry }) => entry);
}

/**
 * Tells the server what was done here, the oldest first, and hears what was done elsewhere if `isAsking`. Sent twice
 * it comes to the same. Rejects with an AppError where it is to be tried again.
 */
export async function exchange<Entry extends Joined<Type>, Type extends ListedType, Shown>(
  list: DeviceList<Entry>,
  server: MemberList<Entry, Type, Shown>,
  isAsking: boolean,
  { isOpen, bringBack }: ExchangeWorld,
): Promise<void> {
  let most = MOST_JOINED_AT_ONCE;
  let isLeft = isAsking;
  let isBroughtBack = false;

  const join = async (part: readonly Entry[]): Promise<void> => {
    const told = await server.join(part);
    if (isOpen()) list.sent(part, told.entries, told);
    isLeft = false;
  };
  const press = async (entry: Entry): Promise<void> => {
    const stands = entry.isKept ? await server.set(entry) : (await server.unset(entry), entry);
    if (isOpen()) list.sent([entry], [stands], null);
  };
  /** What cannot be said so is said in another way; what cannot be said at all stays on this device. */
  const refused = (part: readonly Entry[], isJoin: boolean): void => {
    const [one] = part;
    if (one === undefined || !isOpen()) return;
    if (!isJoin) list.mark(one, 'join');
    else if (part.length > 1) most = 1;
    else list.sent(part, [], null);
  };

  while (isOpen()) {
    const unsent = list.toSend();
    const joins = together(unsent).slice(0, most);
    const isJoin = joins.length > 0 || isLeft;
    const part = isJoin ? joins : unsent.slice(0, 1).map(({ entry }) => entry);
    const [first] = part;
    if (first === undefined && !isJoin) return;
    try {
      if (isJoin || first === undefined) await join(part);
      else await press(first);
    } catch (error) {
      if (!isRefusal(error) || part.length === 0) throw error;
      if (error.field !== 'at') refused(part, isJoin);
      else if (isBroughtBack) throw error;
      else {
        isBroughtBack = true;
        const { now } = await server.join([]);
        if (isOpen()) bringBack(now);
      }
    }
  }
}
