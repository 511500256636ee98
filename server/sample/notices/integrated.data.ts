import { SUPPLY } from '#core';
import { ASKS } from './asks';
import { home, swap } from './homes';
import { at, type NoticeSeed } from './notice-seed';
import { PAPERS, STEPS } from './papers.data';

const INTEGRATED = {
  supply: SUPPLY.INTEGRATED,
  ask: ASKS.integrated,
  steps: STEPS.long,
  papers: PAPERS.house,
} as const;
const NATIONAL = {
  supply: SUPPLY.NATIONAL,
  steps: STEPS.long,
  papers: PAPERS.savings,
} as const;
const PERMANENT = {
  supply: SUPPLY.PERMANENT,
  steps: STEPS.long,
  papers: PAPERS.house,
} as const;

// oxfmt-ignore
/** 통합공공임대 */
export const INTEGRATED_SEEDS: readonly NoticeSeed[] = [
  { ...INTEGRATED, key: 'integrated-01', by: 'lhSouth', title: '성남복정2 통합공공임대주택 입주자 모집공고', summary: '소득에 따라 시세의 35~90%를 냅니다. 표의 임대료는 중위소득 100% 구간입니다.', said: -11, from: at(-1, 10), until: at(4, 17), areas: ['4113100000'],
    units: [home('26A', 26.9, [3120, 168_400], 84, { detail: '1인 가구', ...swap(1000, 5100, 6) }), home('36A', 36.8, [4380, 236_200], 62, { detail: '1~2인 가구', ...swap(1400, 7100, 6) }), home('46A', 46.7, [5790, 312_500], 40, { detail: '2~3인 가구', ...swap(1900, 9400, 6) })] },
  { ...INTEGRATED, key: 'integrated-02', by: 'lhNorth', title: '{년}년 고양 통합공공임대 예비입주자 모집공고', summary: null, said: -5, from: at(6, 10), until: at(10, 17), areas: ['4128000000'],
    units: [home('31A', 31.2, [2870, 154_900], 35, swap(900, 4700, 6)), home('44A', 44.6, [4110, 221_800], 28, swap(1300, 6700, 6))] },
  { ...INTEGRATED, key: 'integrated-03', by: 'lhChungbuk', title: '청주오창 예시지구 통합공공임대주택 청년 계층 모집', summary: '청년 계층만 따로 모집합니다.', said: -7, from: at(-2, 10), until: at(1, 10), areas: ['4311400000'], ask: ASKS.integratedYouth, papers: PAPERS.youth,
    units: [home('21A', 21.3, [1180, 82_300], 50, swap(400, 1900, 6)), home('26B', 26.4, [1460, 101_900], 33, swap(500, 2400, 6))] },
  { ...INTEGRATED, key: 'integrated-04', by: 'sh', title: '{년}년 서울 통합공공임대주택 1차 입주자 모집공고', summary: '서울에서 처음 공급하는 통합공공임대 단지입니다.', said: -2, from: at(13, 10), until: at(18, 17), areas: ['1171000000', '1174000000'],
    units: [home('문정 29A', 29.1, [6820, 264_100], 45, swap(2200, 10_900, 6)), home('천호 39A', 39.8, [7960, 308_300], 30, swap(2600, 12_700, 6))] },
  { ...INTEGRATED, key: 'integrated-05', by: 'lhDaegu', title: '대구산격 통합공공임대주택 추가 입주자 모집', summary: null, said: -20, from: at(-13, 10), until: at(-9, 17), areas: ['2723000000'],
    units: [home('36A', 36.2, [2040, 121_600], 14, swap(600, 3300, 6))] },
  { ...INTEGRATED, key: 'integrated-06', by: 'lhGyeongnam', title: '창원가음 통합공공임대 예비입주자 모집공고(정정)', summary: '46㎡ 형은 보수 공사 때문에 이번 공급에서 빠졌습니다.', said: -13, from: at(-3, 10), until: at(7, 17), areas: ['4812300000'],
    units: [home('26A', 26.1, [1320, 88_700], 40, swap(400, 2100, 6)), home('36A', 36.5, [1870, 125_400], 26, swap(600, 3000, 6))],
    was: { corrected: -1, title: '창원가음 통합공공임대 예비입주자 모집공고', units: [home('26A', 26.1, [1320, 88_700], 40, swap(400, 2100, 6)), home('36A', 36.5, [1870, 125_400], 26, swap(600, 3000, 6)), home('46A', 46.3, [2390, 160_200], 12, swap(800, 3900, 6))] } },
  { ...INTEGRATED, key: 'integrated-07', by: 'gh', title: '용인서천 통합공공임대 예비입주자 모집공고', summary: null, said: -37, from: at(-27, 10), until: at(-23, 17), areas: ['4146311000'],
    units: [home('29A', 29.4, [2210, 132_700], 24, swap(700, 3600, 6))] },
];

