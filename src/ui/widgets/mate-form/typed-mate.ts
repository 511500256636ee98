import {
  NO_HABITS,
  type AgeBand,
  type Area,
  type GenderCode,
  type Habits,
  type MateOccupation,
  type MateSide,
  type MoveIn,
  type RoomOption,
  type Utility,
} from '#core';

/** A listing as somebody types it: nothing has to be right yet, numbers are texts. */
export interface TypedMate {
  readonly side: MateSide | null;
  readonly gender: GenderCode | null;
  readonly wish: GenderCode | null;
  readonly age: AgeBand | null;
  readonly occupation: MateOccupation | null;
  readonly habits: Habits;
  readonly dongs: readonly Area[];
  readonly moveIn: MoveIn['kind'];
  /** As a date field has it: 2026-12-10. */
  readonly moveInDay: string;
  /** Months; empty where nothing is asked. */
  readonly stay: string;
  readonly utilities: readonly Utility[];
  readonly options: readonly RoomOption[];
  readonly deposit: string;
  readonly monthly: string;
  readonly maintenance: string;
  readonly people: string;
  readonly rooms: string;
  readonly ownArea: string;
  readonly title: string;
  readonly intro: string;
}

/** What a new listing begins with. */
export const NEW_MATE: TypedMate = {
  side: null,
  gender: null,
  wish: null,
  age: null,
  occupation: null,
  habits: NO_HABITS,
  dongs: [],
  moveIn: 'NOW',
  moveInDay: '',
  stay: '',
  utilities: [],
  options: [],
  deposit: '',
  monthly: '',
  maintenance: '',
  people: '',
  rooms: '',
  ownArea: '',
  title: '',
  intro: '',
};
