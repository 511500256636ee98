import {
  lastSeen,
  priceChange,
  seoulDay,
  zzimChanges,
  type ListedType,
  type SeenState,
  type Sight,
  type ZzimChange,
} from '#core';
import { useSeen } from '../../../widgets/seen/use-seen';

interface Changes {
  readonly changes: readonly ZzimChange[];
  /** Whether it was opened since it was kept. */
  readonly isOpened: boolean;
  /** Whether it is not known what it was. */
  readonly isUnknown: boolean;
}

const NONE: Changes = { changes: [], isOpened: false, isUnknown: false };

/** What changed of something since it was seen last; of what is not kept, or not there, nothing. In an observer. */
export function useChanges(
  { type, id }: { readonly type: ListedType; readonly id: string },
  kept: Sight | null,
  state: SeenState | null,
  now: number,
): Changes {
  const seen = useSeen();
  if (kept === null || state === null || typeof seen === 'string') return NONE;
  const opened = seen.of(type, id);
  const before = lastSeen(kept, opened);
  const today = seoulDay(now);
  return {
    changes: zzimChanges(before, state, (after, former) => priceChange(after, former, today)),
    isOpened: opened !== null && opened.at >= kept.at,
    isUnknown: before === null,
  };
}