// oxfmt-ignore
/** 국민임대 */
export const NATIONAL_SEEDS: readonly NoticeSeed[] = [
  { ...NATIONAL, key: 'national-01', by: 'lhSeoul', title: '{년}년 서울지역 국민임대주택 예비입주자 모집공고', summary: '신림·상도·면목 세 단지입니다. 같은 순위 안에서는 배점으로 정합니다.', said: -13, from: at(-2, 10), until: at(0, 18), areas: ['1162010200', '1159010200', '1126010100'], ask: ASKS.national(['1100000000']),
    units: [home('신림 36A', 36.7, [3240, 221_300], 30, swap(1000, 5300, 6.7)), home('상도 46A', 46.9, [4480, 289_600], 22, swap(1500, 7300, 6.7)), home('면목 51A', 51.4, [4120, 268_800], 17, swap(1300, 6700, 6.7))] },
  { ...NATIONAL, key: 'national-02', by: 'lhSouth', title: '안산 상록 국민임대주택 예비입주자 모집공고', summary: null, said: -9, from: at(2, 10), until: at(5, 17), areas: ['4127100000'], ask: ASKS.national(['4127000000']),
    units: [home('29A', 29.3, [1180, 128_400], 55, swap(400, 1900, 6.7)), home('39A', 39.6, [1740, 179_200], 40, swap(600, 2800, 6.7))] },
  { ...NATIONAL, key: 'national-03', by: 'sh', title: 'SH 국민임대주택 {년}년 3차 예비입주자 모집공고', summary: '서울에 사는 무주택세대구성원이 신청합니다. 50㎡ 이상은 청약저축 가입자가 먼저입니다.', said: -4, from: at(4, 10), until: at(8, 17), areas: ['1100000000'], ask: ASKS.national(['1100000000']),
    units: [home('39㎡', 39.5, [3670, 241_000], 180, swap(1200, 6000, 6.7)), home('49㎡', 49.7, [4920, 312_400], 140, swap(1600, 8000, 6.7)), home('59㎡', 59.8, [6310, 388_700], 75, swap(2100, 10_300, 6.7))] },
  { ...NATIONAL, key: 'national-04', by: 'lhIncheon', title: '인천간석 국민임대 예비입주자 모집공고', summary: null, said: -6, from: at(-1, 10), until: at(2, 17), areas: ['2820000000'], ask: ASKS.national(['2820000000']),
    units: [home('33A', 33.4, [1520, 147_200], 48, swap(500, 2500, 6.7)), home('46A', 46.2, [2210, 205_800], 36, swap(700, 3600, 6.7))] },
  { ...NATIONAL, key: 'national-05', by: 'lhJeonbuk', title: '전주효자 국민임대 예비입주자 모집공고({월}월)', summary: null, said: -18, from: at(-8, 10), until: at(-4, 17), areas: ['4511100000'], ask: ASKS.national(['4511000000']),
    units: [home('36A', 36.9, [1090, 108_300], 60, swap(300, 1700, 6.7)), home('46A', 46.8, [1480, 141_900], 42, swap(500, 2400, 6.7))] },
  { ...NATIONAL, key: 'national-06', by: 'lhBusan', title: '부산금정 국민임대 60㎡ 초과 예비입주자 모집공고', summary: '60㎡가 넘는 집은 소득 기준이 다릅니다.', said: -10, from: at(-1, 10), until: at(6, 17), areas: ['2641000000'], ask: ASKS.nationalLarge,
    units: [home('69A', 69.2, [3860, 296_400], 11, swap(1200, 6300, 6.7))] },
  { ...NATIONAL, key: 'national-07', by: 'lhJeju', title: '제주아라 국민임대 예비입주자 수시모집', summary: '예비 순번이 찰 때까지 언제나 신청할 수 있습니다.', said: -90, from: at(-80, 10), until: null, areas: ['5011000000'], steps: STEPS.none, ask: ASKS.national(['5011000000']),
    units: [home('39A', 39.1, [1630, 152_700], 20, swap(500, 2600, 6.7))] },
  { ...NATIONAL, key: 'national-08', by: 'lhGangwon', title: '원주단계 국민임대 예비입주자 모집공고', summary: null, said: -45, from: at(-35, 10), until: at(-31, 17), areas: ['4213000000'], ask: ASKS.national(['4213000000']),
    units: [home('29A', 29.8, [870, 92_100], 30, swap(300, 1400, 6.7))] },
];

// oxfmt-ignore
/** 영구임대 */
export const PERMANENT_SEEDS: readonly NoticeSeed[] = [
  { ...PERMANENT, key: 'permanent-01', by: 'lhSeoul', title: '{년}년 하반기 서울 영구임대주택 예비입주자 모집공고', summary: '사는 곳의 주민센터에서 신청합니다.', said: -8, from: at(-3, 9), until: at(2, 18), areas: ['1150000000', '1135000000'], ask: ASKS.permanent(['1100000000']),
    units: [home('등촌 26', 26.4, [242, 54_100], 60), home('월계 31', 31.3, [291, 65_200], 44)] },
  { ...PERMANENT, key: 'permanent-02', by: 'lhDaejeon', title: '대전둔산 영구임대 예비입주자 모집공고', summary: null, said: -4, from: at(5, 9), until: at(9, 18), areas: ['3017000000'], ask: ASKS.permanent(['3000000000']),
    units: [home('26', 26.3, [208, 46_800], 70)] },
  { ...PERMANENT, key: 'permanent-03', by: 'bmc', title: '부산 영구임대주택 {년}년 4분기 예비입주자 모집', summary: null, said: -6, from: at(-2, 9), until: at(5, 18), areas: ['2600000000'], ask: ASKS.permanent(['2600000000']),
    units: [home('하단 26', 26.9, [214, 47_900], 35), home('연산 32', 32.1, [260, 58_300], 25)] },
  { ...PERMANENT, key: 'permanent-04', by: 'ih', title: '인천 영구임대주택 예비입주자 모집공고', summary: null, said: -25, from: at(-16, 9), until: at(-12, 18), areas: ['2800000000'], ask: ASKS.permanent(['2800000000']),
    units: [home('구월 26', 26.5, [219, 49_300], 50)] },
];
