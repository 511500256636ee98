import { ROOM_OPTION, type RoomOption } from './codes';

/** What decides features of a room that nobody has to choose. */
export interface SaidOptions {
  /** 만원; undefined where nothing is said of it, null where it was not written yet. */
  readonly deposit?: number | null;
  /** Cars; undefined where nothing is said of it. */
  readonly parking?: number;
}

/**
 * The features of a room: as they were chosen, but for 무보증 and 주차, which its deposit and its parking
 * places decide where they are told. A filter asks for features, a card shows numbers: both say the same.
 */
export function optionsOf(
  chosen: readonly RoomOption[],
  { deposit, parking }: SaidOptions,
): readonly RoomOption[] {
  const { PARKING, DEPOSIT_ZERO } = ROOM_OPTION;
  const isSaid = (option: RoomOption) =>
    (option === PARKING && parking !== undefined) ||
    (option === DEPOSIT_ZERO && deposit !== undefined);
  return [
    ...chosen.filter((option) => !isSaid(option)),
    ...(parking ? [PARKING] : []),
    ...(deposit === 0 ? [DEPOSIT_ZERO] : []),
  ];
}

/** What can be chosen of a room of which both are written. */
export const CHOSEN_OPTIONS = [ROOM_OPTION.FULL, ROOM_OPTION.PET, ROOM_OPTION.SHORT_TERM] as const;

/** What can be chosen of a shared one, of whose parking places nothing else is written. */
export const CHOSEN_SHARED_OPTIONS = [ROOM_OPTION.PARKING, ...CHOSEN_OPTIONS] as const;
