import {
  GROUP,
  MARRIAGE,
  OCCUPATION,
  wonOf,
  type Circle,
  type Condition,
  type ConditionRank,
  type Group,
  type Manwon,
} from '#core';
import { KNOWN_AREAS } from '../../geography/known-areas';
import { residenceOf } from '../../shared/residence-of';
import { median, urban, yearly } from './incomes';
import type { Ask } from './notice-seed';

const age = (from: number | null, to: number | null): Condition => ({ kind: 'age', from, to });
const YOUNG = age(19, 39);
const ADULT = age(19, null);
const NO_OWN_HOME: Condition = { kind: 'home', whose: 'SELF' };
const NO_HOME: Condition = { kind: 'home', whose: 'HOUSEHOLD' };
const SINGLE: Condition = { kind: 'marriage', anyOf: [MARRIAGE.SINGLE] };
const NEWLYWED: Condition = { kind: 'marriage', anyOf: [MARRIAGE.NEWLYWED] };
const STUDENT: Condition = { kind: 'occupation', anyOf: [OCCUPATION.STUDENT] };
const STUDENT_OR_SEEKER: Condition = {
  kind: 'occupation',
  anyOf: [OCCUPATION.STUDENT, OCCUPATION.JOB_SEEKER],
};
const WORKING: Condition = {
  kind: 'occupation',
  anyOf: [OCCUPATION.EMPLOYED, OCCUPATION.SELF_EMPLOYED],
};
/** What a car may be worth (spec/facts F12). */
const CAR: Condition = { kind: 'car', limit: wonOf(4542) };
const NO_CAR: Condition = { kind: 'car', limit: 0 };

const assets = (whose: Circle, most: Manwon): Condition => ({
  kind: 'assets',
  whose,
  limit: wonOf(most),
});
const groups = (...anyOf: readonly Group[]): Condition => ({ kind: 'group', anyOf });
const lives = (areas: readonly string[], orWork = false): Condition =>
  residenceOf(
    areas.flatMap((code) => KNOWN_AREAS.get(code) ?? []),
    orWork,
  );
const unread = (text: string): Condition => ({ kind: 'unread', text });
const rank = (name: string | null, ...conditions: readonly Condition[]): ConditionRank => ({
  name,
  conditions,
});

const always =
  (...ranks: readonly ConditionRank[]): Ask =>
  () =>
    ranks;

const HAPPY_YOUTH = [YOUNG, SINGLE, NO_OWN_HOME, urban('SELF', 100), assets('SELF', 25_100), CAR];
const HAPPY_STUDENT = [STUDENT, SINGLE, NO_OWN_HOME, urban('FAMILY', 100), assets('SELF', 10_800)];
const HAPPY_FAMILY = [NO_HOME, assets('HOUSEHOLD', 34_500), CAR];
const NEWLY = [NEWLYWED, urban('HOUSEHOLD', 100), ...HAPPY_FAMILY];
const NEWLY_BOTH_EARN = [
  NEWLYWED,
  urban('HOUSEHOLD', 120),
  ...HAPPY_FAMILY,
  unread('부부 모두 소득이 있을 것(맞벌이)'),
];
const SENIOR = rank('고령자', age(65, null), urban('HOUSEHOLD', 100), ...HAPPY_FAMILY);

const FIRST = rank(
  '1순위',
  YOUNG,
  SINGLE,
  NO_OWN_HOME,
  groups(GROUP.BASIC_SECURITY, GROUP.NEAR_POOR, GROUP.SINGLE_PARENT),
);
const WITH_PARENTS = [NO_OWN_HOME, urban('FAMILY', 100), assets('FAMILY', 34_500), CAR];
const ALONE = [NO_OWN_HOME, urban('SELF', 100), assets('SELF', 25_100), CAR];

const SAFE_GENERAL = rank('일반공급', YOUNG, SINGLE, NO_OWN_HOME, NO_CAR);

