import { SUPPLY } from '#core';
import { ASKS } from './asks';
import { home, swap } from './homes';
import { at, type NoticeSeed } from './notice-seed';
import { PAPERS, STEPS } from './papers.data';

const HAPPY = {
  supply: SUPPLY.HAPPY,
  ask: ASKS.happyYouth,
  steps: STEPS.long,
  papers: PAPERS.youth,
} as const;

// oxfmt-ignore
/** 행복주택 */
export const HAPPY_SEEDS: readonly NoticeSeed[] = [
  { ...HAPPY, key: 'happy-01', by: 'lhSeoul', title: '{년}년 서울관악 행복주택 예비입주자 모집공고', summary: '서울대입구역에서 걸어서 9분인 행복주택의 빈집과 예비 순번을 함께 모집합니다.', said: -17, from: at(-4, 10), until: at(0, 17), areas: ['1162000000'],
    units: [home('16A', 16.9, [3480, 142_300], 18, { detail: '대학생 · 원룸', ...swap(1100, 5600, 6.5) }), home('21A', 21.6, [4420, 181_500], 24, { detail: '청년 · 원룸 · 승강기', ...swap(1500, 7200, 6.5) }), home('36B', 36.4, [7510, 305_900], 8, { detail: '신혼부부 · 방 2', ...swap(2600, 12_100, 6.5) })],
    ask: ASKS.happyAll },
  { ...HAPPY, key: 'happy-02', by: 'lhSouth', title: '{년}년 경기남부권 행복주택 예비입주자 통합 모집공고({월}월 공급)', summary: '수원·성남·용인·안양 네 곳의 예비입주자를 한 번에 모집합니다. 한 사람이 한 곳만 신청할 수 있습니다.', said: -12, from: at(-2, 10), until: at(3, 17), areas: ['4111000000', '4113000000', '4146000000', '4117000000'],
    units: [home('수원매탄 21A', 21.8, [3310, 138_400], 40, swap(1000, 5400, 6.5)), home('성남복정 26A', 26.3, [5240, 214_800], 36, swap(1700, 8600, 6.5)), home('용인서천 21A', 21.9, [2780, 121_700], 22, swap(900, 4500, 6.5)), home('안양관양 29A', 29.7, [4630, 197_200], 15, swap(1500, 7500, 6.5))],
    ask: ASKS.happyAll,
    was: { corrected: -3, until: at(1, 17) } },
  { ...HAPPY, key: 'happy-03', by: 'sh', title: '{년}년 2차 SH 행복주택 입주자 모집공고', summary: '새로 짓는 2개 단지와 재공급 단지의 청년·신혼부부 계층을 모집합니다.', said: -9, from: at(1, 10), until: at(6, 17), areas: ['1150000000', '1153000000', '1135000000'],
    units: [home('마곡 20A', 20.3, [5980, 221_000], 52, swap(2000, 9500, 6.7)), home('개봉 29A', 29.2, [6240, 238_400], 31, swap(2100, 9900, 6.7)), home('공릉 36A', 36.1, [6890, 262_800], 27, swap(2300, 11_000, 6.7))],
    ask: ASKS.happyAll },
  { ...HAPPY, key: 'happy-04', by: 'gh', title: '경기행복주택 부천심곡 추가모집공고', summary: '미달 세대만 모집합니다. 소득과 자산 기준을 한 단계 넓혔습니다.', said: -6, from: at(-1, 9), until: at(1, 17), areas: ['4119000000'],
    units: [home('22A', 22.4, [2630, 118_600], 6, swap(800, 4200, 6)), home('33A', 33.7, [3940, 177_900], 3, swap(1300, 6300, 6))] },
  { ...HAPPY, key: 'happy-05', by: 'bmc', title: '시청앞 예시행복주택 예비입주자 모집공고({년}년 하반기)', summary: '부산시청역 앞 행복주택의 예비입주자입니다. 공고일 현재 부산에 살거나 일하는 분이 먼저입니다.', said: -10, from: at(-3, 10), until: at(2, 18), areas: ['2647000000'],
    units: [home('18', 18.2, [2250, 101_000], 60, swap(700, 3600, 6)), home('26', 26.8, [3320, 149_500], 45, swap(1000, 5300, 6))],
    ask: ASKS.happyIn(['2600000000']) },
  { ...HAPPY, key: 'happy-06', by: 'lhDaejeon', title: '대전유성 궁동 행복주택 예비입주자 모집공고', summary: '충남대 앞 원룸형 행복주택입니다.', said: -3, from: at(8, 10), until: at(12, 17), areas: ['3020000000'],
    units: [home('16A', 16.2, [1620, 78_900], 30, swap(500, 2600, 6.5)), home('26A', 26.1, [2610, 127_100], 12, swap(800, 4200, 6.5))] },
  { ...HAPPY, key: 'happy-07', by: 'lhGwangju', title: '광주용봉 행복주택 잔여세대 선착순 동호지정 모집', summary: '남은 집을 먼저 온 순서대로 계약합니다. 다 나가면 마감합니다.', said: -40, from: at(-33, 10), until: null, areas: ['2917000000'], steps: STEPS.none,
    units: [home('21A', 21.4, [1540, 73_600], 9, swap(500, 2500, 6.5)), home('36A', 36.9, [2680, 127_800], 4, swap(800, 4300, 6.5))] },
  { ...HAPPY, key: 'happy-08', by: 'lhNorth', title: '고양장항 신혼희망타운(행복주택) 예비입주자 모집공고', summary: null, said: -8, from: at(-1, 10), until: at(4, 17), areas: ['4128500000'], papers: PAPERS.couple,
    units: [home('46A', 46.5, [8120, 348_200], 44, { detail: '방 2 · 발코니', ...swap(2800, 13_000, 6.5) }), home('55A', 55.3, [9680, 415_100], 20, { detail: '방 3', ...swap(3300, 15_500, 6.5) })],
    ask: ASKS.happyNewly },
  { ...HAPPY, key: 'happy-09', by: 'ih', title: '{년}년 인천 용현 행복주택 입주자 모집공고', summary: '인하대 후문 앞 청년 전용 단지입니다. 공고 뒤 세대수가 바뀌었으니 정정 내용을 확인하세요.', said: -15, from: at(-5, 10), until: at(5, 17), areas: ['2817700000'],
    units: [home('17A', 17.1, [1980, 96_300], 64, swap(600, 3200, 6.5)), home('23B', 23.5, [2720, 132_400], 28, swap(900, 4400, 6.5))],
    was: { corrected: -2, units: [home('17A', 17.1, [1980, 96_300], 72, swap(600, 3200, 6.5)), home('23B', 23.5, [2720, 132_400], 28, swap(900, 4400, 6.5))] } },
  { ...HAPPY, key: 'happy-10', by: 'lhGangwon', title: '춘천후평 행복주택 예비입주자 모집공고', summary: null, said: -31, from: at(-21, 10), until: at(-17, 17), areas: ['4211000000'],
    units: [home('16A', 16.4, [1210, 61_200], 25, swap(400, 2000, 6.5)), home('26A', 26.7, [1970, 99_700], 20, swap(600, 3200, 6.5))] },
  { ...HAPPY, key: 'happy-11', by: 'lhSeoul', title: '{년}년 1차 서울지역 행복주택 예비입주자 모집공고', summary: '서울 여섯 개 구, 열한 단지의 예비입주자를 모집했습니다.', said: -70, from: at(-58, 10), until: at(-54, 17), areas: ['1162000000', '1159000000', '1153000000', '1154500000', '1130500000', '1126000000'],
    units: [home('대방 20A', 20.9, [5320, 208_700], 30, swap(1800, 8500, 6.5)), home('가산 17A', 17.6, [4210, 170_300], 41, swap(1400, 6800, 6.5)), home('면목 29A', 29.8, [4980, 203_500], 18, swap(1600, 8000, 6.5))],
    ask: ASKS.happyAll },
  { ...HAPPY, key: 'happy-12', by: 'lhBusan', title: '울산무거 행복주택 예비입주자 모집공고', summary: '울산대 정문에서 걸어서 5분입니다.', said: -7, from: at(0, 10), until: at(7, 17), areas: ['3114000000'],
    units: [home('19A', 19.4, [1730, 82_500], 38, swap(500, 2800, 6.5)), home('26A', 26.5, [2360, 112_600], 16, swap(700, 3800, 6.5))], ask: ASKS.happyAll },
];
