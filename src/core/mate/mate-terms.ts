import type { Address, MoveIn } from '../house/house';
import type { GenderCode, HAS_WANT, RoomOption, UTILITY } from '../shared/codes';
import type { Manwon } from '../shared/money';
import type { Habits } from './habits';

/** Whether somebody has a room to share, or wants one. */
export type MateSide = keyof typeof HAS_WANT;

/** How old somebody is, as exactly as a stranger needs to know. */
export const AGE_BAND = {
  TWENTIES_EARLY: 'TWENTIES_EARLY',
  TWENTIES_MIDDLE: 'TWENTIES_MIDDLE',
  TWENTIES_LATE: 'TWENTIES_LATE',
  THIRTIES_EARLY: 'THIRTIES_EARLY',
  THIRTIES_MIDDLE: 'THIRTIES_MIDDLE',
  THIRTIES_LATE: 'THIRTIES_LATE',
  FORTIES_UP: 'FORTIES_UP',
} as const;
export type AgeBand = keyof typeof AGE_BAND;

/** What somebody does by day. */
export const MATE_OCCUPATION = {
  STUDENT: 'STUDENT',
  OFFICE: 'OFFICE',
  FREELANCER: 'FREELANCER',
  PREPARING: 'PREPARING',
  OTHER: 'OTHER',
} as const;
export type MateOccupation = keyof typeof MATE_OCCUPATION;

interface EitherSide {
  /** Of the person who writes. */
  readonly gender: GenderCode;
  /** Whom they want to live with; null is anybody. */
  readonly wish: GenderCode | null;
  readonly age: AgeBand;
  readonly occupation: MateOccupation;
  readonly habits: Habits;
  /** Where the room is, one dong; or where one is wanted, up to 16. */
  readonly dongs: readonly Address[];
  readonly moveIn: MoveIn;
  /** Months at least; null where nothing is asked. */
  readonly stay: number | null;
  /** What the fee covers; of one who wants a room, what it should cover. */
  readonly utilities: readonly (keyof typeof UTILITY)[];
  readonly options: readonly RoomOption[];
}

/**
 * A room in a home that is shared. Amounts are the share of the one who comes: its real monthly cost is
 * counted as that of a house.
 */
export interface MateHas extends EitherSide {
  readonly side: 'HAS';
  readonly deposit: Manwon;
  readonly monthly: Manwon;
  /** 만원 a month. */
  readonly maintenance: Manwon;
  /** Everybody in the home, the one who comes counted. */
  readonly people: number;
  /** Of the whole home. */
  readonly rooms: number;
  /** ㎡ of the room that is given; null where it was not measured. */
  readonly ownArea: number | null;
}

/** Somebody who looks for a room in a shared home. */
export interface MateWant extends EitherSide {
  readonly side: 'WANT';
  /** The most that they can put down. */
  readonly deposit: Manwon;
  /** The most that they can pay a month, rent and fee together. */
  readonly monthly: Manwon;
  readonly maintenance: null;
  readonly people: null;
  readonly rooms: null;
  readonly ownArea: null;
}

/** What a mate listing says beside what every deal has. */
export type MateTerms = MateHas | MateWant;

/** One of two who are compared: by a listing, or by the habits of somebody who has written none. */
export type ComparedMate = MateTerms | { readonly side: null; readonly habits: Habits };