/** What each kind of supply usually asks; figures by spec/facts F12. */
export const ASKS = {
  nothing: () => [],
  unread: (text: string) => always(rank(null, unread(text))),
  happyYouth: always(rank('청년', ...HAPPY_YOUTH), rank('대학생', ...HAPPY_STUDENT, NO_CAR)),
  happyAll: always(
    rank('청년', ...HAPPY_YOUTH),
    rank('대학생', ...HAPPY_STUDENT, NO_CAR),
    rank('신혼부부', ...NEWLY),
    rank('신혼부부(맞벌이)', ...NEWLY_BOTH_EARN),
    SENIOR,
  ),
  happyNewly: always(rank('신혼부부', ...NEWLY), rank('신혼부부(맞벌이)', ...NEWLY_BOTH_EARN)),
  happyIn: (areas: readonly string[]) =>
    always(
      rank('청년(해당 지역)', ...HAPPY_YOUTH, lives(areas, true)),
      rank('대학생(해당 지역)', ...HAPPY_STUDENT, NO_CAR, lives(areas, true)),
    ),
  integrated: ((on) =>
    [['우선공급', 100] as const, ['일반공급', 150] as const].map(([name, percent]) =>
      rank(
        name,
        ADULT,
        NO_HOME,
        median(on, 'HOUSEHOLD', percent, true),
        assets('HOUSEHOLD', 34_500),
        CAR,
      ),
    )) satisfies Ask,
  integratedYouth: ((on) => [
    rank(
      '청년',
      YOUNG,
      SINGLE,
      NO_OWN_HOME,
      median(on, 'SELF', 150, true),
      assets('SELF', 34_500),
      CAR,
    ),
  ]) satisfies Ask,
  national: (areas: readonly string[]) =>
    always(
      rank(
        '1순위',
        ADULT,
        NO_HOME,
        urban('HOUSEHOLD', 70),
        assets('HOUSEHOLD', 34_500),
        CAR,
        lives(areas),
      ),
      rank('3순위', ADULT, NO_HOME, urban('HOUSEHOLD', 70), assets('HOUSEHOLD', 34_500), CAR),
    ),
  nationalLarge: always(
    rank(
      '60㎡ 초과',
      ADULT,
      NO_HOME,
      urban('HOUSEHOLD', 100),
      assets('HOUSEHOLD', 34_500),
      CAR,
      unread('청약저축 24회 이상 납입'),
    ),
  ),
  permanent: (areas: readonly string[]) =>
    always(
      rank(
        '1순위',
        ADULT,
        NO_HOME,
        lives(areas),
        assets('HOUSEHOLD', 24_500),
        CAR,
        groups(GROUP.BASIC_SECURITY, GROUP.SINGLE_PARENT, GROUP.DISABLED, GROUP.CARE_LEAVER),
      ),
      rank(
        '2순위',
        ADULT,
        NO_HOME,
        lives(areas),
        assets('HOUSEHOLD', 24_500),
        CAR,
        urban('HOUSEHOLD', 50),
      ),
    ),
  youthRanks: always(
    FIRST,
    rank('2순위', YOUNG, SINGLE, ...WITH_PARENTS),
    rank('3순위', YOUNG, SINGLE, ...ALONE),
  ),
  studentRanks: always(
    rank(
      '1순위',
      STUDENT_OR_SEEKER,
      SINGLE,
      NO_OWN_HOME,
      groups(GROUP.BASIC_SECURITY, GROUP.NEAR_POOR, GROUP.SINGLE_PARENT),
    ),
    rank('2순위', STUDENT_OR_SEEKER, SINGLE, ...WITH_PARENTS),
    rank('3순위', STUDENT_OR_SEEKER, SINGLE, ...ALONE),
  ),
  firstOnly: always(FIRST),
  careLeavers: always(rank('자립준비청년', age(18, 39), NO_OWN_HOME, groups(GROUP.CARE_LEAVER))),
  newlywed: always(
    rank(
      '1순위',
      NEWLYWED,
      NO_HOME,
      urban('HOUSEHOLD', 70),
      assets('HOUSEHOLD', 34_500),
      CAR,
      unread('임신 중이거나 자녀가 있을 것'),
    ),
    rank('2순위', NEWLYWED, NO_HOME, urban('HOUSEHOLD', 70), assets('HOUSEHOLD', 34_500), CAR),
  ),
  safe: always(
    rank(
      '특별공급',
      YOUNG,
      SINGLE,
      NO_OWN_HOME,
      urban('SELF', 120, false),
      assets('SELF', 25_100),
      NO_CAR,
    ),
    SAFE_GENERAL,
  ),
  safeGeneral: always(SAFE_GENERAL),
  privateRent: always(
    rank('특별공급', YOUNG, SINGLE, NO_OWN_HOME, urban('SELF', 120, false)),
    rank('일반공급', ADULT, NO_HOME),
  ),
  social: always(rank(null, YOUNG, NO_OWN_HOME, urban('SELF', 120, false), assets('SELF', 25_100))),
  socialTalk: always(
    rank(
      null,
      YOUNG,
      NO_OWN_HOME,
      urban('SELF', 120, false),
      assets('SELF', 25_100),
      unread('입주 전 공동체 교육 1회 참석'),
    ),
  ),
  dormitory: (areas: readonly string[]) =>
    always(
      rank(
        null,
        STUDENT,
        SINGLE,
        NO_OWN_HOME,
        urban('FAMILY', 100),
        unread('직전 학기 12학점 이상 이수'),
        lives(areas, true),
      ),
    ),
  rentSupport: ((on) => [
    rank(
      null,
      age(19, 34),
      { kind: 'apart' },
      NO_OWN_HOME,
      median(on, 'SELF', 60),
      assets('SELF', 12_200),
      median(on, 'FAMILY', 100),
      assets('FAMILY', 47_000),
    ),
  ]) satisfies Ask,
  cityRent:
    (areas: readonly string[]): Ask =>
    (on) => [
      rank(
        null,
        YOUNG,
        NO_OWN_HOME,
        lives(areas),
        median(on, 'HOUSEHOLD', 150),
        unread('보증금 8,000만원 이하이고 월세 60만원 이하인 집에 사는 1인 가구'),
      ),
    ],
  moving:
    (areas: readonly string[]): Ask =>
    (on) => [
      rank(
        null,
        YOUNG,
        NO_HOME,
        lives(areas),
        median(on, 'HOUSEHOLD', 150),
        unread('올해 안에 전입신고를 마쳤을 것'),
      ),
    ],
  depositLoan: always(
    rank(null, age(19, 34), NO_HOME, yearly('HOUSEHOLD', wonOf(5000)), assets('HOUSEHOLD', 34_500)),
  ),
  interest: (areas: readonly string[]) =>
    always(rank(null, YOUNG, NO_HOME, lives(areas, true), yearly('SELF', wonOf(4000)), WORKING)),
  guarantee: always(
    rank('청년', YOUNG, NO_HOME, yearly('SELF', wonOf(5000))),
    rank('신혼부부', NEWLYWED, NO_HOME, yearly('HOUSEHOLD', wonOf(7500))),
  ),
  longJeonse: always(
    rank(
      '1순위',
      ADULT,
      NO_HOME,
      lives(['1100000000']),
      urban('HOUSEHOLD', 100, false),
      assets('HOUSEHOLD', 34_500),
      CAR,
      unread('청약통장 24회 이상 납입'),
    ),
  ),
} as const;
