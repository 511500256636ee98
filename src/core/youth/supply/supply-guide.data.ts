import type { DatedRule, RuleTable } from '../../cost/cost';
import { SUPPLY, type SupplyCode } from '../../shared/codes';
import { formatManwon, groupThousands, type Manwon, type Won } from '../../shared/money';
import type { IncomeMeasure } from '../fit/income-limits';

/** What income may be, as a share of a measure (spec/facts F12.1). */
export interface IncomeShare {
  readonly of: IncomeMeasure;
  readonly percent: number;
  /** 20 points more for one person, 10 for two. */
  readonly withSmallBonus: boolean;
}

/** One way into a kind of supply. */
export interface SupplyGroup {
  /** 청년, 2순위 */
  readonly name: string;
  readonly who: string;
  /** Null where there is no limit, or the notice alone says it. */
  readonly income: IncomeShare | null;
  /** What else counts for income. */
  readonly incomeNote: string | null;
  readonly assets: Manwon | null;
  /** Not found in a statute or an official notice of late (확인 필요). */
  readonly isUnsure: boolean;
}

/** How a kind of supply works, in plain words. */
export interface SupplyGuide {
  readonly code: SupplyCode;
  readonly what: string;
  readonly groups: readonly SupplyGroup[];
  /** How long one may stay; null where the notice says it. */
  readonly years: string | null;
  /** The rent against that of the market. */
  readonly market: string | null;
  readonly isMarketUnsure: boolean;
  /** What surprises people. */
  readonly note: string | null;
}

interface GuideRule extends DatedRule {
  readonly guides: readonly SupplyGuide[];
}

const urban = (percent: number, withSmallBonus = true): IncomeShare => ({
  of: 'urban',
  percent,
  withSmallBonus,
});
const median = (percent: number, withSmallBonus = false): IncomeShare => ({
  of: 'median',
  percent,
  withSmallBonus,
});

type GroupPart = Partial<Omit<SupplyGroup, 'name' | 'who'>>;
const group = (name: string, who: string, part: GroupPart = {}): SupplyGroup => ({
  name,
  who,
  income: null,
  incomeNote: null,
  assets: null,
  isUnsure: false,
  ...part,
});

const manwon = (amount: Manwon): string => `${formatManwon(amount)}원`;
const won = (amount: Won): string => `${groupThousands(amount)}원`;

const WELFARE = '생계·의료급여 수급자, 차상위계층, 지원 대상 한부모가족';
const YOUTH = '만 19~39세 미혼이고 집이 없는 사람';

/** The ranks that homes for the young share. */
const ranks = (isUnsure: boolean): SupplyGroup[] => [
  group('1순위', WELFARE, { isUnsure }),
  group('2순위', YOUTH, {
    income: urban(100),
    incomeNote: '부모님 소득을 더해요',
    assets: 34_500,
    isUnsure,
  }),
  group('3순위', YOUTH, {
    income: urban(100),
    incomeNote: '내 소득만 봐요',
    assets: 25_100,
    isUnsure,
  }),
];

