import type { Clock, HybridStamp, Joined, Result } from '#core';
import { Refusal } from '../../errors';
import type { ListRefusal } from '../../ports/lists';

/** Why a list was not written, as its device is told. */
export const listRefusal = (reason: ListRefusal): Refusal =>
  reason === 'ahead' ? new Refusal('clock-ahead', 'at') : new Refusal('unauthorized');

/** What was written. @throws Refusal */
export function writtenOf<Entries>(written: Result<Entries, ListRefusal>): Entries {
  if (!written.ok) throw listRefusal(written.reason);
  return written.value;
}

/** A list, and what time it is. */
export const toldList = <Entry>(clock: Clock, entries: readonly Entry[]) => ({
  result: [...entries],
  now: new Date(clock.now()).toISOString(),
});

/** The one thing that was acted on. */
export function itemOf<Entry>([item]: readonly Entry[]): { item: Entry } {
  if (item === undefined) throw new Error('nothing stands of what was done');
  return { item };
}

/** Those of a type; all where none is asked for. */
export const ofType = <Entry extends Pick<Joined, 'type'>>(
  entries: readonly Entry[],
  type: Entry['type'] | undefined,
): readonly Entry[] => entries.filter((entry) => type === undefined || entry.type === type);

/** What was said to have been done when; null where it is done now. */
export const stampOf = ({ at }: { readonly at?: HybridStamp | undefined }): HybridStamp | null =>
  at ?? null;

export const JOINING =
  'Entries are what was done last with a thing, each with the stamp of its device. Joined in any order, in parts or again they come to the same; stamps more than five minutes ahead of the server are refused with all that they came with. Answers everything that is remembered, unset things too.';
export const SETTING =
  'With the stamp of a device, what was done later elsewhere stands and is answered; without one it is done now.';
