import { addDays, dayTime, SUPPLY_CODES, UNKNOWN_CONDITIONS, supplyName } from '#core';
import type { NewNotice } from '../../../server/ports/notices/notices';

const TODAY = '20261120';
/** Days between the first and the last announcement. */
const DAYS = 3000;
const SEOUL = '관악구 동작구 강서구 마포구 성북구 노원구 은평구 송파구 강동구 중랑구'.split(' ');
const OTHERS =
  '경기 수원시,경기 성남시,경기 고양시,경기 부천시,인천 부평구,부산 사하구,부산 해운대구,대구 달서구,대전 유성구,광주 북구,울산 남구,세종,강원 춘천시,충북 청주시,전북 전주시,경남 창원시,제주 서귀포시'.split(
    ',',
  );
const AREAS = [...SEOUL.map((name) => `서울 ${name}`), ...OTHERS];
const WHOM = '청년,신혼부부,대학생,1인 가구,고령자,다자녀,사회초년생,청년'.split(',');
const WHAT =
  '예비입주자 모집,입주자 모집,월세 지원 신청,이사비·중개보수 지원,보증금 이자 지원,추가 모집,잔여세대 선착순 모집,주거 상담,상시 모집'.split(
    ',',
  );
const SAID =
  '시세의 40~50%로 빌려주는 주택이에요|무주택 세대구성원이면 신청할 수 있어요|부모님과 따로 사는 게 조건이에요|소득은 도시근로자 월평균소득 이하여야 해요|공고일에 그 지역에 살고 있어야 해요|서류는 정부24에서 떼어 온라인으로 내면 돼요|지하철역에서 걸어서 10분 안에 있어요|승강기와 빌트인 가전이 있어요|자동차 가액이 기준을 넘으면 안 돼요|당첨자는 홈페이지에서 발표해요|계약은 센터를 방문해서 해요|임대 기간은 2년이고 두 번 다시 계약할 수 있어요|보증금과 월세를 서로 바꿀 수 있어요|관리비는 따로 내요|주차는 신청하는 사람이 많으면 추첨해요|반려동물은 관리 규약을 따라요'.split(
    '|',
  );

/** The same numbers for everybody, each between 0 and below 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** So many notices, no two alike, over some eight years. */
export function* corpus(count: number): Generator<NewNotice> {
  const next = numbers(20_261_124);
  const one = <Value>(list: readonly Value[]): Value =>
    list[Math.floor(next() * list.length)] as Value;
  for (let at = 0; at < count; at += 1) {
    const supplyTypeCode = one(SUPPLY_CODES);
    const area = one(AREAS);
    const announcedOn = addDays(TODAY, -Math.floor(next() * DAYS));
    const parts = [one(WHOM), supplyName(supplyTypeCode), one(WHAT)];
    const title = `${announcedOn.slice(0, 4)}년 ${1 + (at % 9)}차 ${area} ${parts.join(' ')}`;
    yield {
      number: String(at),
      organisation: one(['LH', 'SH', 'GH', '서울시', '국토교통부', '부산도시공사']),
      office: null,
      title: at % 3 === 0 ? parts.join(' ') : title,
      summary: Array.from({ length: 6 }, () => one(SAID)).join('. '),
      supplyTypeCode,
      announcedOn,
      from: null,
      until: dayTime(addDays(announcedOn, 30), null),
      areas: [{ code: '1100000000', name: area }],
      conditions: UNKNOWN_CONDITIONS,
      isSaidOver: false,
      isExample: true,
      schedule: [],
      units: [],
      documents: [],
      attachments: [],
      link: null,
      contact: null,
    };
  }
}
