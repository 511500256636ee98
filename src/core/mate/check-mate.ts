import { optionsOf } from '../shared/said-options';
import { isDay } from '../shared/day';
import { isDongCode } from '../shared/dong-code';
import { isDeepEqual } from '../shared/is-deep-equal';
import { groupThousands, type Manwon } from '../shared/money';
import { graphemeCount } from '../shared/text/graphemes';
import { contactFault } from '../shared/text/mask-contacts';
import { withParticle } from '../shared/text/particle';
import { tidyLines, tidyLine } from '../shared/text/written-text';
import type { MateTerms } from './mate-terms';

/** The most that any amount of a listing may be. */
export const MOST_MATE_MONEY: Manwon = 100_000;
/** Dongs in which somebody may look for a room (spec/readings R9). */
export const MOST_MATE_DONGS = 16;
/** Months that somebody may ask for at least. */
export const MATE_STAY = { min: 1, max: 24 } as const;
/** Everybody in a shared home, and its rooms. */
export const MATE_PEOPLE = { min: 2, max: 10 } as const;
export const MATE_ROOMS = { min: 1, max: 10 } as const;
/** ㎡ of one room. */
export const MATE_AREA = { min: 1, max: 200 } as const;
/** Pictures of a room and its home. */
export const MOST_MATE_PICTURES = 10;
/** Characters as a person counts them. */
export const MATE_TITLE_LENGTH = { min: 2, max: 40 } as const;
export const MATE_INTRO_LENGTH = { min: 20, max: 1000 } as const;

/** The steps in which a listing is written, in their order. */
export const MATE_STEPS = ['me', 'place', 'money', 'room', 'words'] as const;
export type MateStep = (typeof MATE_STEPS)[number];

/** The words of a listing. */
export interface MateWords {
  readonly title: string;
  readonly intro: string;
}

interface Pictured {
  /** Of pictures that the person brought, in their order; of one who wants a room there are none. */
  readonly pictureIds: readonly string[];
}

/** A listing that can be kept. */
export type WrittenMate = MateTerms & MateWords & Pictured;

/** Of a choice or an amount that has not been made yet. */
type Unfinished<Fields extends keyof MateTerms> = {
  readonly [Field in Fields]: MateTerms[Field] | null;
};

type Chosen =
  | 'side'
  | 'gender'
  | 'age'
  | 'occupation'
  | 'deposit'
  | 'monthly'
  | 'maintenance'
  | 'people'
  | 'rooms'
  | 'ownArea'
  | 'moveIn';

/** A listing while it is written: what has not been chosen yet is null. */
export type MateDraft = Unfinished<Chosen> &
  Pick<MateTerms, 'wish' | 'habits' | 'dongs' | 'stay' | 'utilities' | 'options'> &
  MateWords &
  Pictured;

export type MateField = Chosen | 'dongs' | 'stay' | 'pictureIds' | 'title' | 'intro';

export interface MateFault {
  readonly step: MateStep;
  readonly field: MateField;
  /** Names the field, and says what to do. */
  readonly message: string;
}

interface Range {
  readonly min: number;
  readonly max: number;
}

const isIn = (amount: number | null, { min, max }: Range): boolean =>
  amount !== null && amount >= min && amount <= max;

const isWholeIn = (amount: number | null, range: Range): boolean =>
  Number.isInteger(amount) && isIn(amount, range);

/** What is wrong with a field: a message where it is not right. */
type FieldCheck = (draft: MateDraft) => string | null;

const must = (isRight: boolean, message: string): string | null => (isRight ? null : message);

const moneyMessage = (name: string): string =>
  `${withParticle(name, '을/를')} 0에서 ${groupThousands(MOST_MATE_MONEY)} 사이의 만원 단위로 적어 주세요.`;

const isMoney = (amount: Manwon | null): boolean =>
  isWholeIn(amount, { min: 0, max: MOST_MATE_MONEY });

/** Of a field that only a room has. */
const ofRoom =
  (check: FieldCheck): FieldCheck =>
  (draft) =>
    draft.side === 'HAS' ? check(draft) : null;

function dongsMessage({ side, dongs }: MateDraft): string | null {
  const codes = dongs.map(({ dongliCode }) => dongliCode);
  if (!codes.every(isDongCode)) return '동네를 목록에서 다시 골라 주세요.';
  if (new Set(codes).size < codes.length) return '같은 동네가 두 번 있어요. 하나를 빼 주세요.';
  if (side === 'HAS') return must(codes.length === 1, '방이 있는 동네를 한 곳 골라 주세요.');
  return must(
    isIn(codes.length, { min: 1, max: MOST_MATE_DONGS }),
    `살고 싶은 동네를 1곳에서 ${MOST_MATE_DONGS}곳까지 골라 주세요.`,
  );
}

function picturesMessage({ pictureIds }: MateDraft): string | null {
  if (pictureIds.length > MOST_MATE_PICTURES)
    return `사진은 ${MOST_MATE_PICTURES}장까지 올릴 수 있어요.`;
  const isTwice = new Set(pictureIds).size < pictureIds.length;
  return isTwice ? '같은 사진은 한 번만 올려 주세요.' : null;
}

/**
 * Every field that can be wrong, in the order of the form. Words hold no contact: a number is opened
 * once both agreed (spec/readings R44).
 */
