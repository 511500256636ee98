import {
  parseUnsentZzims,
  STORAGE_KEY,
  type DoneHere,
  type JoinedZzim,
  type KeyValueStorage,
} from '#core';
import type { DeviceList } from './device-list';

const DEALS = ['direct', 'mate'] as const;

/**
 * Hearts on deals that an earlier state of the app could not send: those that were set are on its list, to be told
 * as they were pressed, and those that were taken away are told of what they may have been.
 */
export function takeOverHearts(
  storage: KeyValueStorage,
  list: Pick<DeviceList<JoinedZzim>, 'do' | 'mark' | 'toSend'>,
  member: string,
): void {
  const hearts = parseUnsentZzims(storage.read(STORAGE_KEY.UNSENT_ZZIMS));
  if (hearts.length === 0) return;
  const own = hearts.filter(({ MEMBER_ID }) => MEMBER_ID === member);
  const left = own.filter(({ IS_KEPT }) => !IS_KEPT).map(({ TARGET_ID }) => TARGET_ID);
  const unset = left.flatMap((id) =>
    DEALS.map((type): DoneHere<JoinedZzim> => ({
      when: null,
      act: (at) => ({ type, id, at, isKept: false, kept: null }),
    })),
  );
  if (unset.length > 0) list.do(unset, 'join');
  const pressed = own.filter(({ IS_KEPT }) => IS_KEPT).map(({ TARGET_ID }) => TARGET_ID);
  for (const { entry } of list.toSend())
    if (entry.isKept && DEALS.some((type) => type === entry.type) && pressed.includes(entry.id))
      list.mark(entry, 'act');
  storage.remove(STORAGE_KEY.UNSENT_ZZIMS);
}
