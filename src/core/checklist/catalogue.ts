/** Where in and around a house something is looked at. */
export const CHECK_AREA = {
  ENTRANCE: 'ENTRANCE',
  ROOM: 'ROOM',
  BATH: 'BATH',
  KITCHEN: 'KITCHEN',
  BUILDING: 'BUILDING',
  STREET: 'STREET',
  COST: 'COST',
  PAPER: 'PAPER',
} as const;
export type CheckArea = keyof typeof CHECK_AREA;

/** In the order in which a person walks through a house, and then reads its papers. */
export const CHECK_AREAS: readonly CheckArea[] = Object.values(CHECK_AREA);

const AREA_NAMES: Readonly<Record<CheckArea, string>> = {
  ENTRANCE: '현관',
  ROOM: '방',
  BATH: '욕실',
  KITCHEN: '주방',
  BUILDING: '건물',
  STREET: '동네',
  COST: '관리비',
  PAPER: '서류',
};

export const checkAreaName = (area: CheckArea): string => AREA_NAMES[area];

/** What a reading is counted in; LEVEL is a rough 0 to 100 of the device's own microphone or light. */
export const CHECK_UNIT = {
  SECONDS: 'SECONDS',
  LEVEL: 'LEVEL',
  COUNT: 'COUNT',
  HOURS: 'HOURS',
  MINUTES: 'MINUTES',
  CENTIMETRES: 'CENTIMETRES',
  MANWON: 'MANWON',
  YEARS: 'YEARS',
} as const;
export type CheckUnit = keyof typeof CHECK_UNIT;

const UNIT_NAMES: Readonly<Record<CheckUnit, string>> = {
  SECONDS: '초',
  LEVEL: '단계',
  COUNT: '개',
  HOURS: '시간',
  MINUTES: '분',
  CENTIMETRES: 'cm',
  MANWON: '만원',
  YEARS: '년',
};

/** A reading as it is read out, to one decimal: 7.4초 */
export const checkReadingText = (reading: number, unit: CheckUnit): string =>
  `${Math.round(reading * 10) / 10}${UNIT_NAMES[unit]}`;

/** Up to where a reading is good and fair; beyond that it is bad. */
export interface MeasureLimits {
  readonly good: number;
  readonly fair: number;
  /** Whether less of it is better, as of seconds that a litre takes. */
  readonly isLessBetter: boolean;
}

export interface CheckMeasure {
  /** A stopwatch on the screen, a meter of the device, or a number that is typed. */
  readonly by: 'TIMER' | 'METER' | 'NUMBER';
  readonly unit: CheckUnit;
  /** Null where a number alone says nothing: it is only kept and compared. */
  readonly limits: MeasureLimits | null;
}

/** GRADE: good, fair, bad or unknown, with a reading where it has a measure · TEXT: what is noted is the answer. */
export type CheckKind = 'GRADE' | 'TEXT';

/** How much an item counts in the total of a checklist; 0 does not count. */
export type CheckWeight = 0 | 1 | 2 | 3;
export const CHECK_WEIGHTS: readonly CheckWeight[] = [0, 1, 2, 3];

/** One thing to look at when viewing a house. */
export interface ChecklistItem {
  /** Stays for good: stored answers name it. */
  readonly id: string;
  readonly area: CheckArea;
  readonly name: string;
  /** How it is checked, in one line. */
  readonly how: string;
  /** Why it is worth a look. */
  readonly why: string;
  readonly kind: CheckKind;
  readonly measure: CheckMeasure | null;
  /** Its weight where the person has not set one; 3 is shown as 중요. */
  readonly weight: CheckWeight;
  /** Whether it is on a checklist from the start; all others are added by hand. */
  readonly isUsual: boolean;
}