const FIELDS: readonly (readonly [MateStep, MateField, FieldCheck])[] = [
  ['me', 'side', ({ side }) => must(side !== null, '방이 있는지, 방을 구하는지 골라 주세요.')],
  ['me', 'gender', ({ gender }) => must(gender !== null, '내 성별을 골라 주세요.')],
  ['me', 'age', ({ age }) => must(age !== null, '나이대를 골라 주세요.')],
  ['me', 'occupation', ({ occupation }) => must(occupation !== null, '하는 일을 골라 주세요.')],
  ['place', 'dongs', dongsMessage],
  [
    'place',
    'moveIn',
    ({ moveIn }) =>
      must(
        moveIn !== null && (moveIn.kind !== 'DAY' || isDay(moveIn.day)),
        '입주할 날을 골라 주세요.',
      ),
  ],
  [
    'place',
    'stay',
    ({ stay }) =>
      must(
        stay === null || isWholeIn(stay, MATE_STAY),
        `기간을 ${MATE_STAY.min}개월에서 ${MATE_STAY.max}개월 사이로 적어 주세요.`,
      ),
  ],
  [
    'money',
    'deposit',
    ({ side, deposit }) =>
      must(isMoney(deposit), moneyMessage(side === 'WANT' ? '낼 수 있는 보증금' : '보증금 몫')),
  ],
  [
    'money',
    'monthly',
    ({ side, monthly }) =>
      must(isMoney(monthly), moneyMessage(side === 'WANT' ? '한 달에 낼 수 있는 돈' : '월세 몫')),
  ],
  [
    'money',
    'maintenance',
    ofRoom(({ maintenance }) => must(isMoney(maintenance), moneyMessage('관리비 몫'))),
  ],
  [
    'room',
    'people',
    ofRoom(({ people }) =>
      must(
        isWholeIn(people, MATE_PEOPLE),
        `함께 사는 사람을 새 메이트까지 ${MATE_PEOPLE.min}명에서 ${MATE_PEOPLE.max}명 사이로 적어 주세요.`,
      ),
    ),
  ],
  [
    'room',
    'rooms',
    ofRoom(({ rooms }) =>
      must(
        isWholeIn(rooms, MATE_ROOMS),
        `방 수를 ${MATE_ROOMS.min}개에서 ${MATE_ROOMS.max}개 사이로 적어 주세요.`,
      ),
    ),
  ],
  [
    'room',
    'ownArea',
    ofRoom(({ ownArea }) =>
      must(
        ownArea === null || isIn(ownArea, MATE_AREA),
        `쓰는 방의 넓이를 ${MATE_AREA.min}㎡에서 ${MATE_AREA.max}㎡ 사이로 적거나 비워 주세요.`,
      ),
    ),
  ],
  ['room', 'pictureIds', ofRoom(picturesMessage)],
  [
    'words',
    'title',
    ({ title }) =>
      must(
        isIn(graphemeCount(tidyLine(title)), MATE_TITLE_LENGTH),
        `제목을 ${MATE_TITLE_LENGTH.min}자에서 ${MATE_TITLE_LENGTH.max}자 사이로 적어 주세요.`,
      ) ?? contactFault('제목', title),
  ],
  [
    'words',
    'intro',
    ({ intro }) =>
      must(
        isIn(graphemeCount(tidyLines(intro)), MATE_INTRO_LENGTH),
        `소개를 ${MATE_INTRO_LENGTH.min}자에서 ${groupThousands(MATE_INTRO_LENGTH.max)}자 사이로 적어 주세요.`,
      ) ?? contactFault('소개', intro),
  ],
];

/** What is not asked of somebody without a room. */
const NO_ROOM = {
  maintenance: null,
  people: null,
  rooms: null,
  ownArea: null,
  pictureIds: [],
} as const;

/**
 * A draft as it is kept: its words are NFC, without what hides in them (spec/readings R36), and who
 * turned to wanting a room says nothing of one. Without a deposit is a room that has none; of one that is
 * wanted it is a wish.
 */
export const tidyMate = (draft: MateDraft): MateDraft => ({
  ...draft,
  ...(draft.side === 'WANT'
    ? NO_ROOM
    : { options: optionsOf(draft.options, { deposit: draft.deposit }) }),
  title: tidyLine(draft.title),
  intro: tidyLines(draft.intro),
});

/** Everything that keeps a listing from being kept, in the order of the form. */
export function mateFaults(draft: MateDraft): readonly MateFault[] {
  return FIELDS.flatMap(([step, field, check]) => {
    const message = check(draft);
    return message === null ? [] : [{ step, field, message }];
  });
}

/** The first field of each step that has to be mended; a step without one is right. */
export function firstMateFaults(
  faults: readonly MateFault[],
): Readonly<Partial<Record<MateStep, MateFault>>> {
  const found = MATE_STEPS.map((step) => [step, faults.find((one) => one.step === step)] as const);
  return Object.fromEntries(found.filter(([, fault]) => fault !== undefined));
}

/** Whether a draft that was made tidy is a whole listing. */
export const isWholeMate = (draft: MateDraft): draft is WrittenMate =>
  mateFaults(draft).length === 0 && isDeepEqual(draft, tidyMate(draft));