/** spec/facts F12.2, F12.3. What a notice says goes before any of it. */
export const SUPPLY_GUIDES: RuleTable<GuideRule> = [
  {
    effectiveFrom: '20261101',
    guides: [
      {
        code: SUPPLY.HAPPY,
        what: '대학생·청년·신혼부부가 직장이나 학교 가까이에서 살 수 있게 나라가 지어 빌려주는 집이에요.',
        groups: [
          group('청년', YOUTH, { income: urban(100), assets: 25_100 }),
          group('대학생', '대학에 다니거나 곧 다닐 미혼인 사람', {
            income: urban(100),
            incomeNote: '부모님 소득을 더해요',
            assets: 10_800,
          }),
          group('신혼부부·고령자', '혼인 7년 안의 부부와 예비부부, 만 65세 이상', {
            income: urban(100),
            incomeNote: '맞벌이는 120%까지예요',
            assets: 34_500,
          }),
        ],
        years: '10년, 신혼부부와 고령자는 더 길어요',
        market: '시세의 60~80%',
        isMarketUnsure: false,
        note: '대학생은 자동차가 없어야 해요.',
      },
      {
        code: SUPPLY.INTEGRATED,
        what: '영구임대·국민임대·행복주택을 하나로 합친 집이에요. 소득이 적을수록 임대료가 낮아요.',
        groups: [
          group('일반', '집이 없는 세대의 구성원', { income: median(150, true), assets: 34_500 }),
        ],
        years: '30년',
        market: '시세의 35~90%',
        isMarketUnsure: false,
        note: '소득이 늘면 다시 계약할 때 임대료가 올라요.',
      },
      {
        code: SUPPLY.NATIONAL,
        what: '나라가 지어 오래 빌려주는 집이에요. 나이 제한이 없어요.',
        groups: [
          group('전용 60㎡ 이하', '집이 없는 세대의 구성원', { income: urban(70), assets: 34_500 }),
          group('전용 60㎡ 초과', '집이 없는 세대의 구성원', {
            income: urban(100),
            assets: 34_500,
          }),
        ],
        years: '30년',
        market: '시세의 60~80%',
        isMarketUnsure: false,
        note: '같은 순위에서는 그 시·군·구에 사는 사람이 먼저예요.',
      },
      {
        code: SUPPLY.PURCHASED,
        what: 'LH·SH가 동네의 다세대·오피스텔을 사서 싸게 빌려주는 집이에요.',
        groups: ranks(false),
        years: '10년',
        market: '시세의 40~50%',
        isMarketUnsure: true,
        note: '순위가 높은 사람부터 뽑아요. 2순위와 3순위는 어느 소득을 보는지가 달라요.',
      },
      {
        code: SUPPLY.JEONSE,
        what: '내가 고른 전셋집을 LH·SH가 빌려서 나에게 다시 빌려줘요.',
        groups: ranks(true),
        years: '10년',
        market: null,
        isMarketUnsure: true,
        note: `수도권은 ${manwon(12_000)}까지 지원해요. 나는 보증금(${formatManwon(100)}~${manwon(200)}), 지원금의 연 1~2%를 내요.`,
      },
      {
        code: SUPPLY.YOUTH_SAFE,
        what: '서울 지하철역 가까이에 지은 청년·신혼부부의 집이에요. 공공임대와 민간임대가 함께 있어요.',
        groups: [
          group('특별공급', YOUTH, { income: urban(120, false), assets: 25_100 }),
          group('일반공급', '만 19~39세 미혼이고 집이 없는 사람 · 소득 제한 없음'),
        ],
        years: null,
        market: '특별공급 시세의 75% 이하, 일반공급 85% 이하',
        isMarketUnsure: false,
        note: '자동차를 쓰면 신청할 수 없는 집이 많아요. 공고에서 확인해 주세요.',
      },
      {
        code: SUPPLY.MONEY,
        what: '집을 빌려주지 않고 월세나 대출 이자, 이사비를 도와줘요.',
        groups: [
          group(
            '청년월세 지원',
            `만 19~34세, 부모님과 따로 사는 사람 · 월 ${manwon(20)}까지 24개월`,
            {
              income: median(60),
              incomeNote: '부모님과 합해서는 100%까지예요',
              assets: 12_200,
            },
          ),
          group(
            '청년 버팀목 전세대출',
            `만 19~34세, 연 소득 ${manwon(5_000)} 이하 · 보증금의 80%, ${manwon(15_000)}까지`,
            {
              assets: 34_500,
              isUnsure: true,
            },
          ),
          group('주거급여', `소득이 적은 가구 · 서울에 혼자 살면 월 ${won(369_000)}까지`, {
            income: median(48),
          }),
        ],
        years: null,
        market: null,
        isMarketUnsure: false,
        note: '신청하는 때가 정해져 있어요. 2026년 청년월세 신청은 5월 29일에 끝났어요.',
      },
      {
        code: SUPPLY.DORMITORY,
        what: '대학생과 청년이 방이나 부엌을 나눠 쓰는 기숙사 같은 집이에요.',
        groups: ranks(false),
        years: '10년',
        market: '시세의 40~50%',
        isMarketUnsure: true,
        note: '대학생이 먼저인 곳이 많아요.',
      },
      {
        code: SUPPLY.SOCIAL,
        what: '사회적 기업이나 협동조합이 지어 함께 쓰는 공간과 같이 빌려주는 집이에요.',
        groups: [group('청년', YOUTH, { income: urban(120, false), assets: 25_100 })],
        years: null,
        market: '시세의 80% 이하',
        isMarketUnsure: true,
        note: '집마다 모집하는 곳이 달라요.',
      },
      {
        code: SUPPLY.PRIVATE,
        what: '민간이 짓고 나라가 도와서 임대료를 낮춘 집이에요.',
        groups: [
          group('특별공급', YOUTH, { income: urban(120, false), isUnsure: true }),
          group('일반공급', '집이 없는 사람 · 소득 제한 없음', { isUnsure: true }),
        ],
        years: '10년',
        market: '특별공급 시세의 75% 이하, 일반공급 95% 이하',
        isMarketUnsure: true,
        note: '임대료는 한 해에 5%까지만 올릴 수 있어요.',
      },
      {
        code: SUPPLY.PERMANENT,
        what: '소득이 가장 적은 사람에게 아주 싸게 오래 빌려주는 집이에요.',
        groups: [
          group('1순위', '생계·의료급여 수급자, 지원 대상 한부모가족 등', { assets: 24_500 }),
          group('2순위', '집이 없는 세대의 구성원', { income: urban(50), assets: 24_500 }),
        ],
        years: '50년',
        market: '시세의 30%',
        isMarketUnsure: false,
        note: '주민센터에서 신청하는 곳이 많아요.',
      },
    ],
  },
];
