import type { Fields } from '#core';
import type { ExampleDays } from './example-days';

/** Items of the emulated MyHome. All of them are INVENTED. */
export type MyHomeExample = (days: ExampleDays) => readonly Fields[];

const shared = (id: string) => ({
  pblancId: id,
  houseSn: 1,
  beforePblancId: '',
  sttusNm: '일반',
  houseTyNm: '아파트',
  refrnc: '0507-0000-0102',
  url: `https://example.com/myhome/${id}`,
  pcUrl: `https://example.com/myhome/pc/${id}`,
  mobileUrl: `https://example.com/myhome/m/${id}`,
});

/** Two complexes of one notice, of which one came twice. */
const integrated: MyHomeExample = ({ month, day }) => {
  const item = {
    ...shared(`9${month}1`),
    pblancNm: '[예시] 수원 통합공공임대 입주자 모집',
    suplyInsttNm: '예시도시공사',
    suplyTyNm: '통합공공임대',
    rcritPblancDe: day(1),
    beginDe: day(20),
    endDe: day(40),
    przwnerPresnatnDe: day(75),
    brtcNm: '경기도',
    signguNm: '수원시 영통구',
  };
  const first = {
    ...item,
    hsmpNm: '예시 광교 1단지',
    fullAdres: '경기도 수원시 영통구 이의동',
    sumSuplyCo: 60,
    rentGtn: 21_600_000,
    mtRntchrg: 180_000,
  };
  const second = { ...first, houseSn: 0, hsmpNm: '예시 광교 2단지', sumSuplyCo: 24 };
  return [first, second, second];
};

/** One item, and its correction under a number of its own. */
const permanent: MyHomeExample = ({ month, day }) => {
  const item = {
    ...shared(`9${month}2`),
    pblancNm: '[예시] 해운대 영구임대 예비입주자 모집',
    suplyInsttNm: '예시주택공사',
    suplyTyNm: '영구임대',
    rcritPblancDe: day(0),
    beginDe: day(10),
    endDe: day(36),
    przwnerPresnatnDe: '',
    brtcNm: '부산광역시',
    signguNm: '해운대구',
    hsmpNm: '예시 반송 5단지',
    fullAdres: '부산광역시 해운대구 반송동',
    sumSuplyCo: 30,
    rentGtn: 0,
    mtRntchrg: 0,
  };
  const correction = {
    ...item,
    pblancId: `9${month}3`,
    beforePblancId: item.pblancId,
    sttusNm: '정정',
    rcritPblancDe: day(5),
    endDe: day(41),
  };
  return [item, correction];
};

/** LH's own, which its own service tells as well. */
const fromLh: MyHomeExample = ({ month, day }) => [
  {
    ...shared(`9${month}4`),
    pblancNm: '[예시] 관악·동작 행복주택 예비입주자 모집공고',
    suplyInsttNm: 'LH',
    suplyTyNm: '행복주택',
    rcritPblancDe: day(0),
    beginDe: day(34),
    endDe: day(38),
    brtcNm: '서울특별시',
    signguNm: '관악구',
    hsmpNm: '예시 신림 행복주택',
    fullAdres: '서울특별시 관악구 신림동',
  },
];

export const MYHOME_EXAMPLES: readonly MyHomeExample[] = [integrated, permanent, fromLh];
